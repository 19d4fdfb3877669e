import { sql, type RawBuilder } from 'kysely'
import { explainDenied, allows } from '@greenroom/permissions'
import { LIST_KINDS, listBelow, type ListKind } from '@greenroom/validation'
import type { HandlersOf } from '../call.ts'
import { noteChanged } from '../changes/change-log.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { auditAll, auditItems, write, type WriteTransaction } from '../database/write.ts'
import { forbidden, refused } from '../failures.ts'
import { COLUMN_OF } from '../items/item-columns.ts'
import { stamp as itemStamp } from '../items/item-store.ts'
import type { Entry } from './entry-row.ts'
import { holdList, readList, stamp, storeSaves } from './entry-store.ts'
import { NO_USES, usesOf } from './entry-uses.ts'
import { chosenOf, listOf, removeEntry } from './list-handlers.ts'

/** Two entries become one: what refers to the one that goes refers to the other afterwards, all in one transaction. */
export const mergeHandlers: HandlersOf<'previewMerge' | 'mergeEntries'> = {
  previewMerge: async (call) => {
    const kind = listOf(call, 'READ')
    const { from, into } = pairOf(kind, await readList(call.company.db, kind), call.query)
    return { body: await mergeOf(call.company.db, kind, from, into) }
  },

  mergeEntries: (call) => {
    const kind = listOf(call, 'DELETE')
    if (!allows(call.user.grants, 'CATALOG_PRODUCT', 'WRITE'))
      throw forbidden(explainDenied('CATALOG_PRODUCT', 'WRITE'))
    return write(call, async (tx) => {
      const { from, into } = pairOf(kind, await holdList(tx, kind), call.body)
      // Who is about to save an item with this entry comes first or finds it gone.
      await tx.db
        .selectFrom('list_entry')
        .select('entry_id')
        .where('kind', '=', kind)
        .where('entry_id', '=', from.id)
        .forUpdate()
        .execute()
      const merge = await mergeOf(tx.db, kind, from, into)
      await moveItems(tx, kind, from, into)
      await moveBelow(tx, kind, from, into)
      if (kind === 'additionalAttribute') await joinChoices(tx, from, into)
      await removeEntry(tx, kind, from)
      return { body: merge }
    })
  },
}

function pairOf(kind: ListKind, stored: Entry[], ids: { from: string; into: string }) {
  const refuse = (message: string) => refused(message, [{ field: 'into', message, value: ids.into }])
  if (ids.from === ids.into) throw refuse('An entry cannot be merged into itself')
  const [[from], [into]] = [chosenOf(stored, [ids.from]), chosenOf(stored, [ids.into])]
  if (kind === 'additionalAttribute' && from!.type !== into!.type) throw refuse('Their values are of different types')
  return { from: from!, into: into! }
}

async function mergeOf(db: CompanyQueries, kind: ListKind, from: Entry, into: Entry) {
  return { from, into, ...((await usesOf(db, kind, from.id)).get(from.id) ?? NO_USES) }
}

/** The database changes the items and keeps what it changed, so that a hundred thousand of them are one statement. */
async function moveItems(tx: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  const { itemField } = LIST_KINDS[kind]
  if (itemField === undefined) return
  const { column, refers, after } = itemMove(itemField, from, into)
  const before = sql.ref(`item.${column}`)
  // Bound, because the guard reads the words in raw SQL as SQL.
  const [field, was, is] = ['field', 'from', 'to'].map((key) => sql`${key}::text`)
  const change = sql`jsonb_build_object(${field}, ${itemField}::text, ${was}, to_jsonb(${before}), ${is}, to_jsonb(${after}))`
  const moving = tx.db
    .selectFrom('item')
    .select([
      'item_id',
      sql<string>`${'update'}::text`.as('action'),
      sql<unknown>`jsonb_build_array(${change})`.as('changes'),
    ])
    .where(refers)
  await auditItems(tx, moving)
  const moved = await tx.db
    .updateTable('item')
    .set({ [column]: after, ...itemStamp(tx), version: sql`version + 1` })
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
  /** Which items refer to the entry that goes. */
  refers: RawBuilder<boolean>
  /** What the column is to hold instead. */
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

/** Where an item has a value of both, that of the attribute that stays is kept. */
function attributeMove(from: string, into: string): ItemMove {
  const has = (key: string) => sql<boolean>`item.attributes @> ${JSON.stringify([{ key }])}::jsonb`
  const at = sql`array_position(array(select jsonb_array_elements(item.attributes) ->> 'key'), ${from}) - 1`
  return {
    column: 'attributes',
    refers: has(from),
    after: sql`case when ${has(into)} then item.attributes - (${at})::int
      else jsonb_set(item.attributes, array[(${at})::text, 'key'], to_jsonb(${into}::text)) end`,
  }
}

async function moveBelow(tx: WriteTransaction, kind: ListKind, from: Entry, into: Entry) {
  const below = listBelow(kind)
  if (!below) return
  const moved = await tx.db
    .updateTable('list_entry')
    .set({ parent_id: into.id, ...stamp(tx) })
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

/** The values of both may be chosen afterwards. */
async function joinChoices(tx: WriteTransaction, from: Entry, into: Entry) {
  const choices = [...new Set([...(into.choices ?? []), ...(from.choices ?? [])])]
  await storeSaves(tx, 'additionalAttribute', [{ before: into, after: { ...into, choices } }])
}
