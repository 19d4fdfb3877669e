import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject, vi } from 'vitest'
import { openDatabase, type Database } from '#database/database.ts'
import { atEnd } from './at-end.ts'

/** A database of this test file alone, cloned from the migrated template and dropped at the end of the file. */
export const cloneDatabase = () => newDatabase(inject('template').database!)

/** The same with the companies of `addCatalogs`. */
export const cloneCatalogs = () => newDatabase(inject('catalogs'))

/** The same without any table. */
export const emptyDatabase = () => newDatabase('template0')

/** The same as this database, to which nobody is connected. */
export const cloneOf = (name: string) => newDatabase(name)

/** The same in the locale C, which knows the case of plain letters only. */
export const databaseInC = () => newDatabase('template0', `locale_provider libc locale 'C'`)

async function newDatabase(source: string, more = ''): Promise<Database> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...template, database: 'postgres' })
  await admin.connect()
  // Copied as files it takes a fifth of the time that it takes through the log.
  await admin.query(`create database ${name} template ${source} strategy file_copy ${more}`)
  const database = openDatabase({ ...template, database: name, max: 8 }, () => {})
  atEnd(async () => {
    await database.close()
    // Refused while autovacuum, which is the superuser's, is at work in it.
    await vi.waitFor(() => admin.query(`drop database ${name} with (force)`), { interval: 100 })
    await admin.end()
  })
  return database
}

/** The same database as seen by another replica: through its own connections. */
export function anotherHandle({ pool }: Database, max?: number): Database {
  const database = openDatabase(
    { ...inject('template'), database: pool.options.database, ...(max && { max }) },
    () => {},
  )
  atEnd(() => database.close())
  return database
}

/** Its address for a process of its own. */
export function urlOf({ pool }: Database): string {
  const { user = '', password = '', host, port, database } = pool.options
  return `postgresql://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`
}

/** Resolves once as many transactions of this database wait for a lock, of those whose query has a text. */
export function lockWaits({ side }: Database, count: number, text = '') {
  return vi.waitFor(
    async () => {
      const { rows } = await side.pool.query(
        `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
        [text],
      )
      expect(rows).toHaveLength(count)
    },
    { interval: 10 },
  )
}

/** Access of a partner, for a row of the merchant. */
export const grantTo = (partner_code: string) => ({
  partner_code,
  partner_name: `Company ${partner_code}`,
  status: 'Active' as const,
  role_id: null,
  ends_on: null,
})
