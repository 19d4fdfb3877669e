import {
  checkField,
  itemField,
  type ItemFieldName,
  LIMITED_PRICES,
  pricesBeyond,
  type ReadValues,
} from '@greenroom/catalog'
import { sql } from 'kysely'
import { FIELD, TO } from '#database/change-object.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { ItemRules } from '#areas/items/item-rules.ts'
import { pastPrices } from '#areas/items/past-prices.ts'
import type { IDRange } from './compare.ts'
import { rowsOf } from './judged-rows.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/** New prices with more decimals than the company's currency. One that repeats what the item has stays valid. */
export async function tooPrecisePrices(db: CompanyQueries, record: ImportRecord, range: IDRange, rules: ItemRules) {
  const prices = mappedFields(record).filter((name) => itemField(name).isPrice)
  if (prices.length === 0) return []
  const change = sql`jsonb_array_elements(import_row.changes)`.as<'one'>(sql`one(change)`)
  const decimals = sql`scale(trim_scale((one.change ->> ${TO})::numeric))`
  const rows = await rowsOf(db, record, range)
    .select('import_row.changes')
    .where('import_row.action', 'in', ['create', 'update'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(change)
          .select(sql`1`.as('is'))
          .where(sql<boolean>`one.change ->> ${FIELD} = any(${prices})`)
          .where(sql<boolean>`${decimals} > ${rules.priceDecimals}::int`),
      ),
    )
    .execute()
  return rows.flatMap((row) =>
    row.changes
      .filter(({ field }) => prices.some((name) => name === field))
      .flatMap(({ field, to }) => checkField(field as ItemFieldName, to as number | null, { ...rules, mode: 'edit' }))
      .map(({ field, code, message }) => ({ row, field, code, message })),
  )
}

/** Rows that change a price by more than the company allows without a price change. */
export async function pricesBeyondLimit(
  tx: WriteTransaction,
  record: ImportRecord,
  range: IDRange,
  { directPercent }: ItemRules,
) {
  const mapped = LIMITED_PRICES.filter((name) => mappedFields(record).includes(name))
  if (directPercent === undefined || mapped.length === 0) return []
  const rows = await rowsOf(tx.db, record, range)
    .innerJoin('item', 'item.item_id', 'import_row.item_id')
    .select(['item.cost_price', 'item.selling_price', 'item.msrp'])
    .where('action', '=', 'update')
    // Unlike `changesField`, also a first price of 0.
    .where(({ or }) =>
      or(mapped.map((field) => sql<boolean>`import_row.changes @> ${JSON.stringify([{ field }])}::jsonb`)),
    )
    .execute()
  const lately = await pastPrices(
    tx,
    rows.map(({ item_id }) => item_id),
  )
  return rows.flatMap((row) => {
    const stored = { costPrice: row.cost_price, sellingPrice: row.selling_price, msrp: row.msrp }
    const before = { stored, lately: lately.get(row.item_id) }
    const issues = pricesBeyond(row.fields as ReadValues, before, directPercent)
    return issues.map(({ field, code, message }) => ({ row, field, code, message }))
  })
}
