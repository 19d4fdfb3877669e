import { type Api, dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { allows, type Feature } from '@greenroom/permissions'
import { maySync } from '@greenroom/session'
import { atom, type WritableAtom } from 'jotai'
import { activeFirst } from './active-first.ts'
import { apiAtom } from './api.ts'
import { businessAtom, grantsAtom, reloadBusinessAtom } from './session.atoms.ts'
import { lastSyncsAtom, nowSeconds, type Provider, PROVIDERS } from './syncs.atoms.ts'

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

/** Loads a provider's list again, behind the one on screen. */
const reloads = new Map<Provider, WritableAtom<null, [], Promise<void>>>()

/**
 * A list that is loaded once and shared by all who read it. It is empty when the user may not read it, and silently
 * empty when it cannot be loaded (section 4, cached lists). A new client loads it anew. A sync leaves the list in place
 * until the next one is there, and for good when that cannot be loaded.
 */
function cachedList<List>(
  provider: Provider,
  feature: Feature | undefined,
  empty: List,
  load: (api: Api) => Promise<List>,
) {
  const newerAtom = atom<{ api: Api; list: List } | null>(null)
  reloads.set(
    provider,
    atom(null, async (get, set) => {
      const api = get(apiAtom)
      if (feature && !allows(get(grantsAtom), feature, 'READ')) return
      const list = await load(api).catch(() => undefined)
      if (list !== undefined) set(newerAtom, { api, list })
    }),
  )
  return atom((get): List | Promise<List> => {
    const api = get(apiAtom)
    if (feature && !allows(get(grantsAtom), feature, 'READ')) return empty
    const newer = get(newerAtom)
    return newer?.api === api ? newer.list : load(api).catch(() => empty)
  })
}

const runningAtom = atom<ReadonlyMap<Provider, Promise<void>>>(new Map())

/** Whether any list is being loaded again. */
export const syncingAtom = atom((get) => get(runningAtom).size > 0)

/**
 * Loads again what this page has loaded of these providers, each at most every 5 minutes unless `force` (section 4,
 * sync throttle). Whoever asks while one is being loaded shares that load.
 */
export const syncAtom = atom(
  null,
  async (get, set, { force = false, only = PROVIDERS }: { force?: boolean; only?: readonly Provider[] } = {}) => {
    const last = get(lastSyncsAtom)
    const due = only.filter((provider) => last[provider] && (force || maySync(last[provider], nowSeconds())))
    await Promise.all(due.map((provider) => set(syncOneAtom, provider)))
  },
)

const syncOneAtom = atom(null, (get, set, provider: Provider): Promise<void> => {
  const known = get(runningAtom).get(provider)
  const reload = reloads.get(provider)
  if (known || !reload) return known ?? Promise.resolve()
  const running = set(reload).finally(() => {
    const others = new Map(get(runningAtom))
    others.delete(provider)
    set(runningAtom, others)
  })
  set(runningAtom, new Map(get(runningAtom)).set(provider, running))
  return running
})

/** Classifications and attributes, each list active first, then inactive, alphabetical. */
export const attributeListsAtom = cachedList('/attributes', 'CATALOG_PRODUCT', NO_LISTS, async (api) => {
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
  '/attributes/additional',
  'CATALOG_CUSTOM_ATTRIBUTES',
  [],
  async (api): Promise<components['schemas']['AdditionalAttribute'][]> =>
    dataOf(await api.GET('/attributes/additional')).body,
)

export const taxesAtom = cachedList(
  '/taxes',
  'CATALOG_TAXES',
  [],
  async (api): Promise<components['schemas']['Tax'][]> =>
    activeFirst(dataOf(await api.GET('/taxes', ALL)).body, byDescription),
)

export const feesAtom = cachedList('/fees', 'CATALOG_FEES', [], async (api): Promise<components['schemas']['Fee'][]> =>
  activeFirst(dataOf(await api.GET('/fees', ALL)).body, byName),
)

/** Active discounts only, as section 7 asks for them. */
export const discountsAtom = cachedList(
  '/promotions/discounts',
  'CATALOG_DISCOUNTS',
  [],
  async (api): Promise<components['schemas']['Discount'][]> => {
    const query = { pagination: false, status: 'Active' }
    return activeFirst(dataOf(await api.GET('/promotions/discounts', { params: { query } })).body, byDescription)
  },
)

export const unitsAtom = cachedList(
  '/units/inventory',
  'CATALOG_UNITS',
  [],
  async (api): Promise<components['schemas']['UnitOfMeasure'][]> =>
    activeFirst(dataOf(await api.GET('/units/inventory', ALL)).body, byDescription),
)

/** System configuration, such as SPECIAL_CHARS_RESTRICTED (section 5). */
export const systemConfigurationAtom = cachedList(
  '/configs/common/system',
  undefined,
  [],
  async (api): Promise<components['schemas']['SystemConfiguration'][]> =>
    dataOf(await api.GET('/configs/common/system')).body,
)

reloads.set('/business', reloadBusinessAtom)

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
