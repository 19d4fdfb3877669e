import type { ClientBase } from 'pg'
import type { JobAddress } from './enqueue.ts'
import { queueOn } from '#database/queue.ts'

/** The kinds of all unfinished jobs. */
export async function unfinishedKinds(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ kind: string }>(
    'select distinct kind from job where finished_at is null order by kind',
  )
  return rows.map(({ kind }) => kind)
}

/** Enqueues all unfinished jobs in a new queue, within a transaction. The queues of their kinds must exist. */
export async function resumeJobs(client: ClientBase) {
  const { rows } = await client.query<JobAddress & { wait: number; turn: number }>(
    `select company_code as company, kind, job_id as "jobID",
        greatest(0, extract(epoch from start_at - now()))::float8 as wait,
        row_number() over (partition by company_code, kind order by created_at) as turn
      from job where finished_at is null`,
  )
  const queue = queueOn(client)
  for (const { company, kind, jobID, wait, turn } of rows) {
    const address: JobAddress = { company, kind, jobID }
    const priority = wait > 0 ? 0 : -turn
    await queue.send(kind, address, { id: jobID, startAfter: wait, priority, group: { id: company } })
  }
}
