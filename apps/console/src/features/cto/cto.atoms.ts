import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { restrictedCharacters } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { systemConfigurationAtom } from '#app/reference.atoms.ts'
import { companyAtom } from '#app/session.atoms.ts'

type Schemas = components['schemas']

export type CtoItem = Schemas['CtoItem']
export type StoredGroup = Schemas['StoredOptionGroup']
export type Component = Schemas['Component']
export type ComponentSet = Schemas['ComponentSet']
export type Components = Schemas['Components']
export type StoredRestriction = Schemas['StoredRestriction']
type Status = Schemas['Component']['status']

/** What forms and columns need. */
export const ctoSettingsAtom = atom(async (get) => {
  const [formats, company, configuration] = await Promise.all([
    get(formatsAtom),
    get(companyAtom),
    get(systemConfigurationAtom),
  ])
  return { formats, currency: company.currency, restricted: restrictedCharacters(configuration) }
})

/** Everything below throws ApiError. */
const loadGroupsAtom = atom(null, async (get) => dataOf(await get(apiAtom).GET('/cto/groups')).body)

export const loadComponentsAtom = atom(null, async (get) => dataOf(await get(apiAtom).GET('/cto/components')).body)

/** The items with the groups, whose names they show. */
export const loadItemsAtom = atom(null, async (get, set) => {
  const [items, groups] = await Promise.all([
    get(apiAtom)
      .GET('/cto/items')
      .then((answer) => dataOf(answer).body),
    set(loadGroupsAtom),
  ])
  return { items, groups }
})

/** The groups with the components that they may offer. */
export const loadGroupsAndPartsAtom = atom(null, async (_get, set) => {
  const [groups, parts] = await Promise.all([set(loadGroupsAtom), set(loadComponentsAtom)])
  return { groups, ...parts }
})

export const loadRestrictionsAtom = atom(null, async (get) => dataOf(await get(apiAtom).GET('/cto/restrictions')).body)

export const createGroupAtom = atom(null, async (get, _set, body: Schemas['OptionGroupCreate']) => {
  return dataOf(await get(apiAtom).POST('/cto/groups', { body })).body
})

export const updateGroupAtom = atom(null, async (get, _set, body: Schemas['OptionGroupUpdate']) => {
  return dataOf(await get(apiAtom).PUT('/cto/groups', { body })).body
})

export const deleteGroupAtom = atom(null, async (get, _set, { id }: Pick<StoredGroup, 'id'>) => {
  dataOf(await get(apiAtom).DELETE('/cto/groups', { params: { query: { id } } }))
})

export const createRestrictionAtom = atom(null, async (get, _set, body: Schemas['RestrictionCreate']) => {
  return dataOf(await get(apiAtom).POST('/cto/restrictions', { body })).body
})

export const updateRestrictionAtom = atom(null, async (get, _set, body: Schemas['RestrictionUpdate']) => {
  return dataOf(await get(apiAtom).PUT('/cto/restrictions', { body })).body
})

export const deleteRestrictionAtom = atom(null, async (get, _set, { kind, text }: StoredRestriction) => {
  dataOf(await get(apiAtom).DELETE('/cto/restrictions', { params: { query: { kind, text } } }))
})

export const addComponentAtom = atom(null, async (get, _set, body: Schemas['ComponentCreate']) => {
  return dataOf(await get(apiAtom).POST('/cto/components', { body })).body
})

export const generateComponentsAtom = atom(null, async (get, _set, body: Schemas['ComponentSetCreate']) => {
  return dataOf(await get(apiAtom).POST('/cto/components/sets', { body })).body
})

export const setComponentStatusAtom = atom(null, async (get, _set, itemIDs: string[], status: Status) => {
  dataOf(await get(apiAtom).PUT('/cto/components/status', { body: { itemIDs, status } }))
})

export const removeComponentAtom = atom(null, async (get, _set, { itemID }: Pick<Component, 'itemID'>) => {
  dataOf(await get(apiAtom).DELETE('/cto/components', { params: { query: { itemID } } }))
})
