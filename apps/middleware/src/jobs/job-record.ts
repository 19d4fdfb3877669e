import { setTimeout as sleep } from 'node:timers/promises'
import { isWithoutConnection } from '#database/busy.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { Failure } from '#failures/failures.ts'
import type { JobFailure, JobState } from './tables.ts'

/** A job as others see it. */
export interface JobRecord {
  state: JobState
  done: number
  total: number
  message: string | null
  result: unknown
  failure: JobFailure | null
}

/** Undefined if there is none, such as one that was canceled before it started. */
export function findJob(db: CompanyQueries, jobID: string): Promise<JobRecord | undefined> {
  return db
    .selectFrom('job')
    .select(['state', 'done', 'total', 'message', 'result', 'failure'])
    .where('job_id', '=', jobID)
    .executeTakeFirst()
}

export async function isOver(db: CompanyQueries, jobID: string): Promise<boolean> {
  return isEnd((await findJob(db, jobID))?.state)
}

/** Of a job that is over; one without a record was canceled before it started. */
export function isEnd(state: JobState | null | undefined): boolean {
  return state !== 'WAITING' && state !== 'RUNNING'
}

/** Milliseconds between two polls of a job: short at first, because most jobs are. */
const LOOKS = [5, 10, 20, 40, 80, 160, 250]

/** Milliseconds that a call waits for a job: less than proxies and our own server keep a silent connection. */
const PATIENCE = 45_000

/**
 * Waits until a job is over and returns its result; throws the error that ended it. For calls whose answer is the job's
 * result. Any process may run the job, and it continues when nobody waits: once `ended` is aborted or the wait gets too
 * long, the caller is told to repeat the call, which finds the same job by its request ID (`write`).
 */
export async function jobResult(
  { db }: Pick<CompanyStore, 'db'>,
  jobID: string,
  ended: AbortSignal,
  patience = PATIENCE,
): Promise<unknown> {
  const { result } = await awaited(lookForResult, ended, patience)
  return result

  async function lookForResult() {
    const job = await findJob(db, jobID)
    if (job === undefined || job.state === 'CANCELED') throw new Failure(409, 'ER_000', 'It was canceled')
    if (job.failure) throw failed(job.failure)
    return job.state === 'DONE' ? { result: job.result } : undefined
  }
}

/** Looks until there is something to answer, with the patience of `jobResult`. */
export async function awaited<Answer>(
  look: () => Promise<Answer | undefined>,
  ended: AbortSignal,
  patience = PATIENCE,
): Promise<Answer> {
  const giveUpAt = performance.now() + patience
  for (let looks = 0; ; looks++) {
    const answer = await look().catch(unlessWithoutConnection)
    if (answer !== undefined) return answer
    if (ended.aborted || performance.now() >= giveUpAt) throw new Failure(503, 'ER_000', GOES_ON, { retryAfter: 1 })
    await sleep(LOOKS[looks] ?? LOOKS.at(-1), undefined, { signal: ended }).catch(() => {})
  }
}

const GOES_ON =
  'This takes longer and goes on in the background. Repeat the request with the same X-Client-Request-ID to get its result.'

function failed({ status, code, message, errors }: JobFailure): Failure {
  return new Failure(status, code, message, { errors })
}

function unlessWithoutConnection(error: unknown): undefined {
  if (!isWithoutConnection(error)) throw error
}

/** How much of a record a job has applied, as last reported while it runs. */
export function doneOf({ state, total, job_done }: { state: string; total: number; job_done: number | null }): number {
  if (state === 'APPLIED') return total
  return state === 'APPLYING' ? (job_done ?? 0) : 0
}
