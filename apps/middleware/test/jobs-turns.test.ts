import { expect, test, vi } from 'vitest'
import { cancelJob } from '#jobs/enqueue.ts'
import type { JobContext } from '#jobs/job-kind.ts'
import { findJob } from '#jobs/job-record.ts'
import { companiesWithJobs, leaveMark, marks } from './counting-jobs.ts'

const { database, acme, other, running, start, write, send, over } = await companiesWithJobs()

type Context = JobContext<{ upTo: number }>

/** Counts one number, then lets other companies run. */
async function countOne({ jobID, payload: { upTo }, place, yieldTurn }: Context) {
  const n = (place as number | undefined) ?? 0
  if (n === upTo) return
  await yieldTurn(async (tx) => {
    await leaveMark(tx, `${jobID}-${n}`)
    return { place: n + 1, done: n + 1, total: upTo }
  })
}

/** How many entries of the queue name the job, by whether they are over. */
async function queued(jobID: string) {
  const { rows } = await database.pool.query<{ over: boolean }>(
    `select state >= 'completed' as over from pgboss.job where data ->> 'jobID' = $1`,
    [jobID],
  )
  return { over: rows.filter((row) => row.over).length, open: rows.filter((row) => !row.over).length }
}

test('jobs of two companies that yield take turns in one slot, and each step happens once', async () => {
  const begun: string[] = []
  const startedAt = new Set<number>()
  const bothSent = Promise.withResolvers<void>()
  await start(async (context) => {
    begun.push(context.company.code)
    if (context.company.code === 'acme') startedAt.add(context.startedAt.getTime())
    await bothSent.promise
    await countOne(context)
  })
  const mine = await send(2)
  await over(mine, 'RUNNING')
  const theirs = await send(1, other)
  bothSent.resolve()
  await over(mine)
  await over(theirs, 'DONE', other)
  expect(begun).toEqual(['acme', 'other', 'acme', 'other', 'acme'])
  expect(await marks(acme, mine)).toEqual(['1', '1'])
  expect(await findJob(acme.db, mine)).toMatchObject({ state: 'DONE', done: 2, total: 2 })
  expect(startedAt.size).toBe(1)
})

test('a job that waits for its next turn can be canceled, and does not run again', async () => {
  const begun: string[] = []
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await start(async (context) => {
    begun.push(context.company.code)
    await sent.promise
    if (context.company.code === 'other') return held.promise
    return countOne(context)
  })
  const mine = await send(5)
  await over(mine, 'RUNNING')
  await send(0, other)
  sent.resolve()
  await vi.waitFor(() => expect(begun).toEqual(['acme', 'other']))
  expect(await findJob(acme.db, mine)).toMatchObject({ state: 'RUNNING', done: 1 })
  expect(await write((tx) => cancelJob(tx, mine))).toBe(true)
  held.resolve()
  await over(mine, 'CANCELED')
  expect(begun).toEqual(['acme', 'other'])
  expect(await marks(acme, mine)).toEqual(['1'])
})

test('a process that dies after it yielded leaves one entry in the queue, and another one continues', async () => {
  const stuck = Promise.withResolvers<void>()
  const dying = await start(async (context) => {
    await countOne(context)
    await stuck.promise
  })
  const jobID = await send(2)
  await vi.waitFor(async () => expect(await findJob(acme.db, jobID)).toMatchObject({ done: 1 }))
  expect(await queued(jobID)).toEqual({ over: 1, open: 1 })
  await dying.stop()
  running.length = 0
  await start(countOne)
  await over(jobID)
  expect(await marks(acme, jobID)).toEqual(['1', '1'])
  stuck.resolve()
})

test('a run that has yielded can write nothing more', async () => {
  const late: unknown[] = []
  const done = Promise.withResolvers<void>()
  await start(
    async (context) => {
      const isFirst = context.place === undefined
      await countOne(context)
      if (!isFirst) return
      await done.promise
      const mark = context.step(async (tx) => {
        await leaveMark(tx, `${context.jobID}-late`)
        return {}
      })
      await mark.catch((error: unknown) => late.push(error))
    },
    { slots: 2 },
  )
  const jobID = await send(1)
  await over(jobID)
  done.resolve()
  await vi.waitFor(() => expect(late).toHaveLength(1))
  expect(await marks(acme, jobID)).toEqual(['1'])
})
