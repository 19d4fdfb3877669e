import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { apiAtom } from '#app/api.ts'
import { useChange } from '#app/use-change.ts'
import { followChangeAtom, loadProductsAtom } from './products.atoms.ts'
import type { ProductQuery } from './products-url.ts'

/** Loads the list whenever the query or the client changes, and what colleagues change. Answers what loads it again. */
export function useProductLoad(query: ProductQuery): () => void {
  const api = useAtomValue(apiAtom)
  const load = useSetAtom(loadProductsAtom)
  const follow = useSetAtom(followChangeAtom)

  useEffect(() => {
    const stop = new AbortController()
    void load(api, query, stop.signal)
    return () => stop.abort()
  }, [load, api, query])

  const reload = () => void load(api, query, new AbortController().signal)
  useChange((change) => {
    if (!change || change.entity === 'item') void follow(change?.ids ?? null, reload)
  })
  return reload
}
