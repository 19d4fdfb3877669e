import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { useEffect, useState } from 'react'
import { useMay } from '#session/may.ts'
import { resource } from './resource.ts'
import { useResource } from './use-resource.ts'

/** Milliseconds to wait after typing before the search starts. */
const PAUSE_MS = 150
const SHOWN = 8

type Item = components['schemas']['Item']

const NOTHING: readonly Item[] = []

/** Items by ID, UPC or name. */
const foundItems = resource({
  name: 'itemSearch',
  entities: ['item'],
  load: async (api, signal, search: string): Promise<readonly Item[]> =>
    dataOf(await api.GET('/items', { params: { query: { search, limit: SHOWN } }, signal })).body.data,
})

/**
 * Searches items while the user types, if they may read products. Earlier results stay until the next answer. A failed
 * search finds nothing: session and gateway failures are reported elsewhere.
 */
export function useFoundItems(text: string): { items: readonly Item[]; pending: boolean } {
  const { may } = useMay('listItems')
  const query = may ? text.trim() : ''
  const [asked, setAsked] = useState(query)
  const [found, setFound] = useState(NOTHING)
  const { value, loading } = useResource(asked === '' ? undefined : foundItems(asked))
  const items = value ?? (loading ? found : NOTHING)
  if (items !== found) setFound(items)

  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), query === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])

  return { items: query === '' ? NOTHING : items, pending: query !== asked || loading }
}
