import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { type RequestHeaders, apiAtom } from '#data/api.ts'
import { mutation, taken } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type PriceChange = Schemas['PriceChange']
export type PriceChangeRow = Schemas['PriceChangeRow']

const PAGE = 100

export type PriceChangeQuery = { search?: string; state?: string; waiting?: boolean; sort?: string }

export const priceChangePages = paged({
  name: 'priceChanges',
  entities: ['priceChange'],
  async load(api, signal, cursor, query: PriceChangeQuery) {
    return dataOf(await api.GET('/pricechanges', { params: { query: { ...query, cursor, limit: PAGE } }, signal })).body
  },
})

export const priceChangeRecord = resource({
  name: 'priceChange',
  entities: ['priceChange'],
  recordOf: (number: string) => number,
  async load(api, signal, number: string): Promise<PriceChange> {
    return dataOf(await api.GET('/pricechanges/{number}', { params: { path: { number } }, signal })).body
  },
})

export const priceChangeEvents = resource({
  name: 'priceChangeEvents',
  entities: ['priceChange'],
  recordOf: (number: string) => number,
  async load(api, signal, number: string): Promise<readonly Schemas['DocumentEvent'][]> {
    return dataOf(await api.GET('/pricechanges/{number}/events', { params: { path: { number } }, signal })).body
  },
})

/** What a write has answered is what the screen shows. */
const shown = (saved: PriceChange) => [taken(priceChangeRecord(saved.number), () => saved)]

type Save = { number: string | undefined; body: Omit<Schemas['PriceChangeUpdate'], 'version'>; version: number }

/** Makes one where there is no number yet. */
export const savePriceChangeAtom = mutation(
  async (api, { number, body, version }: Save, headers?: RequestHeaders): Promise<PriceChange> => {
    if (number === undefined) return dataOf(await api.POST('/pricechanges', { body, headers })).body
    const params = { path: { number } }
    return dataOf(await api.PUT('/pricechanges/{number}', { params, body: { ...body, version }, headers })).body
  },
  { changes: ['priceChange'], takes: (saved) => shown(saved) },
)

export const movePriceChangeAtom = mutation(
  async (api, number: string, body: Schemas['DocumentActionRequest']): Promise<PriceChange> =>
    dataOf(await api.POST('/pricechanges/{number}/actions', { params: { path: { number } }, body })).body,
  { changes: ['priceChange'], takes: (saved) => shown(saved) },
)

export const priceChangeFileAtom = atom(null, async (get, _set, number: string, type: 'csv' | 'pdf'): Promise<Blob> => {
  const [api, params] = [get(apiAtom), { path: { number } }]
  return type === 'csv'
    ? dataOf(await api.GET('/pricechanges/{number}/csv', { params, parseAs: 'blob' }))
    : dataOf(await api.GET('/pricechanges/{number}/pdf', { params, parseAs: 'blob' }))
})

export const addPriceChangeAttachmentAtom = mutation(
  async (api, number: string, file: File): Promise<PriceChange> =>
    dataOf(
      await api.POST('/pricechanges/{number}/attachments', {
        params: { path: { number }, query: { name: file.name } },
        body: file as never,
        bodySerializer: (body: unknown) => body as Blob,
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    ).body,
  { changes: ['priceChange'], takes: (saved) => shown(saved) },
)

export const removePriceChangeAttachmentAtom = mutation(
  async (api, number: string, attachmentID: string): Promise<PriceChange> =>
    dataOf(
      await api.DELETE('/pricechanges/{number}/attachments/{attachmentID}', {
        params: { path: { number, attachmentID } },
      }),
    ).body,
  { changes: ['priceChange'], takes: (saved) => shown(saved) },
)

export const priceChangeAttachmentAtom = atom(
  null,
  async (get, _set, number: string, attachmentID: string): Promise<Blob> => {
    const params = { path: { number, attachmentID } }
    return dataOf(
      await get(apiAtom).GET('/pricechanges/{number}/attachments/{attachmentID}', { params, parseAs: 'blob' }),
    )
  },
)
