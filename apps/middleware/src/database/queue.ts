import { CompiledQuery, type Kysely } from 'kysely'
import type { ClientBase } from 'pg'
import { type ConstructorOptions, type Db, PgBoss, type QueueOptions } from 'pg-boss'
import type { CompanyQueries } from './company-store.ts'
import type { Database } from './database.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { SchemaError } from './schema-error.ts'
import type { Tables } from './tables.ts'

/** The schema of pg-boss's tables, beside ours. */
const SCHEMA = 'pgboss'

/** Where pg-boss puts a job that was interrupted too often. */
export const GIVEN_UP = 'given-up'

const DAY = 24 * 60 * 60

/**
 * The settings of every queue. A process sends a heartbeat every 10 seconds, or loses its jobs to others. The retries
 * here are for crashes; `run-job.ts` counts errors.
 */
const QUEUE_OPTIONS: QueueOptions = {
  heartbeatSeconds: 20,
  expireInSeconds: DAY - 1,
  retryLimit: 25,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 60,
  retentionSeconds: 365 * DAY,
  deleteAfterSeconds: DAY,
}

type Executor = Pick<CompanyQueries, 'getExecutor'>

/** pg-boss within the transaction of `db`, to send and to cancel. It runs no workers and need not be stopped. */
export function queueWithin(db: Executor): PgBoss {
  return openQueue(throughKysely(db), { supervise: false, schedule: false, migrate: false })
}

/**
 * pg-boss over one connection of the process at a time, to work. Two fetches side by side would both find that a company
 * has no running job.
 */
export function queueOver({ side: { pool } }: Pick<Database, 'side'>, options: Options): PgBoss {
  const inTurn = limitConcurrency(1)
  const executeSql: Db['executeSql'] = async (text, values) => {
    const client = await pool.connect()
    try {
      return await client.query(text, values)
    } catch (error) {
      // pg-boss sends `begin; ...; commit` as one text: a failure would leave the connection in its transaction.
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
  return openQueue({ executeSql: (text, values) => inTurn(() => executeSql(text, values)) }, options)
}

/** pg-boss within the transaction of a connection, otherwise as `queueWithin`. */
export function queueOn(client: ClientBase): PgBoss {
  return openQueue(throughClient(client), { supervise: false, schedule: false, migrate: false })
}

/** Creates the queues that there are not. Within a transaction only of `queueOn`, because pg-boss commits one of its own. */
export async function createQueues(queue: PgBoss, names: readonly string[]) {
  const existing = new Set((await queue.getQueues()).map(({ name }) => name))
  for (const name of [GIVEN_UP, ...names]) {
    if (existing.has(name)) continue
    await queue.createQueue(name, { ...QUEUE_OPTIONS, ...(name !== GIVEN_UP && { deadLetter: GIVEN_UP }) })
  }
}

/** The place of a new job among those of its kind. */
export interface Place {
  /** Jobs of the same company that wait for their turn, not for their time. */
  waiting: number
  /** Jobs with a lower turn run first. */
  turn: number
}

/**
 * Companies take turns: a job comes one turn after the last one of its company, but not before those that have begun. So
 * the first job of a company runs before the second one of another, however many of that are waiting.
 */
export async function placeOf(db: Executor, kind: string, company: string): Promise<Place> {
  const text = `select
      count(*) filter (where group_id = $2 and state < 'active')::int as waiting,
      greatest(
        0,
        max(-priority) filter (where state in ('active', 'completed', 'failed')),
        max(-priority) filter (where group_id = $2 and state <> 'cancelled') + 1
      ) as turn
    from ${SCHEMA}.job
    where name = $1 and start_after <= now()`
  const { rows } = await throughKysely(db).executeSql(text, [kind, company])
  return (rows as Place[])[0]!
}

/**
 * Creates or upgrades pg-boss's tables. Called under the lock of `migrate`, so one process at a time. If the schema
 * exists, the database user needs no right to create one.
 */
export const installQueue = (db: Kysely<Tables>) => install(throughKysely(db))

/** Replaces pg-boss's tables, if there are any, with empty ones, within the transaction of a connection. */
export async function replaceQueue(client: ClientBase) {
  await client.query(`drop schema if exists ${SCHEMA} cascade`)
  await install(throughClient(client))
}

async function install(db: Db) {
  const { rows } = await db.executeSql('select to_regnamespace($1) is not null as exists', [SCHEMA])
  const createSchema = !(rows as { exists: boolean }[])[0]!.exists
  const queue = openQueue(db, { supervise: false, schedule: false, createSchema })
  try {
    await queue.start()
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new SchemaError(
      `The database user may not create the schema ${SCHEMA}. Let an administrator run: create schema ${SCHEMA} authorization <user>`,
      { cause: error },
    )
  } finally {
    await queue.stop({ graceful: false })
  }
}

type Options = Omit<ConstructorOptions, 'db' | 'schema'>

function openQueue(db: Db, options: Options): PgBoss {
  return new PgBoss({ db, schema: SCHEMA, ...options })
}

/** The transaction that pg-boss begins and commits around some texts becomes part of ours, with our timeouts. */
const OWN_TRANSACTION = /^\s*BEGIN;(\s*SET LOCAL [^;]*;)*|COMMIT;\s*$/g

function throughClient(client: ClientBase): Db {
  return { executeSql: (text, values) => client.query(text.replaceAll(OWN_TRANSACTION, ''), values) }
}

function throughKysely(db: Executor): Db {
  return {
    async executeSql(text, values = []) {
      const { rows } = await db.getExecutor().executeQuery<unknown>(CompiledQuery.raw(text, values))
      return { rows: [...(rows ?? [])] }
    },
  }
}
