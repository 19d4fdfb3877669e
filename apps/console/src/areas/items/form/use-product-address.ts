import { useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSees } from '#session/may.ts'
import { PRODUCTS } from '../paths.ts'
import { listPathAtom } from '../list/products.atoms.ts'
import { queryText, readGrouped, readQuery, withoutFilters, withParams } from '../list/products-url.ts'
import { readView } from '../list/saved-view.ts'
import type { SavedView } from '../list/views.atoms.ts'

/** Everything the URL says about the list, and functions to change the URL. */
export function useProductAddress() {
  const [params, setParams] = useSearchParams()
  const mayReadCost = useSees('costPrice')
  const mayReadPrice = useSees('sellingPrice')
  const hidden = new Set([...(mayReadCost ? [] : ['costPrice']), ...(mayReadPrice ? [] : ['sellingPrice'])])
  const isGrouped = readGrouped(params)
  const text = queryText(readQuery(params, hidden), isGrouped)
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text])

  const setListPath = useSetAtom(listPathAtom)
  useEffect(() => setListPath(params.size ? `${PRODUCTS}?${params}` : PRODUCTS), [setListPath, params])

  return {
    params,
    /** The query, the same object until it changes. */
    query,
    isGrouped,
    /** The canonical text of the query and of the grouping. */
    text,
    mayReadCost,
    mayReadPrice,
    /** Changes parameters of the URL. Back undoes the change unless it replaces the history entry. */
    go: (changes: Record<string, string | null>, { replace = false } = {}) =>
      setParams((now) => withParams(now, changes), { replace }),
    clear: () => setParams(withoutFilters),
    goToView: (view: SavedView | undefined) => {
      const next = new URLSearchParams(view ? readView(view.state).query : '')
      if (view) next.set('view', view.viewID)
      setParams(next)
    },
  }
}

export type ProductAddress = ReturnType<typeof useProductAddress>
