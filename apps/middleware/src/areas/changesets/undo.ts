import { inSentence } from '@greenroom/money'
import { sql } from 'kysely'
import type { Grants } from '@greenroom/permissions'
import { changeObject, FIELD, FROM, TO } from '#database/change-object.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { lockRows } from '#query/locks.ts'
import type { ChangeSetRecord } from './change-set-record.ts'
import { removalOf } from './change-set-stays.ts'
import type { AppliedImport } from './item-use.ts'
import { discontinued, removableItems, undoableItems, undoCounts } from './written-items.ts'

interface UndoAsked {
  /** Undo the rest where some items were changed since. */
  leaveChanged: boolean
  /** The grants of a user who wants to remove what an import created and nothing keeps. */
  removesAs?: Grants
}

/**
 * Prepares the change set that takes another one back, as far as nobody changed its items since. Answers its ID, and
 * whether it removes something.
 */
export async function prepareUndo(
  tx: WriteTransaction,
  record: ChangeSetRecord,
  { leaveChanged, removesAs: grants }: UndoAsked,
) {
  if (record.state !== 'APPLIED') throw new Failure(409, 'ER_000', 'The change set has not been applied')
  await holdForUndo(tx, record.change_set_id)
  // Only now: somebody else may have undone it until here.
  const removal = grants && (await removalOf({ everywhere: tx.everywhere, record, grants }))
  const { possible, changedSince } = removal ?? (await undoCounts(tx.db, record.change_set_id))
  if (possible === 0 && !removal) throw new Failure(409, 'ER_000', 'There is nothing left to undo')
  if (changedSince > 0 && !leaveChanged) {
    throw new Failure(409, 'ER_000', `${inSentence(changedSince)} of its items were changed since`)
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
  return { changeSetID: change_set_id, removes: removal !== undefined }
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
      removableItems(db, undone)
        .select(sql<number>`${changeSetID}::bigint`.as('change_set_id'))
        .select(['written.item_id', 'written.version'])
        .select([sql<string>`${inverted(db)}`.as('changes'), sql<boolean>`true`.as('removes')]),
    )
    .execute()
}

/** `written.changes` the other way round. */
function inverted(db: CompanyQueries) {
  const inverse = changeObject(sql`one.change -> ${FIELD}`, sql`one.change -> ${TO}`, sql`one.change -> ${FROM}`)
  return db
    .selectFrom(sql`jsonb_array_elements(written.changes)`.as<'one'>(sql`one(change)`))
    .select(sql<string>`jsonb_agg(${inverse})`.as('changes'))
}
