import { useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { PRODUCTS } from './paths.ts'
import { listPathAtom } from './products.atoms.ts'
import { queryText, readQuery, withoutFilters, withParams } from './products-url.ts'
import { readView } from './saved-view.ts'
import type { SavedView } from './views.atoms.ts'

/** Everything that the list shows, as the address says it, and the ways to change the address. */
export function useProductAddress() {
  const [params, setParams] = useSearchParams()
  const mayReadCost = useAccess('CATALOG_PRODUCT_COST').read
  const mayReadPrice = useAccess('CATALOG_PRODUCT_PRICE').read
  const hidden = new Set([...(mayReadCost ? [] : ['costPrice']), ...(mayReadPrice ? [] : ['sellingPrice'])])
  const text = queryText(readQuery(params, hidden))
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text])

  const setListPath = useSetAtom(listPathAtom)
  useEffect(() => setListPath(params.size ? `${PRODUCTS}?${params}` : PRODUCTS), [setListPath, params])

  return {
    params,
    /** The query, the same object while it is the same, and its one spelling. */
    query,
    text,
    mayReadCost,
    mayReadPrice,
    /** Changes some words of the address. Back undoes it unless it replaces. */
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
