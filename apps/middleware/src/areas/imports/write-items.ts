import { sql, type RawBuilder } from 'kysely'
import type { ItemFieldName } from '@greenroom/catalog'
import { auditItems, type WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { COLUMN_OF } from '#areas/items/item-columns.ts'
import { changeItems } from '#areas/items/change-items.ts'
import { productNameOf } from '#areas/items/product-name.ts'
import { stamp } from '#calls/stamp.ts'
import { searchText } from '#query/search-text.ts'
import { type IDRange, within } from './compare.ts'
import { attributesAfter, hasField, initialValue, typedFieldValue } from './field-sql.ts'
import { type ImportRecord, mappedFields } from './import-record.ts'

/**
 * Writes what the compared rows of a range say, and one audit entry for each item. Everything is done by the database.
 * `found` is how many of the items are there.
 */
export async function writeItems(tx: WriteTransaction, record: ImportRecord, range: IDRange, found: number) {
  await refuseRemoved(tx, record, 'update', range)
  if (found > 0) await updateItems(tx, record, range)
  await insertItems(tx, record, range)
  await auditItems(tx, writtenRows(tx, record, range))
}

/** Items that were there when the rows of an action were checked may have been removed since, by undoing an import. */
export async function refuseRemoved(
  { db }: WriteTransaction,
  record: ImportRecord,
  action: 'update' | 'unchanged',
  range?: IDRange,
) {
  const removed = await db
    .selectFrom('import_row')
    .select('import_row.item_id')
    .where('import_row.import_id', '=', record.import_id)
    .where('import_row.action', '=', action)
    .where(within(range))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('item').select('item.item_id').whereRef('item.item_id', '=', 'import_row.item_id'))),
    )
    .limit(1)
    .executeTakeFirst()
  if (removed) throw refused('Some of its items have been removed since it was checked. Check it again.')
}

async function updateItems(tx: WriteTransaction, record: ImportRecord, range: IDRange) {
  const names = mappedFields(record).filter((name) => name !== 'itemID')
  const after = (name: ItemFieldName) => {
    const stored = sql.ref(`item.${COLUMN_OF[name]}`)
    if (name === 'itemImage' && names.includes(name)) return sql`coalesce(${stored}, ${typedFieldValue(name)})`
    return name !== 'itemID' && names.includes(name)
      ? sql`(case when ${hasField(name)} then ${typedFieldValue(name)} else ${stored} end)`
      : stored
  }
  const attributes = sql`(case when ${hasField('attributes')} then ${attributesAfter} else item.attributes end)`
  const columns = Object.fromEntries(names.map((name) => [COLUMN_OF[name], after(name)]))
  await changeItems(tx, { ...columns, attributes })
    .from('import_row')
    .where('import_row.import_id', '=', record.import_id)
    .whereRef('import_row.item_id', '=', 'item.item_id')
    .where('import_row.action', '=', 'update')
    .where(within(range))
    .execute()
}

async function insertItems(tx: WriteTransaction, record: ImportRecord, range: IDRange) {
  const { defaults } = record
  const mapped = mappedFields(record)
  const valueOf = (name: ItemFieldName): RawBuilder<unknown> => {
    if (name === 'itemID') return sql`import_row.item_id`
    if (name === 'productName') return sql`coalesce(${given(name)}, ${productNameOf(tx.db, given('productID'))})`
    return given(name)
  }
  const given = (name: ItemFieldName): RawBuilder<unknown> => {
    const otherwise = name === 'upc' ? sql`import_row.item_id` : initialValue(name, defaults)
    return mapped.includes(name)
      ? sql`(case when ${hasField(name)} then ${typedFieldValue(name)} else ${otherwise} end)`
      : otherwise
  }
  const names = Object.keys(COLUMN_OF) as ItemFieldName[]
  const { updated_at, updated_by } = stamp(tx)
  const at = sql`${updated_at}::timestamptz`
  const attributes = sql`(case when ${hasField('attributes')} then import_row.fields -> ${'attributes'}::text else '[]'::jsonb end)`
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
        .where(within(range))
        .orderBy('item_id'),
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
    .orderBy('item_id')
}
