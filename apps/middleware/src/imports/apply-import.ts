import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { explainDenied } from '@greenroom/permissions'
import { noteChanged } from '../changes/change-log.ts'
import type { CompanyStore } from '../database/company-store.ts'
import { asPartOf, writeAs, type Writer, type WriteTransaction } from '../database/write.ts'
import { Failure, refused } from '../failures.ts'
import type { ItemRules } from '../items/item-rules.ts'
import { compareRows, type IDRange, within } from './compare.ts'
import { findImport, type ImportRecord, isAbandoned } from './import-record.ts'
import { brokenPackages, changesField, lockedFieldsOf } from './judge-rows.ts'
import { makeNewEntries } from './new-entries.ts'
import { writeItems } from './write-items.ts'

/** Items written between two signs of life. */
const ITEMS_A_STEP = 2_000

/** The import was cancelled, or another run took it over: this one undoes everything and says nothing. */
class Superseded extends Error {}

/** One attempt to apply an import. */
export interface Run {
  importID: number
  runID: string
}

/** Makes this the one run that applies the import. Undefined where there is nothing to apply, or a run is at it. */
export async function claim({ db }: Pick<CompanyStore, 'db'>, importID: number): Promise<Run | undefined> {
  const runID = randomUUID()
  const { numUpdatedRows } = await db
    .updateTable('import')
    .set({ state: 'APPLYING', run_id: runID, heartbeat_at: sql`now()`, done: 0, failure: null, finished_at: null })
    .where('import_id', '=', importID)
    .where(({ or, eb }) => or([eb('state', 'in', ['CHECKED', 'FAILED']), isAbandoned]))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { importID, runID } : undefined
}

/**
 * Writes all items in one transaction, step by step; how far it is goes through a connection of its own, so that others
 * see it. Ends by itself: whoever asked for it may have left. Never throws.
 */
export async function apply(store: CompanyStore, run: Run, writer: Writer, rules: ItemRules, log: FastifyBaseLogger) {
  try {
    await writeAs(store, writer, (tx) => applyWithin(tx, store, run, rules))
  } catch (error) {
    if (error instanceof Superseded) return
    log.error({ err: error, importID: run.importID }, 'import failed')
    await fail(store, run, error).catch((cause: unknown) => log.error({ err: cause }, 'import failure not written'))
  }
}

async function applyWithin(whole: WriteTransaction, store: CompanyStore, run: Run, rules: ItemRules) {
  const record = await findImport(whole.db, String(run.importID))
  const tx = asPartOf(whole, 'IMPORT', await beginChangeSet(whole, record))
  await makeNewEntries(tx, run.importID)
  let done = 0
  for (let range = await nextRange(tx, record, ''); range; range = await nextRange(tx, record, range.upTo)) {
    await lockItems(tx, range.ids)
    // The catalog may have changed since the check.
    await compareRows(tx.db, record, range)
    await refuseLockedChanges(tx, record, range, rules)
    await writeItems(tx, record, range)
    noteChanged(tx.changed, 'item', range.ids)
    done += range.ids.length
    await reportProgress(store, run, done)
  }
  const broken = await brokenPackages(tx.db, record)
  if (broken.length > 0) throw refused(broken[0]!.message)
  const { numUpdatedRows } = await tx.db
    .updateTable('import')
    .set({ state: 'APPLIED', done: record.total, finished_at: sql`now()` })
    .where('import_id', '=', run.importID)
    .where('run_id', '=', run.runID)
    .where('state', '=', 'APPLYING')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Superseded()
}

/** Others see it once the import is applied. */
async function beginChangeSet(tx: WriteTransaction, { import_id, total }: ImportRecord): Promise<number> {
  const { change_set_id } = await tx.db
    .insertInto('change_set')
    .values({
      kind: 'IMPORT',
      state: 'APPLIED',
      import_id,
      done: total,
      total,
      created_at: tx.at,
      created_by: tx.writer.user.userName,
      finished_at: tx.at,
    })
    .returning('change_set_id')
    .executeTakeFirstOrThrow()
  return change_set_id
}

/** The next items to write, by ID, so that every writer of many items locks them in the same order. */
async function nextRange(
  tx: WriteTransaction,
  record: ImportRecord,
  after: string,
): Promise<(IDRange & { ids: string[] }) | undefined> {
  const rows = await tx.db
    .selectFrom('import_row')
    .select('item_id')
    .where('import_id', '=', record.import_id)
    .where('action', 'in', ['create', 'update'])
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(ITEMS_A_STEP)
    .execute()
  const last = rows.at(-1)
  return last && { after, upTo: last.item_id, ids: rows.map((row) => row.item_id) }
}

async function lockItems(tx: WriteTransaction, ids: string[]) {
  await tx.db
    .selectFrom('item')
    .select('item_id')
    .where(sql<boolean>`item_id = any(${ids})`)
    .orderBy('item_id')
    .forUpdate()
    .execute()
}

/** Whoever applies may have fewer rights than whoever checked. */
async function refuseLockedChanges(tx: WriteTransaction, record: ImportRecord, range: IDRange, rules: ItemRules) {
  for (const { field, feature } of lockedFieldsOf(record, rules)) {
    const row = await tx.db
      .selectFrom('import_row')
      .select('item_id')
      .where('import_id', '=', record.import_id)
      .where(within(range))
      .where(changesField(field))
      .limit(1)
      .executeTakeFirst()
    if (row) throw refused(explainDenied(feature, 'WRITE'))
  }
}

/** A sign of life, which also notices that the import was cancelled. */
async function reportProgress({ db }: CompanyStore, { importID, runID }: Run, done: number) {
  const { numUpdatedRows } = await db
    .updateTable('import')
    .set({ done, heartbeat_at: sql`now()` })
    .where('import_id', '=', importID)
    .where('run_id', '=', runID)
    .where('state', '=', 'APPLYING')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Superseded()
}

async function fail({ db }: CompanyStore, { importID, runID }: Run, error: unknown) {
  const failure = error instanceof Failure ? error.message : 'The items could not be written. Nothing was changed.'
  await db
    .updateTable('import')
    .set({ state: 'FAILED', failure, done: 0, finished_at: sql`now()` })
    .where('import_id', '=', importID)
    .where('run_id', '=', runID)
    .where('state', '=', 'APPLYING')
    .execute()
}
