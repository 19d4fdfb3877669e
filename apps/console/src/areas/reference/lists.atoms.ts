import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { listBelow, type ListKind } from '@greenroom/catalog'
import type { RequestHeaders } from '#data/api.ts'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation, taken } from '#data/mutation.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type Entry = Schemas['Entry']
export type EntryUse = Schemas['EntryUse']
export type EntryPlan = Schemas['EntryPlan']
export type Merge = Schemas['Merge']

const at = (kind: ListKind) => ({ path: { kind } })

/** The entries of a list. Throws ApiError. */
export const entriesOf = resource({
  name: 'entries',
  entities: (kind: ListKind) => [kind],
  load: async (api, signal, kind: ListKind): Promise<readonly Entry[]> =>
    dataOf(await api.GET('/lists/{kind}', { params: at(kind), signal })).body,
})

/** What refers to the entries of a list, by their IDs: items, and entries of the list below. */
export const usesOf = resource({
  name: 'uses',
  entities: (kind: ListKind) => [kind, listBelow(kind) ?? kind, 'item'],
  async load(api, signal, kind: ListKind): Promise<ReadonlyMap<string, EntryUse>> {
    const uses = dataOf(await api.GET('/lists/{kind}/uses', { params: at(kind), signal })).body
    return new Map(uses.map((use) => [use.id, use]))
  },
  // Counting takes too long to follow each change of an item.
  renew: (_api, _uses, change) => (change?.entity === 'item' ? Promise.resolve((uses) => uses) : undefined),
})

/** What forms and columns of any list need. */
export const listSettingsAtom = combined({ formats: formatsAtom, restricted: restrictedAtom })

/** Each of these throws ApiError. */
export const createEntryAtom = mutation(
  async (api, kind: ListKind, body: Schemas['EntryCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/lists/{kind}', { params: at(kind), body, headers })).body,
  { changes: (kind) => [kind] },
)

export const updateEntryAtom = mutation(
  async (api, kind: ListKind, body: Schemas['EntryUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/lists/{kind}', { params: at(kind), body, headers })).body,
  { changes: (kind) => [kind], takes: (entry, kind) => [withEntries(kind, [entry])] },
)

/** Most entries of one call, as the contract has it. */
const IDS_MAX = 5000

export const setStatusAtom = mutation(
  async (api, kind: ListKind, ids: readonly string[], status: Entry['status']) => {
    const changed: Entry[] = []
    for (let start = 0; start < ids.length; start += IDS_MAX) {
      const body = { ids: ids.slice(start, start + IDS_MAX), status }
      changed.push(...dataOf(await api.PUT('/lists/{kind}/status', { params: at(kind), body })).body)
    }
    return changed
  },
  { changes: (kind) => [kind], takes: (changed, kind) => [withEntries(kind, changed)] },
)

export const deleteEntryAtom = mutation(
  async (api, kind: ListKind, id: string) => {
    dataOf(await api.DELETE('/lists/{kind}', { params: { ...at(kind), query: { id } } }))
  },
  {
    changes: (kind) => [kind],
    takes: (_, kind, gone) => [taken(entriesOf(kind), (entries) => entries.filter(({ id }) => id !== gone))],
  },
)

/** What a merge would move. */
export const mergePreview = resource({
  name: 'mergePreview',
  kind: 'record',
  async load(api, signal, kind: ListKind, from: string, into: string) {
    const params = { ...at(kind), query: { from, into } }
    return dataOf(await api.GET('/lists/{kind}/merge', { params, signal })).body
  },
})

export const mergeAtom = mutation(
  async (api, kind: ListKind, from: string, into: string) =>
    dataOf(await api.POST('/lists/{kind}/merge', { params: at(kind), body: { from, into } })).body,
  { changes: (kind) => [kind, 'item'] },
)

export const checkImportAtom = mutation(async (api, kind: ListKind, entries: Schemas['ImportedEntry'][]) => {
  return dataOf(await api.POST('/lists/{kind}/imports/check', { params: at(kind), body: { entries } })).body
})

export const importAtom = mutation(
  async (api, kind: ListKind, entries: Schemas['ImportedEntry'][]) =>
    dataOf(await api.POST('/lists/{kind}/imports', { params: at(kind), body: { entries } })).body,
  { changes: (kind) => [kind] },
)

/** A list with these entries as they are now. */
function withEntries(kind: ListKind, changed: readonly Entry[]) {
  const newer = new Map(changed.map((entry) => [entry.id, entry]))
  return taken(entriesOf(kind), (entries) => entries.map((entry) => newer.get(entry.id) ?? entry))
}
