import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { readMarks } from './statement-marks.ts'
import type { Tables } from './tables.ts'
import { limitStatements } from './timeouts.ts'

/**
 * All companies at once. Only boot, sign-in, the demo seed and the company command hold this handle;
 * handlers get a company store (`company-store.ts`).
 */
export interface Database {
  db: Kysely<Tables>
  pool: pg.Pool
  /**
   * A few connections to the same database for what must not wait behind calls: the job queue, the rows of running jobs,
   * and the health check.
   */
  side: { db: Kysely<Tables>; pool: pg.Pool }
  /** New connections use this port, after the embedded database had to move. */
  movePort(port: number): void
  close(): Promise<void>
}

const { INT8, NUMERIC, DATE, TIME } = pg.types.builtins

/** How columns are read: counts, prices and versions fit a double, days and times of day stay text as in the contract. */
const PARSERS: [type: number, parse: (text: string) => number | string][] = [
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [TIME, (text) => text.slice(0, 'HH:MM'.length)],
]

export function openDatabase(connection: pg.PoolConfig, warn: (message: string) => void): Database {
  for (const [type, parse] of PARSERS) pg.types.setTypeParser(type, parse)
  let closing = false
  const lost = (error: Error) => closing || warn(`lost a database connection: ${error.message}`)
  const main = openPool({ max: MOST_CALLS, ...connection }, lost, warn)
  const side = openPool({ ...connection, max: MOST_BESIDE }, lost, warn)
  return {
    ...main,
    side,
    movePort: (port) => [main, side].forEach(({ pool }) => (pool.options.port = port)),
    close: async () => {
      closing = true
      const closed = Promise.all(
        [main, side].map(async ({ db, pool }) => {
          await db.destroy()
          // Kysely ends only a pool that it has used.
          if (!pool.ending) await pool.end()
        }),
      )
      await Promise.race([closed, sleep(CLOSE_WITHIN, undefined, { ref: false })])
    },
  }
}

/** Milliseconds for the statements under way; those of a job that was stopped may take minutes. */
const CLOSE_WITHIN = 500

/** Connections for calls. */
export const MOST_CALLS = 16
const MOST_BESIDE = 4

function openPool(config: pg.PoolConfig, lost: (error: Error) => void, warn: (message: string) => void) {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    onConnect: limitStatements,
    ...config,
  })
  // Without these listeners a lost connection, idle or in a transaction, would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', lost)
    client.on('notice', ({ severity, message }) => severity === 'WARNING' && warn(String(message)))
    readMarks(client)
  })
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
