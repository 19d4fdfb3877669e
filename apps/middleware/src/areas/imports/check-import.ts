import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import type { ImportState } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { type ItemRules, itemRules } from '#areas/items/item-rules.ts'
import { compareRows, leaveOutSuperseded } from './compare.ts'
import { countChangedHere, findChangedHere, followChoices, forgetChangedHere } from './changed-here.ts'
import { auditState, findImport, type ImportRecord } from './import-record.ts'
import { acceptRows, judgeRows } from './judge-rows.ts'
import { countCorrections } from './corrections.ts'
import { countWarnings } from './row-warnings.ts'
import { stageCorrected } from './stage-corrected.ts'
import { countRenamed } from './write-products.ts'

type Reading = components['schemas']['ImportReading']

interface Payload {
  importID: number
  reading: Reading
  grants: Schema.Schema.Type<typeof GrantsPayload>
}

export const CHECK_IMPORT: JobKind<Payload> = {
  name: 'imports.check',
  payload: Schema.Struct({
    importID: Schema.Number,
    reading: Schema.Struct({ rows: Schema.Number, skipped: Schema.Number, conflicts: Schema.Number }),
    grants: GrantsPayload,
  }),
}

export const checkImport = job(
  CHECK_IMPORT,
  async ({ payload: { importID, reading, grants }, company, finish }) => {
    await updateStatistics(company.db)
    await finish(async (tx) => {
      const before = await findImport(tx.db, String(importID), 'forUpdate')
      const record = await check(tx, before, reading, await itemRules(tx.db, new Map(grants)))
      await auditState(tx, record, before.state)
    })
  },
  {
    retries: 2,
    slots: 2,
    failed: async ({ db }, jobID) => {
      // Of one that was checked before, the earlier result still stands.
      const state = sql<ImportState>`case when counts is null then 'RECEIVING' else 'CHECKED' end`
      await db.updateTable('import').set({ job_id: null, state }).where('job_id', '=', jobID).execute()
    },
  },
)

/**
 * Without statistics of the rows just staged, PostgreSQL expects one, and each step of applying would read all of them.
 * Skipped while somebody else is at it.
 */
function updateStatistics(db: CompanyQueries) {
  return sql`analyze (skip_locked) import_row (company_code, import_id, part, line, item_id, action)`.execute(db)
}

/** Compares all rows with the catalog and counts what they would do, without changing an item. */
async function check(
  tx: WriteTransaction,
  record: ImportRecord,
  reading: Reading,
  rules: ItemRules,
): Promise<ImportRecord> {
  await forgetChangedHere(tx.db, record.import_id)
  await acceptRows(tx.db, record.import_id)
  await stageCorrected(tx, record, rules)
  await leaveOutSuperseded(tx.db, record.import_id)
  await compareRows(tx.db, record)
  await judgeRows(tx, record, rules)
  await findChangedHere(tx.db, record)
  await followChoices(tx.db, record.import_id)
  await tx.db
    .updateTable('import')
    .set({ state: 'CHECKED', job_id: null, ...(await countRows(tx.db, record, reading)) })
    .set({ failure: null, finished_at: null })
    .where('import_id', '=', record.import_id)
    .execute()
  return findImport(tx.db, String(record.import_id))
}

/** What an import would do, as is chosen now, or has done; `reading` is what the reader of the file counted. */
export async function countRows(db: CompanyQueries, record: ImportRecord, reading: Reading) {
  const { rows, skipped, conflicts } = reading
  const counts = {
    rows,
    skipped,
    conflicts,
    ...(await countActions(db, record)),
    ...(await countRejected(db, record)),
    ...(await countWarnings(db, record)),
    changedHere: (await countChangedHere(db, record.import_id)).found,
    ...(await countCorrections(db, record.import_id)),
    // Once it is applied, they have the name.
    renamed: record.state === 'APPLYING' ? (record.counts?.renamed ?? 0) : await countRenamed(db, record),
  }
  return { counts: JSON.stringify(counts), total: counts.create + counts.update }
}

async function countActions(db: CompanyQueries, { import_id }: ImportRecord) {
  const rows = await db
    .selectFrom('import_row')
    .select(({ fn }) => ['action', fn.countAll<number>().as('count')])
    .where('import_id', '=', import_id)
    .groupBy('action')
    .execute()
  const of = (action: string) => rows.find((row) => row.action === action)?.count ?? 0
  return { create: of('create'), update: of('update'), unchanged: of('unchanged') }
}

/** Rows, of which one may break several rules. */
function countRejected(db: CompanyQueries, { import_id }: ImportRecord) {
  return db
    .selectFrom('import_rejection')
    .select(sql<number>`count(distinct line)`.as('rejected'))
    .select(sql<number>`count(*) filter (where code = ${'beyondPercent'})`.as('largePrices'))
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow()
}
