import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { apiAtom } from './api.ts'
import { useAccess } from './session.atoms.ts'

/** How long typing must pause before the server is asked, in milliseconds. */
const PAUSE_MS = 150
const SHOWN = 8

type Item = components['schemas']['Item']
type Found = { query: string; items: readonly Item[] }

const NOTHING: Found = { query: '', items: [] }

/** Items by ID, UPC or name, for users who may read products. What was found stays until the next answer. */
export function useItemSearch(text: string): { items: readonly Item[]; pending: boolean } {
  const api = useAtomValue(apiAtom)
  const may = useAccess('CATALOG_PRODUCT')
  const query = may.read ? text.trim() : ''
  const [found, setFound] = useState(NOTHING)

  useEffect(() => {
    if (query === '') return setFound(NOTHING)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const params = { query: { search: query, limit: SHOWN } }
        const { data } = dataOf(await api.GET('/items', { params, signal: stop.signal })).body
        setFound({ query, items: data })
      } catch {
        // The palette goes on without items; a refused session or a gateway failure shows by itself.
        if (!stop.signal.aborted) setFound({ query, items: [] })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, query])

  return { items: found.items, pending: query !== found.query }
}
