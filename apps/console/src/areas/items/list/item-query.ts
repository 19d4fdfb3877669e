import { PRODUCTS } from '../paths.ts'

/** The owner of the entitlement page that a new item is created for and that it returns to. */
export type EntitledTo = { type: 'STORE' | 'WAREHOUSE' | 'VENUE' | 'ARTIST'; locationID: string }

/** What the URL of the item form says (section 2). */
export type ItemQuery = {
  /** The item to edit; undefined for a new one. */
  itemID: string | undefined
  isSettlement: boolean
  settlementID: string | undefined
  /** Written `STORE/{locationID}`; section 2 names the parameter but not its format. */
  entitlement: EntitledTo | undefined
  /** Whether many items are edited at once. */
  bulk: boolean
}

export function readItemQuery(params: URLSearchParams): ItemQuery {
  return {
    itemID: params.get('itemID') ?? undefined,
    isSettlement: params.get('isSettlement') === 'true',
    settlementID: params.get('settlementID') ?? undefined,
    entitlement: readEntitlement(params.get('entitlement') ?? ''),
    bulk: params.get('editMode') === 'bulk',
  }
}

function readEntitlement(text: string): EntitledTo | undefined {
  const [, type, locationID] = /^(STORE|WAREHOUSE|VENUE|ARTIST)\/(.+)$/.exec(text) ?? []
  return type && locationID ? { type: type as EntitledTo['type'], locationID } : undefined
}

/** What a new item is created for, if that decides how it is reported (section 4, reporting mode). */
export function madeFor({ isSettlement, entitlement }: ItemQuery): { settlement: boolean; artist: boolean } {
  return { settlement: isSettlement, artist: entitlement?.type === 'ARTIST' }
}

/**
 * Where the user goes after creating an item, unless the form is reused (section 4, after create): where the item was
 * created for, the CTO list for a build-to-order item, or else the previous list.
 */
export function afterCreate(
  { isSettlement, settlementID, entitlement }: ItemQuery,
  isCto: boolean,
  listPath: string,
): string {
  if (isSettlement && settlementID) return `/app/event/v3/settlement?${new URLSearchParams({ id: settlementID })}`
  if (entitlement) {
    const id = encodeURIComponent(entitlement.locationID)
    if (entitlement.type === 'STORE') return `/app/settings/stores/store/${id}/product/entitlement`
    if (entitlement.type === 'WAREHOUSE') return `/app/settings/warehouses/warehouse/${id}/product/entitlement`
    if (entitlement.type === 'VENUE') return `/app/settings/venues/venue/${id}/product/entitlement`
    return `/app/artists/modify/product/entitlement/${id}`
  }
  return isCto ? '/app/catalog/cto' : listPath.startsWith(PRODUCTS) ? listPath : PRODUCTS
}
