import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '../database/company-store.ts'

type ItemStock = components['schemas']['ItemStock']

/** Over how many days the pace is measured by which stock lasts: four whole weeks, as weekends sell more. */
const PACE_DAYS = 28

/** Where some items lie. How long they last is told by what was sold until `soldUntil`, where the user may know it. */
export async function itemStock(
  db: CompanyQueries,
  itemIDs: string[],
  soldUntil: Date | undefined,
): Promise<ItemStock> {
  const [rows, sold] = await Promise.all([
    db
      .selectFrom('stock')
      .innerJoin('location', 'location.location_id', 'stock.location_id')
      .leftJoin('location as venue', 'venue.location_id', 'location.venue_id')
      .select(['location.location_id', 'location.type', 'location.name', 'venue.name as venue'])
      .select(({ fn }) => fn.sum<number>('stock.qoh').as('on_hand'))
      .where(sql<boolean>`stock.item_id = any(${itemIDs})`)
      .groupBy(['location.location_id', 'location.type', 'location.name', 'venue.name'])
      .orderBy(sql`lower(location.name)`)
      .execute(),
    soldUntil && soldBy(db, itemIDs, soldUntil),
  ])
  const figures = (onHand: number, soldUnits: number) => ({
    onHand,
    ...(sold && { soldUnits, daysOfCover: daysOfCover(onHand, soldUnits) }),
  })
  const locations = rows.map(({ location_id, type, name, venue, on_hand }) => ({
    locationID: location_id,
    type,
    name,
    venueName: venue,
    ...figures(on_hand, sold?.get(location_id) ?? 0),
  }))
  const onHand = rows.reduce((total, row) => total + row.on_hand, 0)
  const soldUnits = [...(sold?.values() ?? [])].reduce((total, units) => total + units, 0)
  return { paceDays: PACE_DAYS, total: figures(onHand, soldUnits), locations }
}

/** Units by location in the last days, of locations without stock too. */
async function soldBy(db: CompanyQueries, itemIDs: string[], until: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sale_line')
    .select(['location_id', ({ fn }) => fn.sum<number>('quantity').as('units')])
    .where(sql<boolean>`item_id = any(${itemIDs})`)
    .where('occurred_at', '>', new Date(until.getTime() - PACE_DAYS * 86_400_000))
    .where('occurred_at', '<=', until)
    .groupBy('location_id')
    .execute()
  return new Map(rows.map(({ location_id, units }) => [location_id, units]))
}

/** Days that the stock lasts at the pace of the last ones, to one decimal; undefined where nothing was sold. */
function daysOfCover(onHand: number, soldUnits: number): number | undefined {
  if (soldUnits <= 0) return undefined
  return Math.round((Math.max(onHand, 0) * PACE_DAYS * 10) / soldUnits) / 10
}
