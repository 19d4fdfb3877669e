import { sql } from 'kysely'
import type { CompanyQueries } from '../database/company-store.ts'
import type { Change } from '../database/platform-tables.ts'
import { auditAll, changesBetween, type AuditEntry, type WriteTransaction } from '../database/write.ts'
import { refused } from '../failures.ts'
import { COLUMN_OF, OTHER_COLUMNS, type ItemRow } from './item-columns.ts'
import { columnsOf, searchAfter, searchOf } from './item-row.ts'
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
  const taken: string[] = []
  for (const { itemID, values } of items) {
    const columns = columnsOf(values)
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('item')
      .values({
        ...(columns as ItemRow & { attributes?: string }),
        item_id: itemID,
        search: searchOf(itemID, columns),
        created_at: tx.at,
        updated_at: tx.at,
        updated_by: tx.writer.user.userName,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) taken.push(itemID)
  }
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

/** Writes the same over many items that were read with `forUpdate()`. Answers, as they were, those that it changed. */
export async function updateItems(tx: WriteTransaction, rows: ItemRow[], values: ItemValues): Promise<ItemRow[]> {
  const columns = columnsOf(values)
  const said = asFields(columns)
  const names = Object.keys(FIELDS).filter((field) => said[field] !== undefined)
  const after = { ...said, attributes: values.attributes }
  const changed = rows.flatMap((row) => {
    const changes = changesBetween(asFields(row), after, names)
    return changes.length > 0 ? [{ row, changes }] : []
  })
  if (changed.length === 0) return []
  await tx.db
    .updateTable('item')
    .set({ ...columns, search: searchAfter(columns), ...stamp(tx), version: sql`version + 1` })
    .where(sql<boolean>`item_id = any(${changed.map(({ row }) => row.item_id)})`)
    .execute()
  await auditAll(
    tx,
    changed.map(({ row, changes }) => ({ entity: 'item', entityID: row.item_id, action: 'update', changes })),
  )
  return changed.map(({ row }) => row)
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
