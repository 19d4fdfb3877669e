import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { useEffect, useState } from 'react'
import { equalCodes } from '@greenroom/catalog'
import { useMay } from '#session/may.ts'
import { type Resource, resource } from './resource.ts'
import { useResource } from './use-resource.ts'

/** Milliseconds to wait after typing before the search starts. */
const PAUSE_MS = 150
/** How many items are shown beside other results. */
const SHOWN = 8

type Item = components['schemas']['Item']

const NOTHING: readonly never[] = []

/** Items by ID, UPC or name. */
const foundItems = resource({
  name: 'itemSearch',
  entities: ['item'],
  load: async (api, signal, search: string, limit: number): Promise<readonly Item[]> =>
    dataOf(await api.GET('/items', { params: { query: { search, limit } }, signal })).body.data,
})

/** Searches items while the user types, if they may read products. */
export function useFoundItems(text: string, limit = SHOWN): { items: readonly Item[]; pending: boolean } {
  const { may } = useMay('listItems')
  const { found, pending } = useFound(may ? text : '', (search) => foundItems(search, limit))
  return { items: found, pending }
}

/** The ID of the only item that has the text as its ID or UPC. */
export function exactItemID(items: readonly Item[], text: string): string | undefined {
  const codes = equalCodes(text.toLowerCase())
  const exact = items.filter(({ itemID, upc }) =>
    [itemID, upc ?? ''].some((code) => codes.includes(code.toLowerCase())),
  )
  return exact.length === 1 ? exact[0]!.itemID : undefined
}

/**
 * Searches while the user types. Earlier results stay until the next answer. A failed search finds nothing: session and
 * gateway failures are reported elsewhere.
 */
export function useFound<Row>(text: string, find: (search: string) => Resource<readonly Row[]>) {
  const query = text.trim()
  const [asked, setAsked] = useState(query)
  const [kept, setKept] = useState(NOTHING as readonly Row[])
  const { value, loading } = useResource(asked === '' ? undefined : find(asked))
  const found = value ?? (loading ? kept : NOTHING)
  if (found !== kept) setKept(found)

  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), query === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])

  return { found: query === '' ? NOTHING : found, pending: query !== asked || loading }
}
