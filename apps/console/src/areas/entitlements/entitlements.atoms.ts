import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { SellingAt } from '#screens/entitlement-path.ts'
import { SOLD_CHANGES_WITH } from '#data/entitlement-count.ts'
import { mutation } from '#data/mutation.ts'
import { paged } from '#data/pages.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type SoldItem = Schemas['SoldItem']
export type ItemFilter = Schemas['ItemFilter']
export type EntitlementCell = Schemas['EntitlementCell']
export type ComparedItem = Schemas['ComparedItem']
export type SellingDates = Schemas['SellingDates']
export type EntitlementChange = Schemas['EntitlementChange']
export type PastChange = Schemas['PastEntitlementChange']

export type SoldQuery = { search?: string; sort?: string; at?: string; show?: 'sold'; inherited?: boolean }

export const PAGE = 200

/** What a place may sell. Throws ApiError. */
export const soldPages = paged({
  name: 'sold',
  entities: SOLD_CHANGES_WITH,
  async load(api, signal, cursor, { type, locationID }: SellingAt, query: SoldQuery) {
    const place = type === 'REGISTER' ? { registerID: locationID } : { locationType: type, locationID }
    const params = { query: { ...query, ...place, cursor, limit: PAGE, total: true } }
    return dataOf(await api.GET('/entitlements/sold', { params, signal })).body
  },
})

/** How many items a filter finds. Throws ApiError. */
export const foundCount = resource({
  name: 'entitlementFilterCount',
  entities: ['item'],
  async load(api, signal, filter: Readonly<Record<string, string>>) {
    const params = { query: { ...filter, limit: 1, total: true } }
    return dataOf(await api.GET('/items', { params, signal })).body.total!
  },
})

/** Changes of the last 30 days, the newest first. */
export const changePages = paged({
  name: 'entitlementChanges',
  entities: ['entitlement'],
  load: async (api, signal, cursor) =>
    dataOf(await api.GET('/entitlements/changes', { params: { query: { cursor, limit: 50 } }, signal })).body,
})

export const CHANGES = { changes: ['entitlement'] }

/** Each is one change that can be undone. Throws ApiError. */
export const entitleAtom = mutation(
  async (api, body: Schemas['CellChange']) => dataOf(await api.POST('/entitlements/changes', { body })).body,
  CHANGES,
)

export const removeAtom = mutation(
  async (api, body: Schemas['CellSelection']) => dataOf(await api.POST('/entitlements/removals', { body })).body,
  CHANGES,
)

/** Leaves alone what was changed since. */
export const undoAtom = mutation(async (api, changeID: string) => {
  const params = { path: { changeID } }
  const body = { leaveChanged: true }
  return dataOf(await api.POST('/entitlements/changes/{changeID}/undo', { params, body })).body
}, CHANGES)
