import { PACE_DAYS } from '@greenroom/inventory'
import { divideRounded, toQuantity } from '@greenroom/money'
import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import { stockByLocation, unitsByLocation, type UnitsByLocation } from '#ledger/item-stock.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byName } from '#query/sort-keys.ts'

type ItemStock = components['schemas']['ItemStock']

const locations = listQuery({
  from: ({ db, keys }: { db: CompanyQueries; keys: string[] }) =>
    db
      .selectFrom('location')
      .leftJoin('location as venue', (venue) =>
        venue.onRef('venue.location_id', '=', 'location.venue_id').on('venue.type', '=', 'VENUE'),
      )
      .select(['location.location_id as id', 'location.type', 'location.name', 'venue.name as venue'])
      .where(sql<boolean>`location.type || ' ' || location.location_id = any(${keys})`),
  key: [byCode('location.location_id'), byCode('location.type')],
  byDefault: [byName('location.name')],
})

/** The stock of some items by location. How long it lasts follows from sales until `soldUntil`, if the user may see them. */
export async function itemStock(
  db: CompanyQueries,
  itemIDs: string[],
  soldUntil: Date | undefined,
): Promise<ItemStock> {
  const [lying, sold] = await Promise.all([stockByLocation(db, itemIDs), soldUntil && soldBy(db, itemIDs, soldUntil)])
  const rows = await locations.all({ db, keys: [...lying.keys(), ...(sold?.keys() ?? [])] })
  const figures = (onHand: number, soldUnits: number) => ({
    onHand,
    ...(sold && { soldUnits, daysOfCover: daysOfCover(onHand, soldUnits) }),
  })
  const byLocation = rows.map(({ id, type, name, venue }) => ({
    locationID: id,
    type,
    name,
    venueName: venue,
    ...figures(lying.get(`${type} ${id}`) ?? 0, sold?.get(`${type} ${id}`) ?? 0),
  }))
  return { paceDays: PACE_DAYS, total: figures(sumOf(lying), sumOf(sold)), locations: byLocation }
}

function sumOf(units: UnitsByLocation = new Map()): number {
  return [...units.values()].reduce((total, some) => total + some, 0)
}

/** Units by location in the last days. */
async function soldBy(db: CompanyQueries, itemIDs: string[], until: Date): Promise<UnitsByLocation> {
  const rows = await db
    .selectFrom('sale_line')
    .select(['location_type', 'location_id', ({ fn }) => fn.sum<number>('quantity').as('units')])
    .where(sql<boolean>`item_id = any(${itemIDs})`)
    .where('occurred_at', '>', new Date(until.getTime() - PACE_DAYS * 86_400_000))
    .where('occurred_at', '<=', until)
    .groupBy(['location_type', 'location_id'])
    .execute()
  return unitsByLocation(rows)
}

/** The days that the stock lasts at the recent pace, to one decimal; undefined without sales. */
function daysOfCover(onHand: number, soldUnits: number): number | undefined {
  if (soldUnits <= 0) return undefined
  const stock = toQuantity(Math.max(onHand, 0))
  return Number(divideRounded(stock * BigInt(PACE_DAYS * 10), toQuantity(soldUnits), 'HALF_UP')) / 10
}
