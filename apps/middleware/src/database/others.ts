import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'

/** Milliseconds in which the connections of a process that has just stopped end. */
const ENDS_WITHIN = 2_000
const LOOK_EVERY = 100

/**
 * Whether another process of Greenroom uses the database. One that starts and waits for a lock of the connection with
 * the process ID `holder` has read nothing yet.
 */
export async function isUsedByOthers({ pool, side }: Database, holder: number): Promise<boolean> {
  for (const end = performance.now() + ENDS_WITHIN; performance.now() < end; await sleep(LOOK_EVERY)) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity
        where datname = current_database() and usename = current_user and $1 <> all(pg_blocking_pids(pid))`,
      [holder],
    )
    if (rows[0]!.count <= pool.totalCount + side.pool.totalCount) return false
  }
  return true
}
