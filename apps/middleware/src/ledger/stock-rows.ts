import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'

/** What a summary is about. */
export interface Summarized {
  db: CompanyQueries
  by: 'location' | 'department' | 'item'
  /** A past time; now if omitted. */
  at: Date | undefined
}

/** What is in each bucket of each item and location, with the unit cost of the item at that time. */
export function stockRows({ db, at }: Summarized) {
  const columns = ['item_id', 'location_type', 'location_id', 'bucket', 'quantity'] as const
  const rows = at
    ? db.selectFrom('stock_movement').select(columns).where('at', '<=', at)
    : db.selectFrom('stock_balance').select(columns)
  const was = (time: Date) =>
    db
      .selectFrom('item_cost_change')
      .select('was')
      .where(sql<boolean>`item_cost_change.item_id = item.item_id`)
      .where('item_cost_change.at', '>', time)
      .orderBy('item_cost_change.at')
      .limit(1)
  return db
    .selectFrom(rows.as('stock'))
    .innerJoin('item', 'item.item_id', 'stock.item_id')
    .select(['stock.item_id', 'stock.location_type', 'stock.location_id', 'stock.bucket', 'stock.quantity'])
    .select(['item.name as item_name', 'item.department_id'])
    .select((eb) => [at ? eb.fn.coalesce(was(at), 'item.cost_price').as('cost') : 'item.cost_price as cost'])
}

const within = (bucket: string) => sql<number>`coalesce(sum(quantity) filter (where bucket = ${sql.lit(bucket)}), 0)`

/** What is in each bucket of some rows of stock. */
export const BUCKET_SUMS = [
  within('ON_HAND').as('on_hand'),
  within('IN_TRANSIT').as('in_transit'),
  within('INBOUND').as('inbound'),
  within('RESERVED').as('reserved'),
] as const

/** The sums of some rows of stock. What is on hand and in transit has a value. */
export const SUMS = [
  ...BUCKET_SUMS,
  sql<number>`round(coalesce(sum(quantity * cost) filter (where bucket in ('ON_HAND', 'IN_TRANSIT')), 0), 2)`.as(
    'value',
  ),
] as const
