import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/database.ts'
import { startEmbeddedPostgres } from '#database/embedded-postgres.ts'
import { migrate } from '#database/migrate.ts'
import { migrations } from '../src/areas.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that no test writes to; each test file clones it. */
    template: pg.ClientConfig
  }
}

let stopAll: () => Promise<void>

/**
 * One PostgreSQL for the whole run: an embedded one, or the system's if TEST_DATABASE_URL is set. It has one template
 * database, migrated once.
 */
export async function setup(project: TestProject) {
  const { connection, stop } = await startCluster()
  const template = { ...connection, database: `template_${process.pid}` }
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${template.database}`)
  const database = openDatabase(template, () => {})
  await migrate(database.db, migrations)
  await database.close()
  project.provide('template', template)
  stopAll = async () => {
    await admin.query(`drop database ${template.database} with (force)`)
    await admin.end()
    await stop()
  }
}

export function teardown() {
  return stopAll()
}

async function startCluster(): Promise<{ connection: pg.ClientConfig; stop: () => Promise<void> }> {
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
  return {
    connection: embedded.connection,
    stop: async () => {
      await embedded.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
