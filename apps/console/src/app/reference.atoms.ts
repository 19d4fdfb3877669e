import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { allows, type Feature } from '@greenroom/permissions'
import { atom } from 'jotai'
import { activeFirst } from './active-first.ts'
import { apiAtom } from './api.ts'
import { businessAtom, grantsAtom } from './session.atoms.ts'

export type AttributeLists = components['schemas']['AttributeLists']

const NO_LISTS: AttributeLists = {
  departments: [],
  categories: [],
  subCategories: [],
  styles: [],
  colors: [],
  sizes: [],
  sizeBricks: [],
  brands: [],
  seasons: [],
  teams: [],
  vendors: [],
  printerCategories: [],
  royaltyLevels: [],
  skuTypes: [],
}

const ALL = { params: { query: { pagination: false } } }

/**
 * A list that is loaded once and shared by all who read it. It is empty when the user may not read it, and silently
 * empty when it cannot be loaded (section 4, cached lists). A new client loads it anew.
 */
function cachedList<List>(feature: Feature | undefined, empty: List, load: (api: Api) => Promise<List>) {
  return atom(async (get) => {
    const api = get(apiAtom)
    if (feature && !allows(get(grantsAtom), feature, 'READ')) return empty
    return load(api).catch(() => empty)
  })
}

/** Classifications and attributes, each list active first, then inactive, alphabetical. */
export const attributeListsAtom = cachedList('CATALOG_PRODUCT', NO_LISTS, async (api) => {
  const lists = dataOf(await api.GET('/attributes')).body
  return {
    ...lists,
    departments: activeFirst(lists.departments, ({ departmentName }) => departmentName),
    categories: activeFirst(lists.categories, byDescription),
    subCategories: activeFirst(lists.subCategories, byDescription),
    styles: activeFirst(lists.styles, byDescription),
    colors: activeFirst(lists.colors, byDescription),
    sizes: activeFirst(lists.sizes, byDescription),
    sizeBricks: activeFirst(lists.sizeBricks, byDescription),
    brands: activeFirst(lists.brands, byDescription),
    seasons: activeFirst(lists.seasons, byDescription),
    teams: activeFirst(lists.teams, byName),
    vendors: activeFirst(lists.vendors, ({ vendorName }) => vendorName),
    printerCategories: activeFirst(lists.printerCategories, byName),
  }
})

export const additionalAttributesAtom = cachedList(
  'CATALOG_CUSTOM_ATTRIBUTES',
  [],
  async (api): Promise<components['schemas']['AdditionalAttribute'][]> =>
    dataOf(await api.GET('/attributes/additional')).body,
)

export const taxesAtom = cachedList('CATALOG_TAXES', [], async (api): Promise<components['schemas']['Tax'][]> =>
  activeFirst(dataOf(await api.GET('/taxes', ALL)).body, byDescription),
)

export const feesAtom = cachedList('CATALOG_FEES', [], async (api): Promise<components['schemas']['Fee'][]> =>
  activeFirst(dataOf(await api.GET('/fees', ALL)).body, byName),
)

/** Active discounts only, as section 7 asks for them. */
export const discountsAtom = cachedList(
  'CATALOG_DISCOUNTS',
  [],
  async (api): Promise<components['schemas']['Discount'][]> => {
    const query = { pagination: false, status: 'Active' }
    return activeFirst(dataOf(await api.GET('/promotions/discounts', { params: { query } })).body, byDescription)
  },
)

export const unitsAtom = cachedList(
  'CATALOG_UNITS',
  [],
  async (api): Promise<components['schemas']['UnitOfMeasure'][]> =>
    activeFirst(dataOf(await api.GET('/units/inventory', ALL)).body, byDescription),
)

/** System configuration, such as SPECIAL_CHARS_RESTRICTED (section 5). */
export const systemConfigurationAtom = cachedList(
  undefined,
  [],
  async (api): Promise<components['schemas']['SystemConfiguration'][]> =>
    dataOf(await api.GET('/configs/common/system')).body,
)

/** Venues, stores, warehouses and artists. */
export const locationsAtom = atom(async (get): Promise<components['schemas']['Location'][]> => {
  const business = await get(businessAtom).catch(() => undefined)
  return activeFirst(business?.locations ?? [], byName)
})

function byDescription({ description }: { description: string }): string {
  return description
}

function byName({ name }: { name: string }): string {
  return name
}
