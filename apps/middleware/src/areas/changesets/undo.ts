import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { changeObject, FIELD, FROM, TO } from '#database/change-object.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#database/write.ts'
import { Failure } from '#http/failures.ts'
import { lockRows } from '#query/locks.ts'
import type { ChangeSetRecord } from './change-set-record.ts'
import { type AppliedImport, itemStays } from './item-use.ts'

type UndoCounts = Omit<NonNullable<components['schemas']['ChangeSet']['undo']>, 'removal'>

/**
 * What an applied change set wrote, one entry an item, and whether somebody changed the item once more, or put an item
 * that it created into a package. An item is locked while its entries are written, so they are in the order of the
 * changes.
 */
export function writtenEntries(db: CompanyQueries, changeSetID: number) {
  return db
    .selectFrom('audit_entry as entry')
    .where('entry.change_set_id', '=', changeSetID)
    .where('entry.entity', '=', 'item')
    .select(['entry.entity_id', 'entry.action', 'entry.changes'])
    .select(({ exists, or, and, selectFrom }) => {
      const changed = selectFrom('audit_entry as later')
        .select('later.audit_id')
        .whereRef('later.item_id', '=', 'entry.item_id')
        .whereRef('later.audit_id', '>', 'entry.audit_id')
        .where('later.entity', '=', 'item')
      const packed = selectFrom('package_component')
        .innerJoin('item as package', 'package.item_id', 'package_component.package_id')
        .select('package.item_id')
        .whereRef('package_component.component_id', '=', 'entry.entity_id')
        .where('package.item_status', '=', 'Active')
      const created = sql<boolean>`entry.action = 'create'`
      return or([exists(changed), and([created, exists(packed)])]).as('changed_since')
    })
}

/** What was written, beside the items as they are now; what was removed is not taken back. */
function writtenItems(db: CompanyQueries, changeSetID: number) {
  return db
    .selectFrom(writtenEntries(db, changeSetID).as('written'))
    .innerJoin('item', 'item.item_id', 'written.entity_id')
    .where('written.action', '<>', 'delete')
}

/** To be taken back: a new item is discontinued, unless it is so already. */
const isUndoable = sql<boolean>`(not written.changed_since and (written.action <> 'create' or item.item_status = 'Active'))`

