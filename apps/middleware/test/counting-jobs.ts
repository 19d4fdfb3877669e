import * as Schema from 'effect/Schema'
import { afterAll, afterEach, expect, vi } from 'vitest'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyStore } from '#database/company-store.ts'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { type Job, job, type JobContext, type JobKind } from '#jobs/job-kind.ts'
import { findJob } from '#jobs/job-record.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

export const COUNT: JobKind<{ upTo: number }> = {
  name: 'test.count',
  payload: Schema.Struct({ upTo: Schema.Number }),
}

/** A caller who stays. */
export const waiting = new AbortController().signal

/** An effect that would show if it happened twice. */
export async function leaveMark({ db }: CompanyStore, key: string) {
  await db
    .insertInto('account_configuration')
    .values({ key, value: '1' })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'key'])
        .doUpdateSet({ value: (eb) => eb('account_configuration.value', '||', '1') }),
    )
    .execute()
}

export async function marks({ db }: CompanyStore, jobID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_configuration')
    .select('value')
    .where('key', 'like', `${jobID}%`)
    .orderBy('key')
    .execute()
  return rows.map(({ value }) => value)
}

/** Records each number, one per step. */
export async function count({ jobID, payload: { upTo }, place, step }: JobContext<{ upTo: number }>) {
  for (let n = (place as number | undefined) ?? 0; n < upTo; n++) {
    await step(async (tx) => {
      await leaveMark(tx, `${jobID}-${n}`)
      return { place: n + 1, done: n + 1, total: upTo }
    })
  }
}

/** Two companies and runners of `COUNT`, which stop after each test. */
export async function companiesWithJobs() {
  const database = await cloneDatabase()
  const acme = await addCompany(database, 'acme', [2])
  const other = await addCompany(database, 'other', [2])
  const writer = { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1', source: 'FORM' as const }
  const log = { warn() {}, error() {} } as unknown as FastifyBaseLogger

  /** Ends with each test. */
  const running: Awaited<ReturnType<typeof startJobRunner>>[] = []

  afterEach(stopAll)
  afterAll(stopAll)

  async function stopAll() {
    await Promise.all(running.splice(0).map((runner) => runner.stop()))
  }

  async function start(run: Job<{ upTo: number }>['run'], more: Partial<Job<{ upTo: number }>> = {}, on = database) {
    const runner = await startJobRunner(
      { database: on, now: () => new Date() },
      { jobs: [job(COUNT, run, more)], chores: [] },
      log,
    )
    running.push(runner)
    return runner
  }

  const write = <T>(work: (tx: WriteTransaction) => Promise<T>, company = acme) => writeAs(company, writer, work)
  const send = (upTo: number, company = acme) => write((tx) => enqueue(tx, COUNT, { upTo }), company)

  const over = (jobID: string, state = 'DONE', company = acme) =>
    vi.waitFor(async () => expect(await findJob(company.db, jobID)).toMatchObject({ state }), { interval: 20 })

  return { database, acme, other, writer, log, running, stopAll, start, write, send, over }
}
