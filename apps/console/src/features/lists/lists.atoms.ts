import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { LIST_KINDS, type ListKind, restrictedCharacters } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { providerOf } from '#app/list-provider.ts'
import { syncAtom, systemConfigurationAtom } from '#app/reference.atoms.ts'

type Schemas = components['schemas']

export type Entry = Schemas['Entry']
export type EntryUse = Schemas['EntryUse']
export type EntryPlan = Schemas['EntryPlan']
export type Merge = Schemas['Merge']

const at = (kind: ListKind) => ({ path: { kind } })

/** A list with the list whose entries stand above, of which the first needs the names. Throws ApiError. */
export const loadListAtom = atom(null, async (get, _set, kind: ListKind) => {
  const api = get(apiAtom)
  const read = async (of: ListKind) => dataOf(await api.GET('/lists/{kind}', { params: at(of) })).body
  const { above } = LIST_KINDS[kind]
  const [entries, entriesAbove] = await Promise.all([read(kind), above ? read(above) : []])
  return { entries, above: entriesAbove }
})

export const loadUsesAtom = atom(null, async (get, _set, kind: ListKind) => {
  const uses = dataOf(await get(apiAtom).GET('/lists/{kind}/uses', { params: at(kind) })).body
  return new Map(uses.map((use) => [use.id, use]))
})

/** What forms and columns of any list need. */
export const listSettingsAtom = atom(async (get) => {
  const [formats, configuration] = await Promise.all([get(formatsAtom), get(systemConfigurationAtom)])
  return { formats, restricted: restrictedCharacters(configuration) }
})

export type ListSettings = Awaited<ReturnType<(typeof listSettingsAtom)['read']>>

/** What the console keeps of a list is read again after each of these. They throw ApiError. */
const reloadAtom = atom(null, (_get, set, kind: ListKind) => {
  void set(syncAtom, { force: true, only: [providerOf(kind)] })
})

export const createEntryAtom = atom(null, async (get, set, kind: ListKind, body: Schemas['EntryCreate']) => {
  const entry = dataOf(await get(apiAtom).POST('/lists/{kind}', { params: at(kind), body })).body
  set(reloadAtom, kind)
  return entry
})

export const updateEntryAtom = atom(null, async (get, set, kind: ListKind, body: Schemas['EntryUpdate']) => {
  const entry = dataOf(await get(apiAtom).PUT('/lists/{kind}', { params: at(kind), body })).body
  set(reloadAtom, kind)
  return entry
})

/** Most entries of one call, as the contract has it. */
const IDS_MAX = 5000

export const setStatusAtom = atom(
  null,
  async (get, set, kind: ListKind, ids: readonly string[], status: Entry['status']) => {
    const changed: Entry[] = []
    for (let start = 0; start < ids.length; start += IDS_MAX) {
      const body = { ids: ids.slice(start, start + IDS_MAX), status }
      changed.push(...dataOf(await get(apiAtom).PUT('/lists/{kind}/status', { params: at(kind), body })).body)
    }
    set(reloadAtom, kind)
    return changed
  },
)

export const deleteEntryAtom = atom(null, async (get, set, kind: ListKind, id: string) => {
  dataOf(await get(apiAtom).DELETE('/lists/{kind}', { params: { ...at(kind), query: { id } } }))
  set(reloadAtom, kind)
})

export const previewMergeAtom = atom(null, async (get, _set, kind: ListKind, from: string, into: string) => {
  const params = { ...at(kind), query: { from, into } }
  return dataOf(await get(apiAtom).GET('/lists/{kind}/merge', { params })).body
})

export const mergeAtom = atom(null, async (get, set, kind: ListKind, from: string, into: string) => {
  const merge = dataOf(await get(apiAtom).POST('/lists/{kind}/merge', { params: at(kind), body: { from, into } })).body
  set(reloadAtom, kind)
  return merge
})

export const checkImportAtom = atom(null, async (get, _set, kind: ListKind, entries: Schemas['ImportedEntry'][]) => {
  const options = { params: at(kind), body: { entries } }
  return dataOf(await get(apiAtom).POST('/lists/{kind}/imports/check', options)).body
})

export const importAtom = atom(null, async (get, set, kind: ListKind, entries: Schemas['ImportedEntry'][]) => {
  const options = { params: at(kind), body: { entries } }
  const plans = dataOf(await get(apiAtom).POST('/lists/{kind}/imports', options)).body
  set(reloadAtom, kind)
  return plans
})
