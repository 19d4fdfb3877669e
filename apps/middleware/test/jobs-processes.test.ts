import { CompiledQuery, sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CompanyStore } from '#database/company-store.ts'
import { cancelJob, enqueue, enqueueAt } from '#jobs/enqueue.ts'
import { findJob } from '#jobs/job-record.ts'
import { migration as oneJobACompany } from '#jobs/migrations/0031-one-job-a-company.ts'
import { queueWithin } from '#database/queue.ts'
import { wakeWorkers } from '#jobs/wake.ts'
import { addCompany } from './companies.ts'
import { anotherHandle, lockWaits } from './database.ts'
import { companiesWithJobs, COUNT, count, marks } from './counting-jobs.ts'

const { database, acme, other, stopAll, start, write, send, over } = await companiesWithJobs()

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
    await vi.waitFor(() => expect(ends).toEqual(['done']))
    first.resolve()
    await vi.waitFor(() => expect(ends).toEqual(['done', 'stopped']))
    expect(await marks(acme, jobID)).toEqual(['1', '1'])
  })

  test('stop once a job has run that was fetched meanwhile', async () => {
    let hasStopped = false
    const ranAfterStop: boolean[] = []
    const runner = await start(async () => void ranAfterStop.push(hasStopped))
    let stopped: Promise<void> | undefined
    await write(async (tx) => {
      await tx.db.getExecutor().executeQuery(CompiledQuery.raw('lock table pgboss.job in access exclusive mode'))
      await enqueue(tx, COUNT, { upTo: 1 })
      wakeWorkers(COUNT.name)
      // Workers of other queues may wait as well.
      await lockWaits(database, 1, `name = '${COUNT.name}'`)
      stopped = runner.stop().then(() => void (hasStopped = true))
      // Longer than it takes to stop without a fetch.
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    await stopped
    await vi.waitFor(() => expect(ranAfterStop).toEqual([false]))
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

  describe('give companies turns', () => {
    let third: CompanyStore
    beforeAll(async () => {
      third = await addCompany(database, 'third', [2])
    })

    /** Six jobs of one company, then one of each of two others: the companies in the order in which they begin. */
    async function ran(slots: number, wait: number) {
      const begun: string[] = []
      const running = new Set<string>()
      const twice: string[] = []
      const jobs: [CompanyStore, string][] = []
      for (let n = 0; n < 6; n++) jobs.push([acme, await send(n)])
      for (const company of [other, third]) jobs.push([company, await send(0, company)])
      await start(
        async ({ company: { code } }) => {
          begun.push(code)
          if (running.has(code)) twice.push(code)
          running.add(code)
          await new Promise((resolve) => setTimeout(resolve, wait))
          running.delete(code)
        },
        { slots },
      )
      for (const [company, jobID] of jobs) await over(jobID, 'DONE', company)
      return { begun, twice }
    }

    test('so that one with many jobs keeps nobody waiting', async () => {
      // Of two slots, the one that fetches its job later may begin it earlier.
      const { begun } = await ran(1, 0)
      expect(begun.slice(0, 3).toSorted()).toEqual(['acme', 'other', 'third'])
    })

    test('each with one job at a time', async () => {
      expect((await ran(2, 5)).twice).toEqual([])
    })
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
      // It waits for the first one, or is over at once if that has locked both jobs while it chose.
      await Promise.race([lockWaits(database, 1).catch(() => undefined), second])
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
    // What was planned for a time was accepted then.
    expect(await write((tx) => enqueueAt(tx, COUNT, { upTo: 1 }, tx.at))).toEqual(expect.any(String))
  })
})
