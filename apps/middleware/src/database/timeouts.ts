import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import type { ClientBase } from 'pg'
import type { Tables } from './tables.ts'

/** How long a statement may run, wait for a lock, and leave its transaction waiting for the next one. */
interface Timeouts {
  statement: string
  lock: string
  idle: string
}

/** `write` waits for locks more briefly still. */
const CALLS: Timeouts = { statement: '60s', lock: '10s', idle: '60s' }
const JOBS: Timeouts = { statement: '30min', lock: '10min', idle: '30min' }
const NONE: Timeouts = { statement: '0', lock: '0', idle: '0' }

/** Sets a new connection up for calls. */
export async function limitStatements(client: ClientBase) {
  const { statement, lock, idle } = CALLS
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false)`,
    [statement, lock, idle],
  )
}

/**
 * Gives a transaction the time of a job: each of its steps. What a job reads outside of them has that of a call, because
 * it is a few rows by key, or a sample.
 */
export const takeTimeOfJobs = (tx: QueryExecutorProvider) => within(JOBS, tx)

/** A transaction of a chore, which may remove millions of rows. */
export function withTimeOfJobs<T>(db: Kysely<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await takeTimeOfJobs(tx)
    return work(tx)
  })
}

/** Gives a transaction that sets the database up all the time that it takes. */
export const takeAllTime = (tx: QueryExecutorProvider) => within(NONE, tx)

async function within({ statement, lock, idle }: Timeouts, tx: QueryExecutorProvider) {
  await sql`select set_config('statement_timeout', ${statement}, true), set_config('lock_timeout', ${lock}, true),
    set_config('idle_in_transaction_session_timeout', ${idle}, true)`.execute(tx)
}
