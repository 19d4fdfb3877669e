import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation, taken } from '#data/mutation.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type CtoItem = Schemas['CtoItem']
export type StoredGroup = Schemas['StoredOptionGroup']
export type Component = Schemas['Component']
export type ComponentSet = Schemas['ComponentSet']
export type Components = Schemas['Components']
export type StoredRestriction = Schemas['StoredRestriction']
type Status = Schemas['Component']['status']

/** What the forms and columns need. */
export const ctoSettingsAtom = combined(
  { formats: formatsAtom, company: companyAtom, restricted: restrictedAtom },
  ({ company, ...others }) => ({ currency: company.currency, ...others }),
)

/** All atoms below throw ApiError. Groups include how many items use them, components how many groups offer them. */
export const groupsAtom = resource({
  name: 'optionGroups',
  entities: ['optionGroup', 'ctoConfiguration'],
  load: async (api, signal) => dataOf(await api.GET('/cto/groups', { signal })).body,
})()

export const componentsAtom = resource({
  name: 'ctoComponents',
  entities: ['ctoComponent', 'optionGroup', 'item'],
  load: async (api, signal) => dataOf(await api.GET('/cto/components', { signal })).body,
})()

export const itemsAtom = resource({
  name: 'ctoItems',
  entities: ['item', 'optionGroup', 'ctoConfiguration'],
  load: async (api, signal) => dataOf(await api.GET('/cto/items', { signal })).body,
})()

export const restrictionsAtom = resource({
  name: 'ctoRestrictions',
  entities: ['ctoRestriction', 'ctoConfiguration'],
  load: async (api, signal) => dataOf(await api.GET('/cto/restrictions', { signal })).body,
})()

const CHANGES_GROUPS = { changes: ['optionGroup'] }
const CHANGES_RESTRICTIONS = { changes: ['ctoRestriction'] }
const CHANGES_COMPONENTS = { changes: ['ctoComponent'] }

export const createGroupAtom = mutation(
  async (api, body: Schemas['OptionGroupCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/cto/groups', { body, headers })).body,
  CHANGES_GROUPS,
)

export const updateGroupAtom = mutation(
  async (api, body: Schemas['OptionGroupUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/cto/groups', { body, headers })).body,
  {
    ...CHANGES_GROUPS,
    takes: (saved) => [taken(groupsAtom, (all) => all.map((one) => (one.id === saved.id ? saved : one)))],
  },
)

export const deleteGroupAtom = mutation(
  async (api, { id }: Pick<StoredGroup, 'id'>) => {
    dataOf(await api.DELETE('/cto/groups', { params: { query: { id } } }))
  },
  { ...CHANGES_GROUPS, takes: (_, gone) => [taken(groupsAtom, (all) => all.filter(({ id }) => id !== gone.id))] },
)

export const createRestrictionAtom = mutation(
  async (api, body: Schemas['RestrictionCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/cto/restrictions', { body, headers })).body,
  CHANGES_RESTRICTIONS,
)

type Restricted = Pick<StoredRestriction, 'kind' | 'text'>

const isSame = (one: Restricted, other: Restricted) => one.kind === other.kind && one.text === other.text

export const updateRestrictionAtom = mutation(
  async (api, body: Schemas['RestrictionUpdate'], headers?: RequestHeaders) =>
    dataOf(await api.PUT('/cto/restrictions', { body, headers })).body,
  {
    ...CHANGES_RESTRICTIONS,
    takes: (saved) => [taken(restrictionsAtom, (all) => all.map((one) => (isSame(one, saved) ? saved : one)))],
  },
)

export const deleteRestrictionAtom = mutation(
  async (api, { kind, text }: StoredRestriction) => {
    dataOf(await api.DELETE('/cto/restrictions', { params: { query: { kind, text } } }))
  },
  {
    ...CHANGES_RESTRICTIONS,
    takes: (_, gone) => [taken(restrictionsAtom, (all) => all.filter((one) => !isSame(one, gone)))],
  },
)

export const addComponentAtom = mutation(
  async (api, body: Schemas['ComponentCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/cto/components', { body, headers })).body,
  { ...CHANGES_COMPONENTS, takes: (components) => [taken(componentsAtom, () => components)] },
)

export const generateComponentsAtom = mutation(
  async (api, body: Schemas['ComponentSetCreate'], headers?: RequestHeaders) =>
    dataOf(await api.POST('/cto/components/sets', { body, headers })).body,
  CHANGES_COMPONENTS,
)

export const setComponentStatusAtom = mutation(async (api, itemIDs: string[], status: Status) => {
  dataOf(await api.PUT('/cto/components/status', { body: { itemIDs, status } }))
}, CHANGES_COMPONENTS)

export const removeComponentAtom = mutation(async (api, { itemID }: Pick<Component, 'itemID'>) => {
  dataOf(await api.DELETE('/cto/components', { params: { query: { itemID } } }))
}, CHANGES_COMPONENTS)
