import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom, type RequestHeaders } from '#api/api.ts'
import { mutation, taken } from '#data/mutation.ts'
import { type Page, paged } from '#data/pages.ts'
import { resource } from '#data/resource.ts'
import type { DocumentScreenKind, StoredDocument } from './document-screen.ts'

type Schemas = components['schemas']

export type DocumentQuery = { search?: string; state?: string; waiting?: boolean; sentBack?: boolean; sort?: string }

/** What is saved: `number` is undefined for a new document. */
type Save<Body> = { number: string | undefined; version: number; body: Body }

type DocumentPage<Row> = Page<Row> & { total: Schemas['Total'] }

/** Documents a page. */
const PAGE = 100

/** The kinds have the same operations: those of price changes stand for all of them in the types. */
const ofPath = (path: string) => path as '/pricechanges'

/**
 * What the screens of a kind of document load and save, from the path of its operations and the entity of its changes.
 * Its fields are typed by the contract's schemas.
 */
export function documentAtoms<Stored extends StoredDocument, Row, Body extends object>(path: string, entity: string) {
  const [all, one] = [ofPath(path), `${ofPath(path)}/{number}` as const]
  const entities = [entity]
  const answered = ({ body }: { body: unknown }) => body as Stored

  const pages = paged({
    name: `${entity}Pages`,
    entities,
    load: async (api, signal, cursor, query: DocumentQuery): Promise<DocumentPage<Row>> =>
      dataOf(await api.GET(all, { params: { query: { ...query, cursor, limit: PAGE } }, signal }))
        .body as unknown as DocumentPage<Row>,
  })

  const record = resource({
    name: entity,
    entities,
    recordOf: (number: string) => number,
    load: async (api, signal, number: string): Promise<Stored> =>
      answered(dataOf(await api.GET(one, { params: { path: { number } }, signal }))),
  })

  const events = resource({
    name: `${entity}Events`,
    entities,
    recordOf: (number: string) => number,
    load: async (api, signal, number: string): Promise<readonly Schemas['DocumentEvent'][]> =>
      dataOf(await api.GET(`${one}/events`, { params: { path: { number } }, signal })).body,
  })

  /** What a write has answered is what the screen shows. */
  const shown = (saved: Stored) => [taken(record(saved.number), () => saved)]

  /** Makes one where there is no number yet. */
  const saveAtom = mutation(
    async (api, { number, version, body }: Save<Body>, headers?: RequestHeaders) => {
      if (number === undefined) return answered(dataOf(await api.POST(all, { body: body as never, headers })))
      const update = { ...body, version } as never
      return answered(dataOf(await api.PUT(one, { params: { path: { number } }, body: update, headers })))
    },
    { changes: entities, takes: (saved) => shown(saved) },
  )

  const moveAtom = mutation(
    async (api, number: string, body: Schemas['DocumentActionRequest']) =>
      answered(dataOf(await api.POST(`${one}/actions`, { params: { path: { number } }, body }))),
    { changes: entities, takes: (saved) => shown(saved) },
  )

  const fileAtom = atom(null, async (get, _set, number: string, type: 'csv' | 'pdf'): Promise<Blob> => {
    const [api, params] = [get(apiAtom), { path: { number } }]
    return type === 'csv'
      ? dataOf(await api.GET(`${one}/csv`, { params, parseAs: 'blob' }))
      : dataOf(await api.GET(`${one}/pdf`, { params, parseAs: 'blob' }))
  })

  const addAtom = mutation(
    async (api, number: string, file: File) =>
      answered(
        dataOf(
          await api.POST(`${one}/attachments`, {
            params: { path: { number }, query: { name: file.name } },
            body: file as never,
            bodySerializer: (body: unknown) => body as Blob,
            headers: { 'Content-Type': 'application/octet-stream' },
          }),
        ),
      ),
    { changes: entities, takes: (saved) => shown(saved) },
  )

  const removeAtom = mutation(
    async (api, number: string, attachmentID: string) =>
      answered(
        dataOf(await api.DELETE(`${one}/attachments/{attachmentID}`, { params: { path: { number, attachmentID } } })),
      ),
    { changes: entities, takes: (saved) => shown(saved) },
  )

  const attachmentAtom = atom(null, async (get, _set, number: string, attachmentID: string): Promise<Blob> => {
    const params = { path: { number, attachmentID } }
    return dataOf(await get(apiAtom).GET(`${one}/attachments/{attachmentID}`, { params, parseAs: 'blob' }))
  })

  return {
    pages,
    saveAtom,
    /** As a `DocumentScreenKind` has them. */
    screen: {
      record,
      events,
      moveAtom,
      fileAtom,
      attachments: { addAtom, removeAtom, fileAtom: attachmentAtom },
    } satisfies Partial<DocumentScreenKind<Stored>>,
  }
}
