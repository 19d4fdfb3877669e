import { NEW_ITEM } from './item-path.ts'

/** A place with an entitlement page of section 2. */
export type EntitledPlace = { type: 'STORE' | 'WAREHOUSE' | 'VENUE' | 'ARTIST'; locationID: string }

/** What a page shows what is sold at: a register as well, which has what its store has. */
export type SellingAt = EntitledPlace | { type: 'REGISTER'; locationID: string }

/** The entitlement page of each type (section 2); that of registers is ours. */
export const ENTITLEMENT_PATHS = {
  STORE: '/app/settings/stores/store/:locationID/product/entitlement',
  WAREHOUSE: '/app/settings/warehouses/warehouse/:locationID/product/entitlement',
  VENUE: '/app/settings/venues/venue/:locationID/product/entitlement',
  ARTIST: '/app/artists/modify/product/entitlement/:locationID',
  REGISTER: '/app/settings/registers/register/:locationID/product/entitlement',
} as const satisfies Record<SellingAt['type'], string>

/** Items by places, and two places side by side. */
export const MATRIX = '/app/catalog/entitlements'
export const COMPARISON = `${MATRIX}/comparison`

/** The changes of entitlements, each of which can be undone. */
export const ENTITLEMENT_CHANGES = `${MATRIX}?changes=shown`

export function entitlementPath({ type, locationID }: SellingAt): string {
  return ENTITLEMENT_PATHS[type].replace(':locationID', encodeURIComponent(locationID))
}

/** The form of a new item that is entitled to the place at once, and then leads back to its page. */
export function newItemFor({ type, locationID }: EntitledPlace): string {
  return `${NEW_ITEM}?${new URLSearchParams({ entitlement: `${type}/${locationID}` })}`
}
