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
  const rows = await db
    .selectFrom('stock_balance')
    .select(['item_id', 'quantity'])
    .where('location_type', '=', location.type)
    .where('location_id', '=', location.locationID)
    .where('bucket', '=', 'ON_HAND')
    .where(sql<boolean>`item_id = any(${[...itemIDs]})`)
    .execute()
  const quantities = new Map(rows.map(({ item_id, quantity }) => [item_id, quantity]))
  return (itemID) => quantities.get(itemID) ?? 0
}
