import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { nameStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

/**
 * All companies at once. Only boot, sign-in, the demo seed and the company command hold this handle;
 * handlers get a company store (`company-store.ts`).
 */
export interface Database {
  db: Kysely<Tables>
  pool: pg.Pool
  /** New connections go to this port, after the embedded database had to move. */
  movePort(port: number): void
  close(): Promise<void>
}

/** bigint and numeric columns hold counts, prices and versions that fit a double. */
const NUMBERS = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]

export function openDatabase(connection: pg.PoolConfig, warn: (message: string) => void): Database {
  for (const type of NUMBERS) pg.types.setTypeParser(type, Number)
  const pool = new pg.Pool({ max: 16, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...connection })
  // Without listeners the loss of a connection would end the process: of an idle one, and of one in a transaction.
  pool.on('error', () => {})
  let closing = false
  const lost = (error: Error) => closing || warn(`lost a database connection: ${error.message}`)
  pool.on('connect', (client) => {
    client.on('error', lost)
    nameStatements(client)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = () => {
    closing = true
    return db.destroy()
  }
  return { db, pool, movePort: (port) => void (pool.options.port = port), close }
}
