import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, vi } from 'vitest'
import { createCompany, type NewCompany } from '#companies/create-company.ts'
import { openDatabase, type Database } from '#database/database.ts'

/** A database of this test file alone, cloned from the migrated template and dropped at the end of the file. */
export async function cloneDatabase(): Promise<Database> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ ...template, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${name} template ${template.database}`)
  const database = openDatabase({ ...template, database: name, max: 8 }, () => {})
  afterAll(async () => {
    await database.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return database
}

export const PASSWORD = 'correct-horse-battery'

/** A company with one user for each given role, named after it: `role2`, `role9`. */
export async function addCompany({ db }: Database, code: string, roleIDs: number[], roles: NewCompany['roles'] = []) {
  const users = roleIDs.map((roleID) => ({ userName: `role${roleID}`, name: `Role ${roleID}`, roleID }))
  return createCompany(db, { code, name: `Company ${code}`, isDemo: false, password: PASSWORD, users, roles })
}

/** The same database as seen by another replica: through its own connections. */
export function anotherHandle({ pool }: Database, max?: number): Database {
  const database = openDatabase(
    { ...inject('template'), database: pool.options.database, ...(max && { max }) },
    () => {},
  )
  afterAll(() => database.close())
  return database
}

/** Resolves once as many transactions of this database wait for a lock. */
export function lockWaits({ side }: Database, count: number) {
  return vi.waitFor(
    async () => {
      const { rows } = await side.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(count)
    },
    { timeout: 60_000, interval: 10 },
  )
}
