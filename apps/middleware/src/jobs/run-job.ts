import { randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable, Updateable } from 'kysely'
import { isDeadlock, isWithoutConnection } from '#database/busy.ts'
import type { CompanyStore } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { takeTimeOfJobs } from '#database/timeouts.ts'
import { type Writer, writeAs, type WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { measures } from '#telemetry/measures.ts'
import type { JobOutcome } from '#telemetry/prometheus.ts'
import { tracer } from '#telemetry/tracing.ts'
import { sendAgain } from './enqueue.ts'
import type { Job, JobContext, Progress } from './job-kind.ts'
import type { JobFailure } from './tables.ts'

interface Attempt {
  job: Job<unknown>
  jobID: string
  /** Its entry in the queue. */
  queueID: string
  company: CompanyStore
  /** The same company over connections that calls do not use up, for the job's own row. */
  side: CompanyStore
  log: FastifyBaseLogger
  signal: AbortSignal
}

/** An attempt that owns the job's row: nothing commits without its `run_id`. */
interface Run extends Attempt {
  row: Selectable<Tables['job']>
  writer: Writer
  /** That of the last committed step; null if there is none. */
  place: unknown
  /** The job is queued again, and no longer this run's. */
  hasYielded?: boolean
}

/** The job was canceled, or another process took it over. Open work is rolled back. */
class Stopped extends Error {}

/** One attempt at a job. Throws errors that should be retried. */
export async function runJob(attempt: Attempt) {
  const run = await claim(attempt)
  if (run) await timed(run, () => outcomeOf(run))
}

/** The job was interrupted too often to be retried. */
export async function giveUp(attempt: Attempt) {
  const run = await claim(attempt)
  if (run) await timed(run, () => failAs(run, unexpected('It was interrupted too often.', run)))
}

async function timed({ job }: Run, work: () => Promise<JobOutcome>) {
  const start = performance.now()
  const span = tracer()?.startSpan(job.kind.name)
  let outcome: JobOutcome = 'postponed'
  try {
    outcome = await work()
  } finally {
    span?.setAttribute('greenroom.outcome', outcome).end()
    measures()?.jobSeconds.observe({ kind: job.kind.name, outcome }, (performance.now() - start) / 1_000)
  }
}

async function outcomeOf(run: Run): Promise<JobOutcome> {
  // It may have been canceled between two turns.
  if (run.row.cancel_requested) return cancel(run)
  try {
    await run.job.run(contextOf(run))
    if (run.hasYielded) return 'postponed'
    await endAs(run, 'DONE')
    return 'done'
  } catch (error) {
    if (error instanceof Stopped) return cancel(run)
    if (run.signal.aborted) throw error
    return fail(run, error)
  }
}

/** Makes this the only run of the job. Undefined if it is over. */
async function claim(attempt: Attempt): Promise<Run | undefined> {
  const row = await attempt.side.db
    .updateTable('job')
    .set(({ fn, val }) => ({
      state: 'RUNNING',
      run_id: randomUUID(),
      started_at: fn.coalesce('started_at', val(attempt.company.now())),
    }))
    .where('job_id', '=', attempt.jobID)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { job_id: jobID, user_id: userID, user_name: userName, request_id: requestID, source } = row
  return {
    ...attempt,
    row,
    place: row.place,
    writer: { user: { userID, userName }, requestID, jobID, source: source ?? undefined },
  }
}

function contextOf(run: Run): JobContext<unknown> {
  const { row, writer, company, log, signal } = run
  const inTransaction = <T>(work: (tx: WriteTransaction) => Promise<T>) => {
    signal.throwIfAborted()
    return writeAs(company, writer, async (tx) => {
      await takeTimeOfJobs(tx.db)
      return work(tx)
    })
  }
  const context: JobContext<unknown> = {
    jobID: row.job_id,
    payload: Schema.decodeUnknownSync(run.job.kind.payload)(row.payload),
    company,
    writer,
    log,
    signal,
    place: run.place ?? undefined,
    startedAt: row.started_at ?? company.now(),
    step: (work) =>
      inTransaction(async (tx) => {
        const { place, ...progress } = await work(tx)
        await save(run, tx, { ...progress, place: JSON.stringify(place ?? null) })
        context.place = place
        run.place = place
      }),
    yieldTurn: async (work) => {
      await inTransaction(async (tx) => {
        const { place, ...progress } = await work(tx)
        // Without a run, nothing of this one is written from here on.
        await save(run, tx, { ...progress, place: JSON.stringify(place ?? null), run_id: null })
        await sendAgain(tx, { company: tx.code, kind: row.kind, jobID: row.job_id }, run.queueID)
      })
      run.hasYielded = true
    },
    finish: (work) =>
      inTransaction(async (tx) => {
        const result = await work(tx)
        await save(run, tx, { state: 'DONE', result: JSON.stringify(result ?? null), finished_at: tx.at })
      }),
    report: async (progress: Progress) => {
      signal.throwIfAborted()
      await save(run, run.side, progress).catch(unlessWithoutConnection)
    },
  }
  return context
}

/** Throws if the run may no longer write. */
async function save(run: Run, store: CompanyStore, values: Updateable<Tables['job']>) {
  const { numUpdatedRows } = await rowOf(run, store)
    // PostgreSQL refuses an update without any value.
    .set({ run_id: run.row.run_id, ...values })
    .where('cancel_requested', '=', false)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Stopped()
}

/** The job's row, while this run owns it and has not ended it. */
function rowOf({ row }: Run, { db }: CompanyStore) {
  return db
    .updateTable('job')
    .where('job_id', '=', row.job_id)
    .where('run_id', '=', row.run_id)
    .where('state', '=', 'RUNNING')
}

async function endAs(run: Run, state: 'DONE' | 'CANCELED') {
  await rowOf(run, run.side).set({ state, finished_at: run.company.now() }).execute()
}

async function cancel(run: Run): Promise<JobOutcome> {
  await endAs(run, 'CANCELED')
  return 'canceled'
}

async function fail(run: Run, error: unknown): Promise<JobOutcome> {
  const { job, row, side, log } = run
  if (error instanceof Failure) return failAs(run, failureOf(error))
  if (isPassing(error)) {
    log.warn(about(run, error), 'job postponed')
    throw error
  }
  log.error(about(run, error), 'job failed')
  if (row.errors >= (job.retries ?? 0)) return failAs(run, unexpected('Something went wrong.', run))
  await rowOf(run, side)
    .set({ errors: row.errors + 1 })
    .execute()
  throw error
}

async function failAs(run: Run, failure: JobFailure): Promise<JobOutcome> {
  const { job, row, company, writer, log } = run
  // The job's row last, as in a step: whoever cancels holds the record before its job.
  const endAfter = (more?: Job<unknown>['failed']) =>
    writeAs(company, writer, async (tx) => {
      await more?.(tx, row.job_id, failure)
      await save(run, tx, { state: 'FAILED', failure: JSON.stringify(failure), finished_at: tx.at })
    })
  try {
    await endAfter(job.failed).catch((error: unknown) => {
      if (error instanceof Stopped || isPassing(error)) throw error
      log.error(about(run, error), 'the further changes of a failed job failed')
      return endAfter()
    })
    return 'failed'
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
    return cancel(run)
  }
}

/** Whether only the moment was wrong. */
function isPassing(error: unknown): boolean {
  return isDeadlock(error) || isWithoutConnection(error)
}

/** What the log says of an error of a job. */
function about({ row, company }: Run, err: unknown) {
  return { err, jobID: row.job_id, kind: row.kind, company: company.code }
}

function unlessWithoutConnection(error: unknown) {
  if (!isWithoutConnection(error)) throw error
}

function failureOf({ status, code, message, details }: Failure): JobFailure {
  return { status, code, message, errors: details.errors }
}

function unexpected(what: string, { place }: Run): JobFailure {
  const kept = place == null ? 'Nothing was changed.' : 'What was done before is kept.'
  return { status: 500, code: 'ER_000', message: `${what} ${kept}` }
}
