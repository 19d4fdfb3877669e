import { dataOf } from '@greenroom/api-client'
import { compareSizes, DISCOUNT_TYPES, LIST_KINDS } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { restrictedCharacters } from '@greenroom/validation'
import { activeFirst, activeFirstBy } from './active-first.ts'
import { combined } from './combined.ts'
import { resource } from './resource.ts'

export type AttributeLists = components['schemas']['AttributeLists']

export const NO_LISTS: AttributeLists = {
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

/** The lists that have their own call; the others are loaded together (section 7). */
const OWN_CALLS = ['additionalAttribute', 'discount', 'fee', 'tax', 'unit']

/**
 * The lists that items choose from: loaded once for all readers, and empty if they can't be read or loaded (section 4,
 * cached lists).
 */

/** Classifications and attributes, in each list active records first, alphabetical; sizes in garment order. */
export const attributeListsAtom = resource({
  name: '/attributes',
  needs: 'listAttributes',
  empty: NO_LISTS,
  entities: Object.keys(LIST_KINDS).filter((kind) => !OWN_CALLS.includes(kind)),
  async load(api, signal) {
    const lists = dataOf(await api.GET('/attributes', { signal })).body
    return {
      ...lists,
      departments: activeFirst(lists.departments, ({ departmentName }) => departmentName),
      categories: activeFirst(lists.categories, byDescription),
      subCategories: activeFirst(lists.subCategories, byDescription),
      styles: activeFirst(lists.styles, byDescription),
      colors: activeFirst(lists.colors, byDescription),
      sizes: activeFirstBy(lists.sizes, (a, b) => compareSizes(sizeOf(a), sizeOf(b))),
      sizeBricks: activeFirst(lists.sizeBricks, byDescription),
      brands: activeFirst(lists.brands, byDescription),
      seasons: activeFirst(lists.seasons, byDescription),
      teams: activeFirst(lists.teams, byName),
      vendors: activeFirst(lists.vendors, ({ vendorName }) => vendorName),
      printerCategories: activeFirst(lists.printerCategories, byName),
      royaltyLevels: activeFirst(lists.royaltyLevels, byLabel),
      skuTypes: activeFirst(lists.skuTypes, byLabel),
    }
  },
})()

type Schemas = components['schemas']

export const additionalAttributesAtom = resource({
  name: '/attributes/additional',
  needs: 'listAdditionalAttributes',
  empty: [],
  entities: ['additionalAttribute'],
  load: async (api, signal): Promise<Schemas['AdditionalAttribute'][]> =>
    dataOf(await api.GET('/attributes/additional', { signal })).body,
})()

export const taxesAtom = resource({
  name: '/taxes',
  needs: 'listTaxes',
  empty: [],
  entities: ['tax'],
  load: async (api, signal): Promise<Schemas['Tax'][]> =>
    activeFirst(dataOf(await api.GET('/taxes', { ...ALL, signal })).body, byDescription),
})()

export const feesAtom = resource({
  name: '/fees',
  needs: 'listFees',
  empty: [],
  entities: ['fee'],
  load: async (api, signal): Promise<Schemas['Fee'][]> =>
    activeFirst(dataOf(await api.GET('/fees', { ...ALL, signal })).body, byName),
})()

/** Only active discounts, of each type by name, as in section 7. */
export const discountsAtom = resource({
  name: '/promotions/discounts',
  needs: 'listDiscounts',
  empty: [],
  entities: ['discount'],
  async load(api, signal): Promise<Schemas['Discount'][]> {
    const discountType = DISCOUNT_TYPES.map(({ value }) => value).join(',')
    const params = { query: { pagination: false, status: 'Active', discountType } }
    return activeFirst(dataOf(await api.GET('/promotions/discounts', { params, signal })).body, byDescription)
  },
})()

export const unitsAtom = resource({
  name: '/units/inventory',
  needs: 'listUnits',
  empty: [],
  entities: ['unit'],
  load: async (api, signal): Promise<Schemas['UnitOfMeasure'][]> =>
    activeFirst(dataOf(await api.GET('/units/inventory', { ...ALL, signal })).body, byDescription),
})()

/** System configuration, such as SPECIAL_CHARS_RESTRICTED (section 5). */
export const systemConfigurationAtom = resource({
  name: '/configs/common/system',
  empty: [],
  entities: ['systemConfiguration'],
  load: async (api, signal): Promise<Schemas['SystemConfiguration'][]> =>
    dataOf(await api.GET('/configs/common/system', { signal })).body,
})()

/** The characters that are restricted in all values (section 5). */
export const restrictedAtom = combined({ configuration: systemConfigurationAtom }, ({ configuration }) =>
  restrictedCharacters(configuration),
)

function byDescription({ description }: { description: string }): string {
  return description
}

function byName({ name }: { name: string }): string {
  return name
}

function byLabel({ label }: { label: string }): string {
  return label
}

function sizeOf({ sizeID, description }: Schemas['Size']) {
  return { id: sizeID, label: description }
}
