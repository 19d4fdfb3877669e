import { PACE_DAYS, placeText, UNSENT_ORDERS, UNSHIPPED_TRANSFERS } from '@greenroom/inventory'
import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { BUCKET_SUMS } from '#ledger/stock-rows.ts'

type Units = ReadonlyMap<string, number>

/** What there is in each bucket at a location, by item: a row for each item that is or was there. */
export async function bucketsAt(db: CompanyQueries, { type, locationID }: Location) {
  const rows = await db
    .selectFrom('stock_balance')
    .select(['item_id', ...BUCKET_SUMS])
    .where('location_type', '=', type)
    .where('location_id', '=', locationID)
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(({ item_id, ...sums }) => [item_id, sums]))
}

/** What purchase orders and transfers will bring to a location of which the ledger knows nothing yet, by item. */
export function draftedTo(db: CompanyQueries, location: Location): Promise<Units> {
  const place = placeText(location)
  return unitsOf(
    drafted(db).where(({ and, or }) =>
      or([
        and([isOrder, sql<boolean>`document.header ->> 'sentAt' is null`, isAt('shipTo', place)]),
        and([isTransfer, isAt('to', place)]),
      ]),
    ),
  )
}

/** What transfers will take from a location of which the ledger knows nothing yet, by item. */
export function draftedFrom(db: CompanyQueries, location: Location): Promise<Units> {
  return unitsOf(drafted(db).where(({ and }) => and([isTransfer, isAt('from', placeText(location))])))
}

const isOrder = sql<boolean>`document.kind = 'purchase-order' and document.state = any(${[...UNSENT_ORDERS]})`
const isTransfer = sql<boolean>`document.kind = 'transfer' and document.state = any(${[...UNSHIPPED_TRANSFERS]})`
const isAt = (field: string, place: string) => sql<boolean>`document.header ->> ${field} = ${place}`

function drafted(db: CompanyQueries) {
  return db
    .selectFrom('document')
    .innerJoin('document_line as line', (join) =>
      join.onRef('line.kind', '=', 'document.kind').onRef('line.number', '=', 'document.number'),
    )
    .select('line.item_id')
    .select(
      // What has arrived of an order that is being revised is on hand.
      sql<number>`sum((line.fields ->> case when ${isOrder} then 'open' else 'requested' end)::numeric(15, 3))`.as(
        'units',
      ),
    )
    .groupBy('line.item_id')
}

/** What was sold at a location in the last `PACE_DAYS`, less what was returned, by item. */
export function soldAt(db: CompanyQueries, { type, locationID }: Location, until: Date): Promise<Units> {
  return unitsOf(
    db
      .selectFrom('sale_line')
      .select(['item_id', ({ fn }) => fn.sum<number>('quantity').as('units')])
      .where('location_type', '=', type)
      .where('location_id', '=', locationID)
      .where('occurred_at', '>', new Date(until.getTime() - PACE_DAYS * 86_400_000))
      .where('occurred_at', '<=', until)
      .groupBy('item_id'),
  )
}

async function unitsOf(query: { execute(): Promise<{ item_id: string | null; units: number }[]> }): Promise<Units> {
  const rows = await query.execute()
  return new Map(rows.flatMap(({ item_id, units }) => (item_id === null ? [] : [[item_id, units]])))
}
