import { PACKAGE } from '@greenroom/catalog'
import { type EntitledPlace, entitlementPath } from '#screens/entitlement-path.ts'
import { PRODUCTS } from '../paths.ts'

/** The owner of the entitlement page that a new item is created for and that it returns to. */
export type EntitledTo = EntitledPlace

/** What the URL of the item form says (section 2). */
export type ItemQuery = {
  /** The item to edit; undefined for a new one. */
  itemID: string | undefined
  isSettlement: boolean
  settlementID: string | undefined
  /** Of the settlement, to return to it. */
  artistID: string | undefined
  warehouseID: string | undefined
  /** Written `STORE/{locationID}`; section 2 names the parameter but not its format. */
  entitlement: EntitledTo | undefined
  /** Whether a new item is a package, where the user may read packages. */
  isPackage: boolean
  /** Whether many items are edited at once. */
  bulk: boolean
}

export function readItemQuery(params: URLSearchParams): ItemQuery {
  return {
    itemID: params.get('itemID') ?? undefined,
    isSettlement: params.get('isSettlement') === 'true',
    settlementID: params.get('settlementID') ?? undefined,
    artistID: params.get('artistID') ?? undefined,
    warehouseID: params.get('warehouseID') ?? undefined,
    entitlement: readEntitlement(params.get('entitlement') ?? ''),
    isPackage: params.get('type') === String(PACKAGE),
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
 * created for, the CTO list for a build-to-order item, or else the previous list, which shows the new item beside its rows.
 */
export function afterCreate(
  { isSettlement, settlementID, artistID, warehouseID, entitlement }: ItemQuery,
  created: { itemID: string; isCto: boolean },
  listPath: string,
): string {
  if (isSettlement && settlementID) {
    const settlement = { id: settlementID, ...(artistID && { artistID }), ...(warehouseID && { warehouseID }) }
    return `/app/event/v3/settlement?${new URLSearchParams(settlement)}`
  }
  if (entitlement) return entitlementPath(entitlement)
  if (created.isCto) return '/app/catalog/cto'
  const [, query] = listPath.split('?')
  const params = new URLSearchParams(query)
  params.set('peek', created.itemID)
  return `${PRODUCTS}?${params}`
}