/** What undoing an applied change set would do. */
export async function undoCounts(db: CompanyQueries, changeSetID: number): Promise<UndoCounts> {
  return writtenItems(db, changeSetID)
    .select(({ fn }) => {
      const items = fn.countAll<number>()
      const possible = items.filterWhere(isUndoable)
      return [
        possible.as('possible'),
        items.filterWhere('written.changed_since', '=', true).as('changedSince'),
        items.filterWhere('written.action', '=', 'create').as('created'),
        possible.filterWhere('written.action', '=', 'create').as('discontinued'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** The items that undoing takes back by changing them. */
export function undoableItems(db: CompanyQueries, changeSetID: number) {
  return writtenItems(db, changeSetID).where(isUndoable)
}

/** What an import wrote, beside what keeps the items that it created. */
function writtenAndKept(db: CompanyQueries, undone: AppliedImport) {
  return writtenItems(db, undone.change_set_id).leftJoin(
    itemStays(db, undone).as('kept'),
    'kept.item_id',
    'item.item_id',
  )
}

/** To be removed: an item that the import created and that nothing keeps. */
const isRemovable = sql<boolean>`(written.action = 'create' and kept.item_id is null)`

/** Items that undoing an import with a removal takes back to where they were before it. */
export function itemsTakenBack(db: CompanyQueries, undone: AppliedImport) {
  return writtenAndKept(db, undone)
    .where(sql<boolean>`(${isRemovable} or (${isUndoable} and written.action <> 'create'))`)
    .select('item.item_id')
}

/** What undoing an applied import would do to items if it removed those that nothing keeps. */
export async function removalCounts(db: CompanyQueries, undone: AppliedImport) {
  return writtenAndKept(db, undone)
    .select(({ fn }) => {
      const items = fn.countAll<number>()
      const changed = items.filterWhere(sql<boolean>`(${isUndoable} and not ${isRemovable})`)
      return [
        items.filterWhere(sql<boolean>`(${isUndoable} or ${isRemovable})`).as('possible'),
        items.filterWhere(sql<boolean>`(written.changed_since and not ${isRemovable})`).as('changedSince'),
        changed.filterWhere('written.action', '=', 'create').as('discontinued'),
        items.filterWhere(isRemovable).as('items'),
        items.filterWhere('kept.item_id', 'is not', null).as('kept'),
      ]
    })
    .executeTakeFirstOrThrow()
}

interface UndoAsked {
  /** Undo the rest where some items were changed since. */
  leaveChanged: boolean
  /** Remove what an import created and nothing keeps, of which there is something. */
  removal?: Pick<UndoCounts, 'possible' | 'changedSince'>
}

/** Prepares the change set that takes another one back, as far as nobody changed its items since. */
export async function prepareUndo(tx: WriteTransaction, record: ChangeSetRecord, { leaveChanged, removal }: UndoAsked) {
  if (record.state !== 'APPLIED') throw new Failure(409, 'ER_000', 'The change set has not been applied')
  await holdForUndo(tx, record.change_set_id)
  const { possible, changedSince } = removal ?? (await undoCounts(tx.db, record.change_set_id))
  if (possible === 0 && !removal) throw new Failure(409, 'ER_000', 'There is nothing left to undo')
  if (changedSince > 0 && !leaveChanged) {
    throw new Failure(409, 'ER_000', `${changedSince.toLocaleString('en')} of its items were changed since`)
  }
  const { change_set_id } = await tx.db
    .insertInto('change_set')
    .values({
      kind: 'UNDO',
      state: 'PREPARED',
      undoes: record.change_set_id,
      total: possible,
      created_at: tx.at,
      created_by: tx.writer.user.userName,
    })
    .returning('change_set_id')
    .executeTakeFirstOrThrow()
  if (removal) await insertRemovals(tx.everywhere, record, change_set_id)
  await insertInverses(tx.db, record.change_set_id, change_set_id)
  return change_set_id
}

/** Of several who undo it at once, one does. */
async function holdForUndo({ db }: WriteTransaction, changeSetID: number) {
  await lockRows(
    db.selectFrom('change_set').select('change_set_id').where('change_set_id', '=', changeSetID),
    'change_set_id',
  ).execute()
  const under = await db
    .selectFrom('change_set')
    .select('change_set_id')
    .where('undoes', '=', changeSetID)
    .where('state', 'in', ['PREPARED', 'APPLYING'])
    .executeTakeFirst()
  if (under) throw new Failure(409, 'ER_000', 'The change set is being undone')
}

async function insertInverses(db: CompanyQueries, undone: number, changeSetID: number) {
  await db
    .insertInto('change_set_row')
    .columns(['change_set_id', 'item_id', 'version', 'changes'])
    .expression(() =>
      undoableItems(db, undone)
        .select(sql<number>`${changeSetID}::bigint`.as('change_set_id'))
        .select(['item.item_id', 'item.version'])
        .select(
          sql<string>`case when written.action = 'create' then ${discontinued} else ${inverted(db)} end`.as('changes'),
        ),
    )
    // Those that are to be removed are there.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What they lose is what the import gave them. */
async function insertRemovals(db: CompanyQueries, undone: AppliedImport, changeSetID: number) {
  await db
    .insertInto('change_set_row')
    .columns(['change_set_id', 'item_id', 'version', 'changes', 'removes'])
    .expression(() =>
      writtenAndKept(db, undone)
        .where(isRemovable)
        .select(sql<number>`${changeSetID}::bigint`.as('change_set_id'))
        .select(['item.item_id', 'item.version'])
        .select([sql<string>`${inverted(db)}`.as('changes'), sql<boolean>`true`.as('removes')]),
    )
    .execute()
}

/** The changes of an item that is discontinued. */
export const discontinued = sql<string>`${JSON.stringify([{ field: 'itemStatus', from: 'Active', to: 'Discontinued' }])}::jsonb`

/** `written.changes` the other way round. */
function inverted(db: CompanyQueries) {
  const inverse = changeObject(sql`one.change -> ${FIELD}`, sql`one.change -> ${TO}`, sql`one.change -> ${FROM}`)
  return db
    .selectFrom(sql`jsonb_array_elements(written.changes)`.as<'one'>(sql`one(change)`))
    .select(sql<string>`jsonb_agg(${inverse})`.as('changes'))
}
