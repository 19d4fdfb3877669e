import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { apiAtom } from '#app/api.ts'
import { loadProductsAtom } from './products.atoms.ts'
import type { ProductQuery } from './products-url.ts'

/** Loads the list whenever the query or the client changes. Answers what loads it again. */
export function useProductLoad(query: ProductQuery): () => void {
  const api = useAtomValue(apiAtom)
  const load = useSetAtom(loadProductsAtom)

  useEffect(() => {
    const stop = new AbortController()
    void load(api, query, stop.signal)
    return () => stop.abort()
  }, [load, api, query])

  return () => void load(api, query, new AbortController().signal)
}
