import { dataOf } from '@greenroom/api-client'
import type { EntitlementDifference } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { joinIDs } from '@greenroom/validation'
import type { EntitledPlace } from '#screens/entitlement-path.ts'
import { SOLD_CHANGES_WITH } from '#data/entitlement-count.ts'
import { mutation } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { resource } from '#data/resource.ts'
import { CHANGES, PAGE } from './entitlements.atoms.ts'

/** The active items that a filter finds, by name: the rows of the matrix. */
export const matrixItems = paged({
  name: 'matrixItems',
  entities: ['item'],
  async load(api, signal, cursor, filter: Readonly<Record<string, string>>) {
    const params = { query: { ...filter, status: 'Active' as const, cursor, limit: PAGE, total: true } }
    return dataOf(await api.GET('/items', { params, signal })).body
  },
})

/** How items are entitled at places, such as `STORE/S1`: rows of cells, in the order asked for. Throws ApiError. */
export const entitlementCells = resource({
  name: 'entitlementCells',
  entities: SOLD_CHANGES_WITH,
  async load(api, signal, items: readonly string[], locations: readonly string[]) {
    const params = { query: { items: joinIDs(items), locations: joinIDs(locations) } }
    return dataOf(await api.GET('/entitlements/cells', { params, signal })).body.data
  },
})

type ComparedPlaces = { here: EntitledPlace; there: EntitledPlace }
type ComparisonQuery = { search?: string; sort?: string; show?: EntitlementDifference }

/** The items in which two places differ. Throws ApiError. */
export const differencePages = paged({
  name: 'entitlementDifferences',
  entities: SOLD_CHANGES_WITH,
  async load(api, signal, cursor, { here, there }: ComparedPlaces, query: ComparisonQuery) {
    const places = { locationType: here.type, locationID: here.locationID, otherType: there.type }
    const params = { query: { ...query, ...places, otherID: there.locationID, cursor, limit: PAGE } }
    return dataOf(await api.GET('/entitlements/comparison', { params, signal })).body
  },
})

export const copyAtom = mutation(
  async (api, body: components['schemas']['EntitlementCopy']) =>
    dataOf(await api.POST('/entitlements/copies', { body })).body,
  CHANGES,
)
