import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import type { JobKind } from './job-kind.ts'
import { placeOf, queueWithin } from '#database/queue.ts'
import { wakeWorkers } from './wake.ts'

/** The data of a pg-boss job: where its row is. */
export interface JobAddress {
  company: string
  kind: string
  jobID: string
}

/**
 * Runs a job as soon as the transaction has committed; a rollback removes it. Returns its ID. Throws the 429 if too many
 * of the company are waiting.
 */
export async function enqueue<Payload>(
  tx: WriteTransaction,
  kind: JobKind<Payload>,
  payload: Payload,
): Promise<string> {
  const { waiting } = await placeOf(tx.db, kind.name, tx.code)
  if (waiting >= MOST_WAITING) throw new Failure(429, 'ER_000', TOO_MANY, { retryAfter: 10 })
  return enqueueAt(tx, kind, payload, tx.at)
}

/**
 * Like `enqueue`, at the given time or later, however many are waiting by then: what was planned for a time is never
 * refused at it. `cancelJob` cancels it.
 */
export async function enqueueAt<Payload>(
  tx: WriteTransaction,
  kind: JobKind<Payload>,
  payload: Payload,
  at: Date,
): Promise<string> {
  const jobID = randomUUID()
  await sendJob(tx, { jobID, kind: kind.name, payload: Schema.encodeSync(kind.payload)(payload), at })
  return jobID
}

interface NewJob {
  jobID: string
  kind: string
  /** Encoded. */
  payload: unknown
  at: Date
}

/** Jobs of one kind and company. */
const MOST_WAITING = 100
const TOO_MANY = 'Too much of this is waiting to be done already. Try again once some of it is done.'

/** Sent once, even if repeated under the same ID. */
export async function sendJob(tx: WriteTransaction, { jobID, kind, payload, at }: NewJob) {
  const { user, requestID, source } = tx.writer
  const { numInsertedOrUpdatedRows: inserted } = await tx.db
    .insertInto('job')
    .values({
      job_id: jobID,
      kind,
      state: 'WAITING',
      payload: JSON.stringify(payload),
      user_id: user.userID,
      user_name: user.userName,
      request_id: requestID,
      source,
      created_at: tx.at,
      start_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (inserted === 0n) return
  const { turn } = await placeOf(tx.db, kind, tx.code)
  const address: JobAddress = { company: tx.code, kind, jobID }
  // Counted from now by the database's clock, not ours.
  const startAfter = Math.max(0, at.getTime() - tx.at.getTime()) / 1_000
  // A job with a time of its own is due then, whoever came in the meantime.
  const priority = startAfter > 0 ? 0 : -turn
  await queueWithin(tx.db).send(kind, address, { id: jobID, startAfter, priority, group: { id: tx.code } })
  tx.afterCommit.push(() => wakeWorkers(kind))
}

/**
 * Queues a running job again, one turn later. Its entry in the queue ends in the same transaction, so that a process that
 * dies right after it leaves one entry, not two.
 */
export async function sendAgain(tx: WriteTransaction, address: JobAddress, queueID: string) {
  const { kind, company } = address
  const { turn } = await placeOf(tx.db, kind, company)
  const queue = queueWithin(tx.db)
  await queue.complete(kind, queueID)
  await queue.send(kind, address, { priority: -turn, group: { id: company } })
  tx.afterCommit.push(() => wakeWorkers(kind))
}

/**
 * Cancels a job. Of one that has not started nothing is left; a running one stops at its next step or report, and
 * uncommitted work is rolled back. False if it is over.
 */
export async function cancelJob(tx: WriteTransaction, jobID: string): Promise<boolean> {
  const waiting = await tx.db
    .deleteFrom('job')
    .where('job_id', '=', jobID)
    .where('state', '=', 'WAITING')
    .returning('kind')
    .executeTakeFirst()
  if (waiting) {
    await queueWithin(tx.db).deleteJob(waiting.kind, jobID)
    return true
  }
  const { numUpdatedRows } = await tx.db
    .updateTable('job')
    .set({ cancel_requested: true })
    .where('job_id', '=', jobID)
    .where('state', '=', 'RUNNING')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
