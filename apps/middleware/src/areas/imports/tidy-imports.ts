import { sql } from 'kysely'
import { withTimeOfJobs } from '#database/timeouts.ts'
import type { Platform } from '#platform/platform.ts'
import { canceled } from './import-record.ts'

const DAY = 24 * 3_600_000
/** Long enough to leave an import overnight. */
const UNFINISHED_KEPT = DAY
/** Long enough to correct the rejected rows. What was written stands in the audit. */
const APPLIED_KEPT = 30 * DAY
/** Of the applied imports of a company, the newest first, in characters as sent: five of the largest. */
const MOST_KEPT = 1_000_000_000

/** Cancels abandoned imports, and removes what was sent for those that are over. The list of past imports keeps them all. */
export async function tidyImports({ database: { db }, now }: Pick<Platform, 'database' | 'now'>) {
  const before = (age: number) => new Date(now().getTime() - age)
  await db
    .updateTable('import')
    .set(canceled(now()))
    .where('state', 'in', ['RECEIVING', 'CHECKED', 'FAILED'])
    .where(sql<Date>`coalesce(finished_at, created_at)`, '<', before(UNFINISHED_KEPT))
    // A check is under way.
    .where(({ not, and, eb }) => not(and([eb('state', '=', 'RECEIVING'), eb('job_id', 'is not', null)])))
    .execute()
  for (const table of [
    'import_row',
    'import_rejection',
    'import_picture',
    'import_changed_here',
    'import_correction',
    // The last: what an import keeps is told from it.
    'import_part',
  ] as const) {
    await withTimeOfJobs(db, (tx) => {
      const sinceThen = tx
        .selectFrom('import')
        .innerJoin('import_part', (join) =>
          join
            .onRef('import_part.company_code', '=', 'import.company_code')
            .onRef('import_part.import_id', '=', 'import.import_id'),
        )
        .select(['import.company_code', 'import.import_id'])
        .select(
          sql<number>`sum(sum(size)) over (partition by import.company_code order by finished_at desc, import.import_id desc)`.as(
            'size',
          ),
        )
        .where('state', '=', 'APPLIED')
        .groupBy(['import.company_code', 'import.import_id', 'finished_at'])
      const over = tx
        .selectFrom('import')
        .leftJoin(sinceThen.as('since'), (join) =>
          join
            .onRef('since.company_code', '=', 'import.company_code')
            .onRef('since.import_id', '=', 'import.import_id'),
        )
        .select(['import.company_code', 'import.import_id'])
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', '=', 'CANCELED'), eb('finished_at', '<', before(UNFINISHED_KEPT))]),
            and([eb('state', '=', 'APPLIED'), eb('finished_at', '<', before(APPLIED_KEPT))]),
            eb('since.size', '>', MOST_KEPT),
          ]),
        )
      return tx
        .deleteFrom(table)
        .using(over.as('over'))
        .whereRef('over.company_code', '=', sql.ref(`${table}.company_code`))
        .whereRef('over.import_id', '=', sql.ref(`${table}.import_id`))
        .execute()
    })
  }
  await withTimeOfJobs(db, (tx) =>
    tx
      .deleteFrom('import_entry')
      .using('import')
      .whereRef('import.company_code', '=', 'import_entry.company_code')
      .whereRef('import.import_id', '=', 'import_entry.import_id')
      .where('import.state', '=', 'CANCELED')
      .execute(),
  )
}
