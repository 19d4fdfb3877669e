import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyStore } from '#database/company-store.ts'
import { writeAs, type WriteTransaction } from '#database/write.ts'
import { refused } from '#http/failures.ts'
import { cancelJob, enqueue, enqueueAt, sendJob } from '#jobs/enqueue.ts'
import { type Job, job, type JobContext, type JobKind } from '#jobs/job-kind.ts'
import { findJob, jobResult } from '#jobs/job-record.ts'
import { startJobRunner } from '#jobs/job-runner.ts'
import { migration as oneJobACompany } from '#jobs/migrations/0031-one-job-a-company.ts'
import { queueWithin } from '#jobs/queue.ts'
import { addCompany, anotherHandle, cloneDatabase, lockWaits } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2])
const other = await addCompany(database, 'other', [2])
const writer = { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1', source: 'FORM' as const }
const log = { warn() {}, error() {} } as unknown as FastifyBaseLogger

const COUNT: JobKind<{ upTo: number }> = {
  name: 'test.count',
  payload: Schema.Struct({ upTo: Schema.Number }),
}

/** A caller who stays. */
const waiting = new AbortController().signal

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

/** An effect that would show if it happened twice. */
async function leaveMark({ db }: CompanyStore, key: string) {
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

async function marks({ db }: CompanyStore, jobID: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_configuration')
    .select('value')
    .where('key', 'like', `${jobID}%`)
    .orderBy('key')
    .execute()
  return rows.map(({ value }) => value)
}

/** Records each number, one per step. */
async function count({ jobID, payload: { upTo }, place, step }: JobContext<{ upTo: number }>) {
  for (let n = (place as number | undefined) ?? 0; n < upTo; n++) {
    await step(async (tx) => {
      await leaveMark(tx, `${jobID}-${n}`)
      return { place: n + 1, done: n + 1, total: upTo }
    })
  }
}

const over = (jobID: string, state = 'DONE', company = acme) =>
  vi.waitFor(async () => expect(await findJob(company.db, jobID)).toMatchObject({ state }), {
    timeout: 60_000,
    interval: 20,
  })

test('runs once committed, with its payload, its user and its progress', async () => {
  let seen: JobContext<{ upTo: number }> | undefined
  await start(async (context) => {
    seen = context
    await count(context)
    await context.finish(async () => ({ counted: 3 }))
  })
  const jobID = await send(3)
  expect(await jobResult(acme, jobID, waiting)).toEqual({ counted: 3 })
  expect(seen).toMatchObject({ jobID, payload: { upTo: 3 }, writer, company: { code: 'acme' } })
  expect(await findJob(acme.db, jobID)).toMatchObject({ state: 'DONE', done: 3, total: 3 })
  expect(await marks(acme, jobID)).toEqual(['1', '1', '1'])
})

test('runs nothing of a transaction that is rolled back', async () => {
  const ran: string[] = []
  await start(async ({ jobID }) => void ran.push(jobID))
  await expect(
    write(async (tx) => {
      await enqueue(tx, COUNT, { upTo: 1 })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  const jobID = await send(0)
  await over(jobID)
  expect(ran).toEqual([jobID])
})

describe('a job that does not simply succeed', () => {
  test('resumes after a crash where it was, and repeats nothing', async () => {
    const crashed = await start(
      async (context) => {
        await context.step(async (tx) => {
          await leaveMark(tx, `${context.jobID}-0`)
          return { place: 1, done: 1 }
        })
        await context.step(async (tx) => {
          await leaveMark(tx, `${context.jobID}-1`)
          throw new Error('the process dies with its transaction open')
        })
      },
      { retries: 1 },
    )
    const jobID = await send(3)
    await vi.waitFor(async () => expect(await findJob(acme.db, jobID)).toMatchObject({ done: 1 }))
    await crashed.stop()
    running.length = 0
    await start(count, { retries: 1 })
    await over(jobID)
    expect(await marks(acme, jobID)).toEqual(['1', '1', '1'])
  })

  test('is retried after an error, and fails if that does not help', async () => {
    let tries = 0
    const failed: unknown[] = []
    await start(
      async () => {
        tries++
        throw new Error('no connection')
      },
      { retries: 1, failed: async (tx, failedID, failure) => void failed.push([tx.code, failedID, failure.message]) },
    )
    const jobID = await send(7)
    await over(jobID, 'FAILED')
    expect(tries).toBe(2)
    expect(failed).toEqual([['acme', jobID, 'Something went wrong. Nothing was changed.']])
  })

  test('is tried again after a deadlock, which counts as no error', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    const runs: unknown[] = []
    let steps = 0
    await start(async ({ jobID, place, step, finish }) => {
      runs.push(place)
      await step(async (tx) => {
        await leaveMark(tx, jobID)
        if (++steps === 1) throw deadlock
        return { place: 1 }
      })
      if (runs.length === 1) throw deadlock
      await finish(async () => null)
    })
    const jobID = await send(1)
    await over(jobID)
    expect([steps, runs]).toEqual([3, [undefined, 1]])
    expect(await marks(acme, jobID)).toEqual(['11'])
    const { errors } = await acme.db
      .selectFrom('job')
      .select('errors')
      .where('job_id', '=', jobID)
      .executeTakeFirstOrThrow()
    expect(errors).toBe(0)
  })

  test('fails if its payload is not one of its kind', async () => {
    const failed: unknown[] = []
    await start(async () => {}, { failed: async (_tx, failedID) => void failed.push(failedID) })
    const jobID = crypto.randomUUID()
    await write((tx) => sendJob(tx, { jobID, kind: COUNT.name, payload: { upTo: 'a few' }, at: tx.at }))
    await over(jobID, 'FAILED')
    expect(failed).toEqual([jobID])
  })

  test('fails without its further changes if these fail, which is logged', async () => {
    const logged = vi.spyOn(log, 'error')
    const broken = new Error('the record is broken')
    await start(async () => Promise.reject(refused('No')), {
      failed: async (tx, jobID) => {
        await leaveMark(tx, jobID)
        throw broken
      },
    })
    const jobID = await send(1)
    await over(jobID, 'FAILED')
    expect(await findJob(acme.db, jobID)).toMatchObject({ failure: { message: 'No' } })
    expect(await marks(acme, jobID)).toEqual([])
    expect(logged.mock.calls).toMatchObject([[{ err: broken, jobID, kind: COUNT.name, company: 'acme' }, {}]])
    logged.mockRestore()
  })

  test('that fails while it is canceled is canceled, and neither waits for the other', async () => {
    const held = Promise.withResolvers<void>()
    const transactions: string[] = []
    await start(
      async () => {
        await held.promise
        throw refused('No')
      },
      {
        failed: async (tx, failedID) => {
          transactions.push('fail')
          await leaveMark(tx, `${failedID}-record`)
        },
      },
    )
    const jobID = await send(1)
    await over(jobID, 'RUNNING')
    await leaveMark(acme, `${jobID}-record`)
    await write(async (tx) => {
      transactions.push('cancel')
      await leaveMark(tx, `${jobID}-record`)
      held.resolve()
      await lockWaits(database, 1)
      // The failing job waits for the record before it holds its own row.
      await tx.db.selectFrom('job').select('job_id').where('job_id', '=', jobID).forUpdate().noWait().execute()
      expect(await cancelJob(tx, jobID)).toBe(true)
    })
    await over(jobID, 'CANCELLED')
    expect(transactions).toEqual(['cancel', 'fail'])
    expect(await marks(acme, jobID)).toEqual(['11'])
  })

  test('is no longer waited for once the caller has left or waited long; it goes on', async () => {
    const jobID = await send(1)
    const goesOn = { status: 503, message: expect.stringMatching(/goes on/), details: { retryAfter: 1 } }
    await expect(jobResult(acme, jobID, waiting, 0)).rejects.toMatchObject(goesOn)
    const left = new AbortController()
    const result = jobResult(acme, jobID, left.signal)
    left.abort()
    await expect(result).rejects.toMatchObject(goesOn)
    await start(({ finish }) => finish(async () => 'counted'))
    expect(await jobResult(acme, jobID, waiting)).toBe('counted')
  })

  test('is not retried after a refusal, which the waiting caller gets', async () => {
    let tries = 0
    await start(
      async () => {
        tries++
        throw refused('Prices may not be negative', [{ field: 'price', message: 'No' }])
      },
      { retries: 3 },
    )
    const refusal = jobResult(acme, await send(1), waiting)
    await expect(refusal).rejects.toMatchObject({ status: 400, message: 'Prices may not be negative' })
    await expect(refusal).rejects.toMatchObject({ details: { errors: [{ field: 'price' }] } })
    expect(tries).toBe(1)
  })

  test('stops when canceled, and rolls back uncommitted work', async () => {
    const begun = Promise.withResolvers<void>()
    const canceled = Promise.withResolvers<void>()
    await start(async ({ jobID, step, report }) => {
      await step(async (tx) => {
        await leaveMark(tx, jobID)
        await report({ done: 1, total: 2, message: 'Halfway' })
        begun.resolve()
        await canceled.promise
        await report({ done: 2 })
        return {}
      })
    })
    const jobID = await send(1)
    await begun.promise
    expect(await findJob(acme.db, jobID)).toMatchObject({ state: 'RUNNING', done: 1, total: 2, message: 'Halfway' })
    expect(await write((tx) => cancelJob(tx, jobID))).toBe(true)
    canceled.resolve()
    await over(jobID, 'CANCELLED')
    expect(await marks(acme, jobID)).toEqual([])
    expect(await write((tx) => cancelJob(tx, jobID))).toBe(false)
  })

  test('waits for its time, and can be canceled until then', async () => {
    const ran: string[] = []
    await start(async ({ jobID }) => void ran.push(jobID))
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000)
    const [never, soon] = await write((tx) =>
      Promise.all([enqueueAt(tx, COUNT, { upTo: 1 }, at(1)), enqueueAt(tx, COUNT, { upTo: 1 }, at(2))]),
    )
    expect(await write((tx) => cancelJob(tx, never))).toBe(true)
    await over(soon)
    expect(ran).toEqual([soon])
    expect(await findJob(acme.db, never)).toBeUndefined()
  })
})

describe('several processes', () => {
  test('run each job once', async () => {
    const ran: string[] = []
    const run: typeof count = async (context) => {
      ran.push(context.jobID)
      await count(context)
    }
    await Promise.all(
      [database, anotherHandle(database), anotherHandle(database)].map((on) => start(run, { slots: 2 }, on)),
    )
    const jobs = await Promise.all(Array.from({ length: 30 }, () => send(2)))
    for (const jobID of jobs) await over(jobID)
    expect(ran.toSorted()).toEqual(jobs.toSorted())
    for (const jobID of jobs) expect(await marks(acme, jobID)).toEqual(['1', '1'])
  })

  test('commit once even if both believe to run the same job', async () => {
    const first = Promise.withResolvers<void>()
    const ends: string[] = []
    const begun: string[] = []
    const run: typeof count = async (context) => {
      begun.push(context.jobID)
      if (begun.length === 1) await first.promise
      await count(context).catch((error: unknown) => {
        ends.push('stopped')
        throw error
      })
      ends.push('done')
    }
    await start(run, { slots: 2 })
    const jobID = await send(2)
    await vi.waitFor(() => expect(begun).toHaveLength(1))
    // As if the first had sent no heartbeat for too long.
    await database.pool.query(`update pgboss.job set state = 'retry' where id = $1`, [jobID])
    await vi.waitFor(() => expect(ends).toEqual(['done']), { timeout: 30_000 })
    first.resolve()
    await vi.waitFor(() => expect(ends).toEqual(['done', 'stopped']))
    expect(await marks(acme, jobID)).toEqual(['1', '1'])
  })

  test("hide companies' jobs from each other, and cannot stop them", async () => {
    const seen: string[] = []
    await start(async ({ company }) => void seen.push(company.code))
    const later = new Date(Date.now() + 3_600_000)
    const mine = await write((tx) => enqueueAt(tx, COUNT, { upTo: 1 }, later))
    expect(await findJob(other.db, mine)).toBeUndefined()
    expect(await write((tx) => cancelJob(tx, mine), other)).toBe(false)
    await over(await send(1, other), 'DONE', other)
    expect(seen).toEqual(['other'])
  })

  test('companies take turns, each with one job at a time', async () => {
    const third = await addCompany(database, 'third', [2])
    const begun: string[] = []
    let running: string[] = []
    const twice: string[] = []
    const jobs: [CompanyStore, string][] = []
    for (let n = 0; n < 6; n++) jobs.push([acme, await send(n)])
    for (const company of [other, third]) jobs.push([company, await send(0, company)])
    await start(
      async ({ company: { code } }) => {
        begun.push(code)
        if (running.includes(code)) twice.push(code)
        running.push(code)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running = running.filter((one) => one !== code)
      },
      { slots: 2 },
    )
    for (const [company, jobID] of jobs) await over(jobID, 'DONE', company)
    expect(begun.slice(0, 3).toSorted()).toEqual(['acme', 'other', 'third'])
    expect(twice).toEqual([])
  })

  describe('that fetch at the same moment', () => {
    const fetch = ({ db }: CompanyStore) => queueWithin(db).fetch(COUNT.name, { groupConcurrency: 1 })
    let jobs: string[]
    beforeEach(async () => {
      await start(async () => {})
      await stopAll()
      jobs = [await send(1), await send(2)]
    })
    afterEach(() => write(async (tx) => void (await Promise.all(jobs.map((jobID) => cancelJob(tx, jobID))))))

    test('get one job of a company', async () => {
      const fetched = Promise.withResolvers<void>()
      const over = Promise.withResolvers<void>()
      const first = acme.transaction(async (tx) => {
        const found = await fetch(tx)
        fetched.resolve()
        await over.promise
        return found
      })
      await fetched.promise
      const second = fetch(acme)
      await lockWaits(database, 1)
      over.resolve()
      expect((await first).map(({ id }) => id)).toEqual([jobs[0]])
      expect(await second).toEqual([])
    })

    test('did get two before: an upgrade has the later one run again', async () => {
      const activate = `update pgboss.job set state = 'active', started_on = now() + $2::interval where id = $1`
      await database.pool.query('drop index pgboss.job_active_of_group')
      for (const [at, jobID] of jobs.entries()) await database.pool.query(activate, [jobID, `${at} seconds`])
      await database.db.transaction().execute(async (tx) => {
        for (const statement of oneJobACompany.statements) await sql.raw(statement).execute(tx)
      })
      const { rows } = await database.pool.query('select id, state from pgboss.job where id = any($1)', [jobs])
      const states = new Map(rows.map(({ id, state }) => [id, state]))
      expect(jobs.map((jobID) => states.get(jobID))).toEqual(['active', 'retry'])
    })
  })

  test('are refused once too many of a company are waiting', async () => {
    await write(async (tx) => {
      for (let n = 0; n < 100; n++) await enqueue(tx, COUNT, { upTo: n })
    })
    await expect(send(100)).rejects.toMatchObject({ status: 429, details: { retryAfter: 10 } })
    await send(0, other)
  })
})
