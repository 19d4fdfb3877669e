// First, before what hashes is loaded.
import './cheap-hashes.ts'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase } from '#database/database.ts'
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'
import { addCatalogs } from './companies.ts'
import { removeFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that no test writes to; each test file clones it. */
    template: pg.ClientConfig
    /** The name of a database like it with the companies of `addCatalogs`. */
    catalogs: string
    /** For tests of the rights of other users. */
    superuser: pg.ClientConfig
  }
}

let stopAll: () => Promise<void>

/**
 * One PostgreSQL for the whole run: an embedded one, or the system's if TEST_DATABASE_URL is set. It has two template
 * databases: migrated once, and with companies.
 */
export async function setup(project: TestProject) {
  const { connection, superuser = connection, stop } = await startCluster()
  const template = { ...connection, database: `template_${process.pid}` }
  const catalogs = `catalogs_${process.pid}`
  const admin = new pg.Client(superuser)
  await admin.connect()
  const owner = pg.escapeIdentifier(connection.user!)
  /** Makes a database from another one. */
  const make = async (name: string, from: string, fill: (database: Database) => Promise<unknown>) => {
    await admin.query(`create database ${name} template ${from} owner ${owner}`)
    const database = openDatabase({ ...connection, database: name }, () => {})
    await fill(database)
    await database.close()
  }
  await make(template.database, 'template1', ({ db }) => migrate(db, migrations))
  await make(catalogs, template.database, addCatalogs)
  project.provide('template', template)
  project.provide('catalogs', catalogs)
  project.provide('superuser', superuser)
  stopAll = async () => {
    for (const name of [catalogs, template.database]) await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await stop()
  }
}

export function teardown() {
  return stopAll()
}

interface TestCluster {
  connection: pg.ClientConfig
  /** If that is another. */
  superuser?: pg.ClientConfig
  stop: () => Promise<void>
}

async function startCluster(): Promise<TestCluster> {
  const external = process.env['TEST_DATABASE_URL']
  if (external) {
    const { hostname, port, username, password, pathname } = new URL(external)
    const connection = {
      host: hostname,
      port: Number(port || 5432),
      user: username,
      password: decodeURIComponent(password),
    }
    return { connection: { ...connection, database: pathname.slice(1) || 'postgres' }, stop: async () => {} }
  }
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-test-'))
  const embedded = await startEmbeddedPostgres(folder)
  const superuser = new pg.Client(embedded.superuser)
  await superuser.connect()
  await superuser.query(`alter role ${pg.escapeIdentifier(embedded.connection.user)} createdb`)
  // These databases end with the run, so nothing waits for the disk. Tests of crashes start a PostgreSQL of their own.
  await superuser.query('alter system set fsync = off')
  await superuser.query('alter system set full_page_writes = off')
  await superuser.query('select pg_reload_conf()')
  await superuser.end()
  return {
    connection: embedded.connection,
    superuser: embedded.superuser,
    stop: async () => {
      await embedded.stop()
      removeFolder(folder)
    },
  }
}
