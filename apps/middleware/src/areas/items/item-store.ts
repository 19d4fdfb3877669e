import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Change } from '#database/columns.ts'
import { auditAll, changesBetween, type AuditEntry, type WriteTransaction } from '#calls/write.ts'
import { stamp } from '#calls/stamp.ts'
import { refused } from '#failures/failures.ts'
import { lockRows } from '#query/locks.ts'
import { changeItems } from './change-items.ts'
import { type ItemColumn, type ItemRow, STORED_COLUMNS } from './item-columns.ts'
import { columnsOf, searchAfter } from './item-row.ts'
import type { ItemValues } from './item-rules.ts'
import { productNameOf } from './product-name.ts'

/** The items with these IDs, locked until the transaction ends. */
export async function lockItems(db: CompanyQueries, ids: string[]): Promise<Map<string, ItemRow>> {
  const items = db
    .selectFrom('item')
    .selectAll()
    .where(sql<boolean>`item_id = any(${ids})`)
  const rows = await lockRows(items, 'item_id').execute()
  return new Map(rows.map((row) => [row.item_id, row]))
}

export interface NewItem {
  itemID: string
  /** Where it stands in the body, such as `variants.3.`. */
  path?: string
  values: ItemValues
}

/** Adds items with their audit entries. Refuses IDs that exist, in whichever transaction they came first. */
export async function insertItems(tx: WriteTransaction, items: NewItem[]) {
  const added = new Set<string>()
  for (const { columns, given } of groupByColumns(items)) {
    const { updated_at, updated_by } = stamp(tx)
    const at = sql<Date>`${updated_at}::timestamptz`
    const named = columns.includes('product_id') && {
      product_name: sql`coalesce(given.product_name, ${productNameOf(tx.db, sql.ref('given.product_id'))})`,
    }
    const kept = {
      ...named,
      search: searchAfter({ ...named }, 'given'),
      created_at: at,
      updated_at: at,
      updated_by: sql<string>`${updated_by}::text`,
    }
    const values = Object.entries<RawBuilder<unknown>>({ ...refsTo(['item_id', ...columns]), ...kept })
    const rows = await tx.db
      .insertInto('item')
      .columns(values.map(([column]) => column as ItemColumn))
      .expression((select) =>
        select
          .selectFrom(given)
          .select(values.map(([column, value]) => value.as(column)))
          .orderBy('given.item_id'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('item_id')
      .execute()
    for (const { item_id } of rows) added.add(item_id)
  }
  const taken = items.filter(({ itemID }) => !added.has(itemID))
  if (taken.length > 0) throw duplicateItems(taken)
  const entries = items.map(({ itemID, values }): AuditEntry => ({
    entity: 'item',
    entityID: itemID,
    action: 'create',
    changes: fieldChanges({}, { ...values.fields, attributes: values.attributes }),
  }))
  await auditAll(tx, entries)
}

function duplicateItems(items: NewItem[]) {
  const message = `Duplicate item ID(s) found for ${items.map(({ itemID }) => itemID).join(', ')}`
  return refused(
    message,
    items.map(({ itemID, path = '' }) => ({ field: `${path}itemID`, message, code: 'duplicate', value: itemID })),
  )
}

/** Items as a save says them over what is stored. */
export interface ItemEdit extends NewItem {
  stored: ItemRow
}

/** Writes what differs over items that were read with `forUpdate()`, with an audit entry for each. */
export async function updateItems(tx: WriteTransaction, items: ItemEdit[]) {
  const changed = items.flatMap((item) => {
    const said = asFields(columnsOf(item.values))
    const names = Object.keys(STORED_COLUMNS).filter((field) => said[field] !== undefined)
    const after = { ...said, attributes: item.values.attributes }
    const changes = changesBetween(asFields(item.stored), after, names)
    return changes.length > 0 ? [{ ...item, changes }] : []
  })
  for (const { columns, given } of groupByColumns(changed)) {
    await changeItems(tx, refsTo(columns)).from(given).whereRef('item.item_id', '=', 'given.item_id').execute()
  }
  await auditAll(
    tx,
    changed.map(({ itemID, changes }) => ({ entity: 'item', entityID: itemID, action: 'update', changes })),
  )
}

/** Groups items by the columns they set. Each group is a table like `item`, named `given`, for one statement. */
function groupByColumns(items: readonly NewItem[]) {
  const rows = items.map(({ itemID, values }) => ({
    item_id: itemID,
    ...columnsOf(values),
    ...(values.attributes && { attributes: values.attributes }),
  }))
  const alike = Map.groupBy(rows, (row) => Object.keys(row).toSorted().join())
  return Array.from(alike.values(), (group) => ({
    columns: Object.keys(group[0]!).filter((column) => column !== 'item_id'),
    given: sql<ItemRow>`jsonb_populate_recordset(null::item, ${JSON.stringify(group)}::jsonb)`.as('given'),
  }))
}

function refsTo(columns: string[]): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`given.${column}`)]))
}

/** Items of which a part was changed: whoever saves an older version of one of them is told. */
export async function touchItems(tx: WriteTransaction, itemIDs: readonly string[]) {
  await changeItems(tx, {})
    .where(sql<boolean>`item_id = any(${[...new Set(itemIDs)].toSorted()})`)
    .execute()
}

function fieldChanges(before: object, after: object): Change[] {
  return changesBetween(before, after, Object.keys(STORED_COLUMNS))
}

function asFields(row: object): Record<string, unknown> {
  const columns = row as Record<string, unknown>
  return Object.fromEntries(Object.entries(STORED_COLUMNS).map(([field, column]) => [field, columns[column]]))
}
