import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { demoCatalog } from '#areas/items/demo/catalog.ts'
import { demoSales } from './sales.ts'

const COLUMNS = {
  transaction_id: 'text',
  item_id: 'text',
  location_type: 'text',
  location_id: 'text',
  register_id: 'text',
  quantity: 'numeric',
  gross: 'numeric',
  discount: 'numeric',
  net: 'numeric',
  tax: 'numeric',
  cost: 'numeric',
  occurred_at: 'timestamptz',
} as const

/** Inserts the sales of the demo merchant up to `now`. All rows are one parameter: tens of thousands would be too many. */
export async function seedSales(db: CompanyQueries, now: Date) {
  const lines = JSON.stringify(demoSales(demoCatalog().items, now))
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  const shape = sql.join(names.map((name) => sql`${sql.ref(name)} ${sql.raw(COLUMNS[name])}`))
  await db
    .insertInto('sale_line')
    .columns(names)
    .expression((select) =>
      select
        .selectFrom(
          sql<Record<keyof typeof COLUMNS, never>>`jsonb_to_recordset(${lines}::jsonb)`.as<'line'>(sql`line(${shape})`),
        )
        .select(names.map((name) => `line.${name}` as const)),
    )
    .execute()
}
