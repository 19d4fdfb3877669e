import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '../database/company-store.ts'
import type { Change } from '../database/platform-tables.ts'
import { auditAll, changesBetween, type AuditEntry, type WriteTransaction } from '../database/write.ts'
import { refused } from '../failures.ts'
import { COLUMN_OF, type ItemColumn, OTHER_COLUMNS, type ItemRow } from './item-columns.ts'
import { columnsOf, searchAfter, searchIn } from './item-row.ts'
import type { ItemValues } from './item-rules.ts'

const FIELDS = { ...COLUMN_OF, ...OTHER_COLUMNS }

/** The items with these IDs, locked until the transaction ends, always in the same order so that no two writers wait for each other. */
export async function lockItems(db: CompanyQueries, ids: string[]): Promise<Map<string, ItemRow>> {
  const rows = await db
    .selectFrom('item')
    .selectAll()
    .where(sql<boolean>`item_id = any(${ids})`)
    .orderBy('item_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.item_id, row]))
}

export interface NewItem {
  itemID: string
  values: ItemValues
}

/** Adds items with their audit entries. Refuses IDs that exist, in whichever transaction they came first. */
export async function insertItems(tx: WriteTransaction, items: NewItem[]) {
  const added = new Set<string>()
  for (const { columns, said } of saidAlike(items)) {
    const { updated_at, updated_by } = stamp(tx)
    const at = sql<Date>`${updated_at}::timestamptz`
    const kept = {
      search: searchIn('said'),
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
          .selectFrom(said)
          .select(values.map(([column, value]) => value.as(column)))
          .orderBy('said.item_id'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('item_id')
      .execute()
    for (const { item_id } of rows) added.add(item_id)
  }
  const taken = items.flatMap(({ itemID }) => (added.has(itemID) ? [] : [itemID]))
  if (taken.length > 0) throw duplicateItems(taken)
  const entries = items.map(({ itemID, values }): AuditEntry => ({
    entity: 'item',
    entityID: itemID,
    action: 'create',
    changes: fieldChanges({}, { ...values.fields, defaultItem: values.defaultItem, attributes: values.attributes }),
  }))
  await auditAll(tx, entries)
}

function duplicateItems(ids: string[]) {
  const message = `Duplicate item ID(s) found for ${ids.join(', ')}`
  return refused(
    message,
    ids.map((id) => ({ field: 'itemID', message, code: 'duplicate', value: id })),
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
    const names = Object.keys(FIELDS).filter((field) => said[field] !== undefined)
    const after = { ...said, attributes: item.values.attributes }
    const changes = changesBetween(asFields(item.stored), after, names)
    return changes.length > 0 ? [{ ...item, changes }] : []
  })
  for (const { columns, said } of saidAlike(changed)) {
    const values = refsTo(columns)
    await tx.db
      .updateTable('item')
      .from(said)
      .set({ ...values, search: searchAfter(values), ...stamp(tx), version: sql`item.version + 1` })
      .whereRef('item.item_id', '=', 'said.item_id')
      .execute()
  }
  await auditAll(
    tx,
    changed.map(({ itemID, changes }) => ({ entity: 'item', entityID: itemID, action: 'update', changes })),
  )
}

/** Items that say the same columns, as a table of the shape of `item` called `said`: each is written by one statement. */
function saidAlike(items: readonly NewItem[]) {
  const rows = items.map(({ itemID, values }) => ({
    item_id: itemID,
    ...columnsOf(values),
    ...(values.attributes && { attributes: values.attributes }),
  }))
  const alike = Map.groupBy(rows, (row) => Object.keys(row).toSorted().join())
  return Array.from(alike.values(), (group) => ({
    columns: Object.keys(group[0]!).filter((column) => column !== 'item_id'),
    said: sql<ItemRow>`jsonb_populate_recordset(null::item, ${JSON.stringify(group)}::jsonb)`.as('said'),
  }))
}

function refsTo(columns: string[]): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(columns.map((column) => [column, sql.ref(`said.${column}`)]))
}

/** Who changed an item and when. */
export function stamp(tx: WriteTransaction) {
  return { updated_at: tx.at, updated_by: tx.writer.user.userName }
}

function fieldChanges(before: object, after: object): Change[] {
  return changesBetween(before, after, Object.keys(FIELDS))
}

function asFields(row: object): Record<string, unknown> {
  const columns = row as Record<string, unknown>
  return Object.fromEntries(Object.entries(FIELDS).map(([field, column]) => [field, columns[column]]))
}
