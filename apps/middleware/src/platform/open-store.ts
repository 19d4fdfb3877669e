import { mkdirSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#database/database.ts'
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'
import type { Config } from './config.ts'

/** The database, external or embedded, and its folder. */
export async function openStore(
  config: Config,
  onStarted: (stop: () => Promise<unknown>) => void,
): Promise<{ database: Database; home: string }> {
  if (config.databaseURL) {
    mkdirSync(config.dataDir, { recursive: true })
    const database = openDatabase({ connectionString: config.databaseURL }, console.error)
    onStarted(() => database.close())
    await warnOfSuperuser(database)
    return { database, home: config.dataDir }
  }
  const embedded = await startEmbeddedPostgres(config.dataDir)
  onStarted(() => embedded.stop())
  const database = openDatabase(embedded.connection, console.error)
  embedded.onRestart(({ port }) => database.movePort(port))
  onStarted(() => database.close())
  return { database, home: embedded.home }
}

async function warnOfSuperuser({ db }: Database) {
  const { rows } = await sql<{ is: boolean }>`select rolsuper as is from pg_roles where rolname = current_user`.execute(
    db,
  )
  if (rows[0]?.is) console.warn('DATABASE_URL names a superuser. Give Greenroom a user that only owns its database.')
}
