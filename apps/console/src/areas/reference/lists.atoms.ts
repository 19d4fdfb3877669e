import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { listBelow, type ListKind } from '@greenroom/catalog'
import { mutation, taken } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import { entriesOf, type Entry, withEntries } from '#records/entries/entries.atoms.ts'

type Schemas = components['schemas']

export type EntryUse = Schemas['EntryUse']
export type EntryPlan = Schemas['EntryPlan']
export type Merge = Schemas['Merge']

const at = (kind: ListKind) => ({ path: { kind } })

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

/** Most entries of one call, as the contract has it. */
const IDS_MAX = 5000

/** Each of these throws ApiError. */
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
