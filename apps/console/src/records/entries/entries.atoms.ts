import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { ListKind } from '@greenroom/catalog'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation, taken } from '#data/mutation.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type Entry = Schemas['Entry']

const at = (kind: ListKind) => ({ path: { kind } })

/** The entries of a list. Throws ApiError. */
export const entriesOf = resource({
  name: 'entries',
  entities: (kind: ListKind) => [kind],
  load: async (api, signal, kind: ListKind): Promise<readonly Entry[]> =>
    dataOf(await api.GET('/lists/{kind}', { params: at(kind), signal })).body,
})

/** What forms and columns of any list need. */
export const listSettingsAtom = combined({ formats: formatsAtom, restricted: restrictedAtom })

/** Creates an entry. Throws ApiError. */
export const createEntryAtom = mutation(
  async (api, kind: ListKind, body: Schemas['EntryCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/lists/{kind}', { params: at(kind), body, headers })).body,
  { changes: (kind) => [kind] },
)

/** Updates an entry. Throws ApiError. */
export const updateEntryAtom = mutation(
  async (api, kind: ListKind, body: Schemas['EntryUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/lists/{kind}', { params: at(kind), body, headers })).body,
  { changes: (kind) => [kind], takes: (entry, kind) => [withEntries(kind, [entry])] },
)

/** A list with these entries as they are now. */
export function withEntries(kind: ListKind, changed: readonly Entry[]) {
  const newer = new Map(changed.map((entry) => [entry.id, entry]))
  return taken(entriesOf(kind), (entries) => entries.map((entry) => newer.get(entry.id) ?? entry))
}
