import { sql, type RawBuilder } from 'kysely'
import type { ItemFieldName } from '@greenroom/validation'
import { auditItems, type WriteTransaction } from '../database/write.ts'
import { COLUMN_OF } from '../items/item-columns.ts'
import { stamp } from '../items/item-store.ts'
import { searchText } from '../items/search-text.ts'
import { type IDRange, within } from './compare.ts'
import { attributesAfter, initialValue, saidValue, says } from './field-sql.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/** Writes what the compared rows of a range say, and one audit entry for each item. Everything is done by the database. */
export async function writeItems(tx: WriteTransaction, record: ImportRecord, range: IDRange) {
  await writeProducts(tx, record, range)
  await updateItems(tx, record, range)
  await insertItems(tx, record, range)
  await auditItems(tx, writtenRows(tx, record, range))
}

async function writeProducts(tx: WriteTransaction, record: ImportRecord, range: IDRange) {
  const names = mappedFields(record)
  if (!names.includes('productID')) return
  const saysName = names.includes('productName')
  await tx.db
    .insertInto('product')
    .columns(['product_id', 'product_name'])
    .expression((select) =>
      select
        .selectFrom('import_row')
        .select(sql<string>`fields ->> 'productID'`.as('product_id'))
        .select(sql<string>`max(coalesce(fields ->> 'productName', fields ->> 'name', item_id))`.as('product_name'))
        .where('import_id', '=', record.import_id)
        .where('action', 'in', ['create', 'update'])
        .where(within(range))
        .where(sql<boolean>`fields ->> 'productID' is not null`)
        .groupBy(sql`fields ->> 'productID'`),
    )
    .onConflict((conflict) =>
      saysName
        ? conflict.columns(['company_code', 'product_id']).doUpdateSet({ product_name: sql`excluded.product_name` })
        : conflict.doNothing(),
    )
    .execute()
}

async function updateItems(tx: WriteTransaction, record: ImportRecord, range: IDRange) {
  const names = mappedFields(record).filter((name) => name !== 'itemID')
  const after = (name: ItemFieldName) => {
    const stored = sql.ref(`item.${COLUMN_OF[name]}`)
    if (name === 'itemImage' && names.includes(name)) return sql`coalesce(${stored}, ${saidValue(name)})`
    return name !== 'itemID' && names.includes(name)
      ? sql`(case when ${says(name)} then ${saidValue(name)} else ${stored} end)`
      : stored
  }
  await tx.db
    .updateTable('item')
    .from('import_row')
    .set(Object.fromEntries(names.map((name) => [COLUMN_OF[name], after(name)])))
    .set({ attributes: sql`(case when ${says('attributes')} then ${attributesAfter} else item.attributes end)` })
    .set({ search: searchAs(after), ...stamp(tx), version: sql`item.version + 1` })
    .where('import_row.import_id', '=', record.import_id)
    .whereRef('import_row.item_id', '=', 'item.item_id')
    .where('import_row.action', '=', 'update')
    .where(within(range))
    .execute()
}

async function insertItems(tx: WriteTransaction, record: ImportRecord, range: IDRange) {
  const { defaults } = record
  const mapped = mappedFields(record)
  const valueOf = (name: ItemFieldName) => {
    if (name === 'itemID') return sql`import_row.item_id`
    const otherwise = name === 'upc' ? sql`import_row.item_id` : initialValue(name, defaults)
    return mapped.includes(name)
      ? sql`(case when ${says(name)} then ${saidValue(name)} else ${otherwise} end)`
      : otherwise
  }
  const names = Object.keys(COLUMN_OF) as ItemFieldName[]
  const { updated_at, updated_by } = stamp(tx)
  const at = sql`${updated_at}::timestamptz`
  const attributes = sql`(case when ${says('attributes')} then import_row.fields -> ${'attributes'}::text else '[]'::jsonb end)`
  const kept = {
    attributes,
    search: searchAs(valueOf),
    created_at: at,
    updated_at: at,
    updated_by: sql`${updated_by}::text`,
  }
  const columns: [string, RawBuilder<unknown>][] = [
    ...names.map((name): [string, RawBuilder<unknown>] => [COLUMN_OF[name], valueOf(name)]),
    ...Object.entries(kept),
  ]
  await tx.db
    .insertInto('item')
    .columns(columns.map(([column]) => column as 'item_id'))
    .expression((select) =>
      select
        .selectFrom('import_row')
        .select(columns.map(([column, value]) => value.as(column)))
        .where('import_id', '=', record.import_id)
        .where('action', '=', 'create')
        .where(within(range)),
    )
    .execute()
}

function searchAs(valueOf: (name: ItemFieldName) => RawBuilder<unknown>) {
  return searchText({
    itemID: sql.ref('import_row.item_id'),
    upc: valueOf('upc'),
    additionalUPCs: valueOf('additionalUPCs'),
    masterSKU: valueOf('masterSKU'),
    name: valueOf('name'),
    productName: valueOf('productName'),
  })
}

function writtenRows({ db }: WriteTransaction, record: ImportRecord, range: IDRange) {
  return db
    .selectFrom('import_row')
    .select(['item_id', sql<string>`action`.as('action'), 'changes'])
    .where('import_id', '=', record.import_id)
    .where('action', 'in', ['create', 'update'])
    .where(within(range))
}
