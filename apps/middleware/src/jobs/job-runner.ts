import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Job as Queued } from 'pg-boss'
import type { Platform } from '#platform/platform.ts'
import { type CompanyStore, companyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import { writeAs } from '#calls/write.ts'
import { type JobAddress, sendJob } from './enqueue.ts'
import type { Work } from './job-kind.ts'
import { createQueues, GIVEN_UP, queueOver } from '#database/queue.ts'
import { giveUp, runJob } from './run-job.ts'
import { syncSchedules, type Tick, TICKS } from './schedules.ts'
import { Workers } from './workers.ts'

/** How often to look for jobs of processes without a heartbeat. */
const SUPERVISE_SECONDS = 10
/** How long running jobs may take to stop; then other processes resume them. */
const STOP_WITHIN = 2_000
/** How soon new companies and changed time zones reach the schedules. */
const SCHEDULES = { name: 'schedules', cron: '*/5 * * * *' }

/** Runs jobs and chores until it is stopped. Any number of processes may do so; each job runs in one. */
export async function startJobRunner(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { jobs, chores }: Work,
  log: FastifyBaseLogger,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const queue = queueOver(database, {
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronWorkerIntervalSeconds: 2,
  })
  queue.on('error', (error) => signal.aborted || log.warn({ err: error }, 'job queue'))
  await queue.start()

  const work: Work = { jobs, chores: [...chores, { ...SCHEDULES, run: () => syncSchedules(queue, database.db, work) }] }
  const kinds = new Map(jobs.map((job) => [job.kind.name, job]))
  const storeOf = (code: string, { db }: Pick<Database, 'db'> = database) => companyStore(db, code, now)
  const attemptAt = ({ id: queueID, data: { company, kind, jobID } }: Pick<Queued<JobAddress>, 'id' | 'data'>) => {
    const job = kinds.get(kind)
    if (!job) throw new Error(`There is no job of the kind ${kind}`)
    return { job, jobID, queueID, company: storeOf(company), side: storeOf(company, database.side), log, signal }
  }
  await createQueues(queue, [...kinds.keys(), ...work.chores.map(({ name }) => name), TICKS])
  await syncSchedules(queue, database.db, work)
  const workers = new Workers(queue)
  for (const { kind, slots } of jobs) {
    await workers.add<JobAddress>(kind.name, (queued) => runJob(attemptAt(queued)), { slots, perCompany: 1 })
  }
  for (const chore of work.chores) await workers.add(chore.name, () => chore.run(signal))
  await workers.add<Tick>(TICKS, ({ id, data }) => enqueueTick(storeOf(data.company), id, data))
  await workers.add<JobAddress>(GIVEN_UP, (queued) => giveUp(attemptAt(queued)))
  return {
    queue,
    /** Resolves once this process has stopped working. Other processes resume unfinished jobs. */
    async stop() {
      stopping.abort(new Error('The process stops'))
      await Promise.race([workers.stop(), sleep(STOP_WITHIN, undefined, { ref: false })])
      await queue.stop({ close: false, graceful: false })
    },
  }
}

function enqueueTick(company: CompanyStore, jobID: string, { kind }: Tick) {
  const writer = { user: SYSTEM, requestID: jobID }
  return writeAs(company, writer, (tx) => sendJob(tx, { jobID, kind, payload: {}, at: tx.at }))
}

/** The user name of work that nobody requested. */
const SYSTEM = { userID: 'system', userName: 'system' }
