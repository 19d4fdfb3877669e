import type { LocationType } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'

/** On hand at all locations together, by item. */
export async function stockOf(db: CompanyQueries, itemIDs: readonly string[]): Promise<(itemID: string) => number> {
  const rows = itemIDs.length === 0 ? [] : await stocked(db, itemIDs).select('item_id').groupBy('item_id').execute()
  const stock = new Map(rows.map(({ item_id, units }) => [item_id, units]))
  return (itemID) => stock.get(itemID) ?? 0
}

/** On hand of all these items together, by location. */
export async function stockByLocation(db: CompanyQueries, itemIDs: readonly string[]): Promise<UnitsByLocation> {
  const at = ['location_type', 'location_id'] as const
  const rows = itemIDs.length === 0 ? [] : await stocked(db, itemIDs).select(at).groupBy(at).execute()
  return unitsByLocation(rows)
}

/** Units by `TYPE ID`. */
export type UnitsByLocation = ReadonlyMap<string, number>

type Row = { location_type: LocationType; location_id: string; units: number }

export function unitsByLocation(rows: readonly Row[]): UnitsByLocation {
  return new Map(rows.map(({ location_type, location_id, units }) => [`${location_type} ${location_id}`, units]))
}

function stocked(db: CompanyQueries, itemIDs: readonly string[]) {
  return db
    .selectFrom('stock_balance')
    .select(({ fn }) => fn.sum<number>('quantity').as('units'))
    .where('bucket', '=', 'ON_HAND')
    .where(sql<boolean>`item_id = any(${itemIDs})`)
}
