import { dataOf } from '@greenroom/api-client'
import type { Location } from '@greenroom/permissions'
import { resource } from './resource.ts'

/** What lists of entitlements change with: themselves, and the items, places and clocks that they are of. */
export const SOLD_CHANGES_WITH = ['entitlement', 'item', 'venue', 'store', 'warehouse', 'register', 'company']

/** How many items a place may sell: those that it is entitled to itself, and those of its venue. Throws ApiError. */
export const entitlementCount = resource({
  name: 'entitlementCount',
  entities: SOLD_CHANGES_WITH,
  async load(api, signal, { type, locationID }: Location) {
    const params = { query: { locationType: type, locationID } }
    return dataOf(await api.GET('/entitlements/count', { params, signal })).body
  },
})
