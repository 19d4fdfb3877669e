import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import type { ImportRecord } from './import-record.ts'

/** Rows of each table that one step removes. */
const ROWS_A_STEP = 5_000

/** The tables with what was sent for an import or found in it. */
const TABLES = [
  'import_row',
  'import_rejection',
  'import_changed_here',
  'import_correction',
  'import_picture',
  'import_part',
] as const

export const REMOVE_ROWS: JobKind<{ importID: number }> = {
  name: 'imports.remove',
  payload: Schema.Struct({ importID: Schema.Number }),
}

/** Removes the rows of a canceled import, in steps that hold few locks. */
export const removeRows = job(
  REMOVE_ROWS,
  async ({ payload: { importID }, step }) => {
    for (let isAll = false; !isAll;) {
      await step(async ({ db }) => {
        isAll = await removeSome(db, importID)
        return {}
      })
    }
  },
  { retries: 3, slots: 2 },
)

/**
 * Removes what a canceled import keeps: at once if that is little, otherwise by a job. A job that checked or applied it
 * until now may still hold the rows.
 */
export async function removeCanceled(tx: WriteTransaction, { import_id, state, job_id }: ImportRecord) {
  const isUsed = state === 'APPLYING' || (state === 'RECEIVING' && job_id !== null)
  if (!isUsed && (await removeSome(tx.db, import_id))) return
  await enqueue(tx, REMOVE_ROWS, { importID: import_id })
}

/** Whether that was all. */
async function removeSome(db: CompanyQueries, importID: number): Promise<boolean> {
  let isAll = true
  for (const name of TABLES) {
    // Each of them has the column that is used here.
    const table = name as 'import_row'
    const first = db
      .selectFrom(table)
      .select(['company_code', sql<string>`ctid`.as('ctid')])
      .where('import_id', '=', importID)
      .limit(ROWS_A_STEP)
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .using(first.as('first'))
      .where(sql<boolean>`${sql.ref(`${name}.ctid`)} = first.ctid`)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === BigInt(ROWS_A_STEP)) isAll = false
  }
  return isAll
}
