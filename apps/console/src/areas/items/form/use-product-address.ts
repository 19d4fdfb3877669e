import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSees } from '#session/may.ts'
import { PRODUCTS } from '../paths.ts'
import { listPathAtom } from '../list/products.atoms.ts'
import { queryText, readGrouped, readQuery, withoutFilters, withParams } from '../list/products-url.ts'
import { viewParams } from '../views/view-path.ts'
import { type SavedView, viewsAtom } from '../views/views.atoms.ts'

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

  const opens = useAtomValue(viewsAtom).some((view) => view.opens)
  /** An address that says nothing is that of the view which the list opens with. */
  const kept = (next: URLSearchParams) => (opens && next.size === 0 ? viewParams(undefined) : next)

  return {
    params,
    /** The query, the same object until it changes. */
    query,
    isGrouped,
    /** The canonical text of the query and of the grouping. */
    text,
    mayReadCost,
    mayReadPrice,
    /** What may not be filtered by. */
    hidden: hidden as ReadonlySet<string>,
    /** Changes parameters of the URL. Back undoes the change unless it replaces the history entry. */
    go: (changes: Record<string, string | null>, { replace = false } = {}) =>
      setParams((now) => kept(withParams(now, changes)), { replace }),
    clear: () => setParams((now) => kept(withoutFilters(now))),
    goToView: (view: SavedView | undefined) => setParams(viewParams(view)),
  }
}

export type ProductAddress = ReturnType<typeof useProductAddress>
