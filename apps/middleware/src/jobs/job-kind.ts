import type * as Schema from 'effect/Schema'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyStore } from '#database/company-store.ts'
import type { Writer, WriteTransaction } from '#calls/write.ts'
import type { JobFailure } from './tables.ts'

/** The name and payload of a job. The area that enqueues it needs no more than this. */
export interface JobKind<Payload> {
  /** `area.verb`, e.g. `imports.apply`; also the name of its queue. Never rename it while jobs are waiting. */
  name: string
  payload: Schema.Codec<Payload, unknown>
}

/** How a job is run; `area.ts` lists these. */
export interface Job<Payload> {
  kind: JobKind<Payload>
  /** Called again after a crash, with `place` from the last committed step. */
  run(context: JobContext<Payload>): Promise<void>
  /**
   * Further changes when it has failed for good, in the same transaction. Finds its record by the job, because the payload
   * may be what is wrong. If they fail as well, the job fails without them.
   */
  failed?(tx: WriteTransaction, jobID: string, failure: JobFailure): Promise<void>
  /**
   * How often an unexpected error is retried, after 1, 2, 4 ... 60 seconds. A refusal (`Failure`) is never retried;
   * deadlocks and missing connections are not counted.
   */
  retries?: number
  /** How many of the kind one process runs at once, each of another company. */
  slots?: number
  /** Runs for every company by its own clock, with the payload `{}`: `minute hour day month weekday`, from 4 to 22 h. */
  cron?: string
}

/** Work for the whole platform, such as removing outdated data: no company, no record, no progress. */
export interface Chore {
  name: string
  /** In UTC. */
  cron: string
  run(signal: AbortSignal): Promise<void>
}

/** The progress of a job. */
export interface Progress {
  done?: number
  total?: number
  message?: string
}

/** The result of a step, committed together with its writes. */
export interface StepEnd extends Progress {
  /** Where the next step continues: any JSON. */
  place?: unknown
}

export interface JobContext<Payload> {
  jobID: string
  payload: Payload
  company: CompanyStore
  /** The requesting user and request. */
  writer: Writer
  log: FastifyBaseLogger
  /** Aborted when the process stops; another process resumes the job. */
  signal: AbortSignal
  /** The place left by the last committed step; undefined at the start. */
  place: unknown
  /** When the job began, in its first run. */
  startedAt: Date
  /**
   * One transaction: the writes and the result of `work` are saved together or not at all, so that no effect happens
   * twice. Throws if the job was canceled or another process took it over; don't catch that.
   */
  step(work: (tx: WriteTransaction) => Promise<StepEnd>): Promise<void>
  /**
   * Like `step`, and ends this run: the job is queued again and continues at the place in its next run, after the waiting
   * jobs of other companies. Return right after it.
   */
  yieldTurn(work: (tx: WriteTransaction) => Promise<StepEnd>): Promise<void>
  /** Like `step`, and completes the job. The result of `work` is stored. */
  finish(work: (tx: WriteTransaction) => Promise<unknown>): Promise<void>
  /**
   * Shows progress while a step is still open, through another connection; not shown if there is none. Throws like `step`.
   */
  report(progress: Progress): Promise<void>
}

/** What the areas declare. */
export interface Work {
  jobs: readonly Job<unknown>[]
  chores: readonly Chore[]
}

/** Declares how to run jobs of a kind. The payload type is erased for the runner. */
export function job<Payload>(
  kind: JobKind<Payload>,
  run: Job<Payload>['run'],
  more: Omit<Job<Payload>, 'kind' | 'run'> = {},
): Job<unknown> {
  if (more.cron !== undefined && !EACH_DAY_ONCE.test(more.cron)) throw new Error(`${more.cron} is not from 4 to 22 h`)
  return { kind, run, ...more } as Job<unknown>
}

/** Clocks change before 4 h: earlier hours are skipped on one day and repeated on another. */
const EACH_DAY_ONCE = /^\S+ ([4-9]|1\d|2[0-2]) /
