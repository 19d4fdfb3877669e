import { createCompany } from '../company.ts'
import type { Database } from '../database/database.ts'

/** The demo merchant. Runs once, on a database without any company. */
export async function seedDemo({ db }: Database, password: string) {
  await createCompany(db, {
    code: 'demo',
    name: 'Northlight Touring Merchandise',
    isDemo: true,
    password,
    roles: [],
    users: [],
  })
}
