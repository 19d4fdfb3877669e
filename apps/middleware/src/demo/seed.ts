import type { Kysely } from 'kysely'
import { createCompany, type NewRole, type NewUser } from '../company.ts'
import type { Tables } from '../database/tables.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedReference } from './seed-reference.ts'

/** A role of this company alone: reads and writes the catalog, and never sees what things cost. */
const BUYER: NewRole = { id: 100, name: 'buyer', like: 7, except: { CATALOG_PRODUCT_COST: ['NOACCESS'] } }

const USERS: NewUser[] = [
  { userName: 'admin', name: 'Ada Merrin', roleID: 2 },
  { userName: 'manager', name: 'Marcus Oyelaran', roleID: 7 },
  { userName: 'buyer', name: 'Bea Lindqvist', roleID: BUYER.id },
  { userName: 'cashier', name: 'Caleb Osei', roleID: 9 },
  { userName: 'partner', name: 'Priya Raman', roleID: 17 },
]

/** The demo merchant, within the transaction that `db` is. */
export async function seedDemo(db: Kysely<Tables>, password: string) {
  const name = 'Northlight Touring Merchandise'
  const demo = await createCompany(db, { code: 'demo', name, isDemo: true, password, users: USERS, roles: [BUYER] })
  await seedReference(demo.db)
  await seedCatalog(demo.db)
}
