import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { isOwnPlace } from './places.ts'

/** What is on hand of items at a location, 0 of those that never were there; undefined if it is none of the user's places. */
export async function onHandAt(
  db: CompanyQueries,
  location: Location | undefined,
  itemIDs: readonly string[],
): Promise<((itemID: string) => number) | undefined> {
  if (!location || !(await isOwnPlace(db, location))) return undefined
  const rows = await onHandRows(db, location)
    .select(['item_id', 'quantity'])
    .where(sql<boolean>`item_id = any(${[...itemIDs]})`)
    .execute()
  const quantities = new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]))
  return (itemID) => quantities.get(itemID) ?? 0
}

/** What is on hand at a location: a row for each item that is or was there. */
export function onHandRows(db: CompanyQueries, { type, locationID }: Location) {
  return db
    .selectFrom('stock_balance')
    .where('stock_balance.location_type', '=', type)
    .where('stock_balance.location_id', '=', locationID)
    .where('stock_balance.bucket', '=', 'ON_HAND')
}
