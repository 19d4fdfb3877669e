import { describe, expect, test, vi } from 'vitest'
import { refused } from '#failures/failures.ts'
import { cancelJob, enqueue, enqueueAt, sendJob } from '#jobs/enqueue.ts'
import type { JobContext } from '#jobs/job-kind.ts'
import { findJob, jobResult } from '#jobs/job-record.ts'
import { lockWaits } from './database.ts'
import { companiesWithJobs, COUNT, count, leaveMark, marks, waiting } from './counting-jobs.ts'

const { database, acme, writer, log, running, start, write, send, over } = await companiesWithJobs()

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

  test('says that what it did before its error is kept', async () => {
    await start(async (context) => {
      await context.step(async (tx) => {
        await leaveMark(tx, `${context.jobID}-0`)
        return { place: 1 }
      })
      throw new Error('no connection')
    })
    const jobID = await send(3)
    await over(jobID, 'FAILED')
    const { failure } = (await findJob(acme.db, jobID))!
    expect(failure).toMatchObject({ message: 'Something went wrong. What was done before is kept.' })
    expect(await marks(acme, jobID)).toEqual(['1'])
  })

  test('goes on after a report without progress', async () => {
    await start(async (context) => {
      await context.report({})
      await count(context)
    })
    const jobID = await send(1)
    await over(jobID)
    expect(await marks(acme, jobID)).toEqual(['1'])
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
    await over(jobID, 'CANCELED')
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
    await over(jobID, 'CANCELED')
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
