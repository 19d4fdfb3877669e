import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { changeObject, FIELD, FROM, TO } from '#database/change-object.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#database/write.ts'
import { Failure } from '#http/failures.ts'
import type { ChangeSetRecord } from './change-set-record.ts'

export type UndoCounts = NonNullable<components['schemas']['ChangeSet']['undo']>

/**
 * What an applied change set wrote, one entry an item, and whether somebody changed the item once more. An item is
 * locked while its entries are written, so they are in the order of the changes.
 */
export function writtenEntries(db: CompanyQueries, changeSetID: number) {
  return db
    .selectFrom('audit_entry as entry')
    .where('entry.change_set_id', '=', changeSetID)
    .where('entry.entity', '=', 'item')
    .select(['entry.entity_id', 'entry.action', 'entry.changes'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('audit_entry as later')
          .select('later.audit_id')
          .whereRef('later.item_id', '=', 'entry.item_id')
          .whereRef('later.audit_id', '>', 'entry.audit_id')
          .where('later.entity', '=', 'item'),
      ).as('changed_since'),
    )
}

/** What undoing an applied change set would do. */
export async function undoCounts(db: CompanyQueries, changeSetID: number): Promise<UndoCounts> {
  const rows = await db
    .selectFrom(writtenEntries(db, changeSetID).as('written'))
    .select(({ fn }) => ['written.action', 'written.changed_since', fn.countAll<number>().as('count')])
    .groupBy(['written.action', 'written.changed_since'])
    .execute()
  const countOf = (action: string, changedSince?: boolean) =>
    rows
      .filter((row) => row.action === action && (changedSince ?? row.changed_since) === row.changed_since)
      .reduce((sum, { count }) => sum + count, 0)
  return {
    possible: countOf('update', false),
    changedSince: countOf('update', true),
    created: countOf('create'),
  }
}

/** Prepares the change set that takes another one back, as far as nobody changed its items since. */
export async function prepareUndo(tx: WriteTransaction, record: ChangeSetRecord, leaveChanged: boolean) {
  if (record.state !== 'APPLIED') throw new Failure(409, 'ER_000', 'The change set has not been applied')
  const { possible, changedSince } = await undoCounts(tx.db, record.change_set_id)
  if (possible === 0) throw new Failure(409, 'ER_000', 'There is nothing left to undo')
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
  await insertInverses(tx.db, record.change_set_id, change_set_id)
  return change_set_id
}

async function insertInverses(db: CompanyQueries, undone: number, changeSetID: number) {
  await db
    .insertInto('change_set_row')
    .columns(['change_set_id', 'item_id', 'version', 'changes'])
    .expression((select) =>
      select
        .selectFrom(writtenEntries(db, undone).as('written'))
        .innerJoin('item', 'item.item_id', 'written.entity_id')
        .select(sql<number>`${changeSetID}::bigint`.as('change_set_id'))
        .select(['item.item_id', 'item.version'])
        .select(({ selectFrom }) =>
          selectFrom(sql`jsonb_array_elements(written.changes)`.as<'one'>(sql`one(change)`))
            .select(sql<string>`jsonb_agg(${inverse})`.as('changes'))
            .as('changes'),
        )
        .where('written.action', '=', 'update')
        .where('written.changed_since', '=', false),
    )
    .execute()
}

/** `one.change` the other way round. */
const inverse = changeObject(sql`one.change -> ${FIELD}`, sql`one.change -> ${TO}`, sql`one.change -> ${FROM}`)
