import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '../database/company-store.ts'
import type { WriteTransaction } from '../database/write.ts'
import type { ItemRules } from '../items/item-rules.ts'
import { compareRows, dropSuperseded } from './compare.ts'
import { findImport, type ImportRecord } from './import-record.ts'
import { judgeRows } from './judge-rows.ts'

/** Compares all rows with the catalog and counts what they would do, without changing an item. */
export async function checkImport(
  tx: WriteTransaction,
  record: ImportRecord,
  reading: components['schemas']['ImportReading'],
  rules: ItemRules,
): Promise<ImportRecord> {
  await dropSuperseded(tx.db, record.import_id)
  await compareRows(tx.db, record)
  await judgeRows(tx.db, record, rules)
  const counts = { ...reading, ...(await countActions(tx.db, record)), rejected: await countRejected(tx.db, record) }
  await tx.db
    .updateTable('import')
    .set({ state: 'CHECKED', counts: JSON.stringify(counts), total: counts.create + counts.update, done: 0 })
    .set({ failure: null, finished_at: null })
    .where('import_id', '=', record.import_id)
    .execute()
  return findImport(tx.db, String(record.import_id))
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
async function countRejected(db: CompanyQueries, { import_id }: ImportRecord): Promise<number> {
  const { count } = await db
    .selectFrom('import_rejection')
    .select(sql<number>`count(distinct line)`.as('count'))
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow()
  return count
}
