import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'

/** On hand of some items: by item over all locations, or by location over all the items. */
export async function stockBy(
  db: CompanyQueries,
  by: 'item_id' | 'location_id',
  itemIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (itemIDs.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock')
    .select(({ fn }) => [`${by} as id`, fn.sum<number>('qoh').as('units')])
    .where(sql<boolean>`item_id = any(${itemIDs})`)
    .groupBy(by)
    .execute()
  return new Map(rows.map(({ id, units }) => [id, units]))
}

/** On hand at all locations together, by item. */
export async function stockOf(db: CompanyQueries, itemIDs: readonly string[]): Promise<(itemID: string) => number> {
  const stock = await stockBy(db, 'item_id', itemIDs)
  return (itemID) => stock.get(itemID) ?? 0
}
