import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createCompany, type NewCompany } from '../src/company.ts'
import { openDatabase, type Database } from '../src/database/database.ts'

/** A database of this test file alone, cloned from the migrated template; dropped when the file is done. */
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

/** A company with one user for each role given, named after it: `role2`, `role9`. */
export async function addCompany({ db }: Database, code: string, roleIDs: number[], roles: NewCompany['roles'] = []) {
  const users = roleIDs.map((roleID) => ({ userName: `role${roleID}`, name: `Role ${roleID}`, roleID }))
  return createCompany(db, { code, name: `Company ${code}`, isDemo: false, password: PASSWORD, users, roles })
}

/** The same database as another replica of the middleware has it: through connections of its own. */
export function anotherHandle({ pool }: Database): Database {
  const database = openDatabase({ ...inject('template'), database: pool.options.database }, () => {})
  afterAll(() => database.close())
  return database
}
