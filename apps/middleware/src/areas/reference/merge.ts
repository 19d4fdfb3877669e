import { sql, type RawBuilder } from 'kysely'
import { LIST_KINDS, listBelow, type ListKind } from '@greenroom/catalog'
import type { HandlersOf } from '#calls/call.ts'
import { noteChanged } from '#database/change-log.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { auditAll, auditItems, type WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { COLUMN_OF } from '#areas/items/item-columns.ts'
import { changeItems } from '#areas/items/change-items.ts'
import { changeObject } from '#database/change-object.ts'
import { nextVersion } from '#calls/stamp.ts'
import type { Entry } from './entry-row.ts'
import { hasAttribute, readList, storeSaves } from './entry-store.ts'
import { NO_USES, usesOf } from './entry-uses.ts'
import { chosenOf, holdEntry, listOf, removeEntries, writeList } from './list-handlers.ts'
import { moveOthers } from './move-others.ts'

/** Merges two entries: references to the removed entry move to the other, all in one transaction. */
export const mergeHandlers: HandlersOf<'previewMerge' | 'mergeEntries'> = {
  previewMerge: async (call) => {
    const kind = listOf(call, 'READ')
    const { from, into } = pairOf(kind, await readList(call.company.db, kind), call.query)
    return { body: await mergeOf(call.company.everywhere, kind, from, into) }
  },

  mergeEntries: (call) =>
    writeList(call, 'DELETE', async (tx, kind, stored) => {
      const { from, into } = pairOf(kind, stored, call.body)
      await holdEntry(tx, kind, from.id)
      const merge = await mergeOf(tx.everywhere, kind, from, into)
      await moveItems(tx, kind, from, into)
      await moveBelow(tx, kind, from, into)
      await moveOthers(tx, kind, from, into)
      if (kind === 'additionalAttribute') await joinChoices(tx, from, into)
      await removeEntries(tx, kind, [from])
      return { body: merge }
    }),
}

function pairOf(kind: ListKind, stored: Entry[], ids: { from: string; into: string }) {
  const refuse = (message: string) => refused(message, [{ field: 'into', message, value: ids.into }])
  if (ids.from === ids.into) throw refuse('An entry cannot be merged into itself')
  const [[from], [into]] = [chosenOf(stored, [ids.from]), chosenOf(stored, [ids.into])]
  if (kind === 'additionalAttribute' && from!.type !== into!.type) throw refuse('Their values are of different types')
  return { from: from!, into: into! }
}

async function mergeOf(db: CompanyQueries, kind: ListKind, from: Entry, into: Entry) {
  return { from, into, ...((await usesOf(db, kind, { id: from.id })).get(from.id) ?? NO_USES) }
}

/** The database changes the items and records the changes, so that a hundred thousand of them take one statement. */
async function moveItems(tx: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  const { itemField } = LIST_KINDS[kind]
  if (itemField === undefined) return
  const { column, refers, after } = itemMove(itemField, from, into)
  const before = sql.ref(`item.${column}`)
  const change = changeObject(sql`${itemField}::text`, sql`to_jsonb(${before})`, sql`to_jsonb(${after})`)
  const moving = tx.db
    .selectFrom('item')
    .select([
      'item_id',
      sql<string>`${'update'}::text`.as('action'),
      sql<unknown>`jsonb_build_array(${change})`.as('changes'),
    ])
    .where(refers)
  await auditItems(tx, moving)
  const moved = await changeItems(tx, { [column]: after })
    .where(refers)
    .returning('item_id')
    .execute()
  noteChanged(
    tx.changed,
    'item',
    moved.map(({ item_id }) => item_id),
  )
}

interface ItemMove {
  column: string
  /** The items that refer to the removed entry. */
  refers: RawBuilder<boolean>
  /** The new value of the column. */
  after: RawBuilder<unknown>
}

function itemMove(itemField: NonNullable<(typeof LIST_KINDS)[ListKind]['itemField']>, from: Entry, into: Entry) {
  if (itemField === 'attributes') return attributeMove(String(from.key), String(into.key))
  const column = COLUMN_OF[itemField]
  if (itemField !== 'fees') {
    return { column, refers: sql<boolean>`${sql.ref(`item.${column}`)} = ${from.id}`, after: sql`${into.id}::text` }
  }
  return {
    column,
    refers: sql<boolean>`${from.id} = any(item.fee_ids)`,
    after: sql`case when ${into.id} = any(item.fee_ids) then array_remove(item.fee_ids, ${from.id})
      else array_replace(item.fee_ids, ${from.id}, ${into.id}) end`,
  } satisfies ItemMove
}

/** If an item has values of both attributes, the value of the remaining attribute is kept. */
function attributeMove(from: string, into: string): ItemMove {
  const at = sql`array_position(array(select jsonb_array_elements(item.attributes) ->> 'key'), ${from}) - 1`
  return {
    column: 'attributes',
    refers: hasAttribute(from),
    after: sql`case when ${hasAttribute(into)} then item.attributes - (${at})::int
      else jsonb_set(item.attributes, array[(${at})::text, 'key'], to_jsonb(${into}::text)) end`,
  }
}

async function moveBelow(tx: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  const below = listBelow(kind)
  if (!below) return
  const moved = await tx.db
    .updateTable('list_entry')
    .set({ parent_id: into.id, ...nextVersion(tx) })
    .where('kind', '=', below)
    .where('parent_id', '=', from.id)
    .returning('entry_id')
    .execute()
  const changes = [{ field: 'parentID', from: from.id, to: into.id }]
  await auditAll(
    tx,
    moved.map(({ entry_id }) => ({ entity: below, entityID: entry_id, action: 'update', changes })),
  )
}

/** Afterward the choices of both are available. */
async function joinChoices(tx: WriteTransaction, from: Entry, into: Entry) {
  const choices = [...new Set([...(into.choices ?? []), ...(from.choices ?? [])])]
  await storeSaves(tx, 'additionalAttribute', [{ before: into, after: { ...into, choices } }])
}
