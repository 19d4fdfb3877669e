import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyStore } from '../database/company-store.ts'
import { asPartOf, writeAs, type Writer, type WriteTransaction } from '../database/write.ts'
import { Failure } from '../failures.ts'
import type { ItemRules } from '../items/item-rules.ts'
import { isAbandoned } from './change-set-record.ts'
import { writeChanges } from './write-changes.ts'

/** One attempt to apply a change set. */
export interface Run {
  changeSetID: number
  /** The request that asked for it. */
  runID: string
}

/** Makes this the one run that applies a prepared change set. Through a connection of its own, for others to see. */
export async function claim({ db }: Pick<CompanyStore, 'db'>, { changeSetID, runID }: Run) {
  const { numUpdatedRows } = await db
    .updateTable('change_set')
    .set({ state: 'APPLYING', run_id: runID, heartbeat_at: sql`now()`, done: 0, failure: null })
    .where('change_set_id', '=', changeSetID)
    .where(({ or, eb }) => or([eb('state', 'in', ['PREPARED', 'FAILED']), isAbandoned]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure(409, 'ER_000', 'The change set is being applied, or was applied already')
}

/** Writes what is prepared within `tx`; how far it is goes through a connection of its own. Answers the items' IDs. */
export async function applyWithin(
  tx: WriteTransaction,
  store: CompanyStore,
  { changeSetID, runID }: Run,
  kind: 'BULK' | 'UNDO',
  rules: ItemRules,
): Promise<string[]> {
  const report = async (done: number) => {
    await store.db
      .updateTable('change_set')
      .set({ done, heartbeat_at: sql`now()` })
      .where('change_set_id', '=', changeSetID)
      .where('run_id', '=', runID)
      .execute()
  }
  const ids = await writeChanges(asPartOf(tx, kind, changeSetID), changeSetID, rules, report)
  const { numUpdatedRows } = await tx.db
    .updateTable('change_set')
    .set({ state: 'APPLIED', done: ids.length, total: ids.length, finished_at: tx.at })
    .where('change_set_id', '=', changeSetID)
    .where('run_id', '=', runID)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure(409, 'ER_000', 'The change set is being applied by another request')
  return ids
}

/** Applies a change set on behalf of somebody who may have left. Never throws. */
export async function apply(store: CompanyStore, run: Run, writer: Writer, rules: ItemRules, log: FastifyBaseLogger) {
  try {
    await writeAs(store, writer, (tx) => applyWithin(tx, store, run, 'UNDO', rules))
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ err: error, changeSetID: run.changeSetID }, 'change set failed')
    await fail(store, run, error).catch((cause: unknown) => log.error({ err: cause }, 'failure not written'))
  }
}

export async function fail({ db }: CompanyStore, { changeSetID, runID }: Run, error: unknown) {
  const failure = error instanceof Failure ? error.message : 'The items could not be written. Nothing was changed.'
  await db
    .updateTable('change_set')
    .set({ state: 'FAILED', failure, done: 0 })
    .where('change_set_id', '=', changeSetID)
    .where('run_id', '=', runID)
    .where('state', '=', 'APPLYING')
    .execute()
}
