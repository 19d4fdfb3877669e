import { sql, type Kysely } from 'kysely'
import { createCompany, type NewRole, type NewUser } from '../company.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import type { Tables } from '../database/tables.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedCto } from './seed-cto.ts'
import { seedReference } from './seed-reference.ts'
import { seedSales } from './seed-sales.ts'

/** A role of this company alone: reads and writes the catalog, and never sees what things cost. */
const BUYER: NewRole = { id: 100, name: 'buyer', like: 7, except: { CATALOG_PRODUCT_COST: ['NOACCESS'] } }

const USERS: NewUser[] = [
  { userName: 'admin', name: 'Ada Merrin', email: 'ada@northlight.example', roleID: 2 },
  { userName: 'manager', name: 'Marcus Oyelaran', email: 'marcus@northlight.example', roleID: 7 },
  { userName: 'buyer', name: 'Bea Lindqvist', email: 'bea@northlight.example', roleID: BUYER.id },
  { userName: 'cashier', name: 'Caleb Osei', email: 'caleb@northlight.example', roleID: 9 },
  { userName: 'partner', name: 'Priya Raman', email: 'priya@northlight.example', roleID: 17 },
]

/** Further merchants that the demo's partner looks after, still being set up: [code, name, onboarding steps visited]. */
const OTHER_MERCHANTS = [
  ['harborline', 'Harborline Arena Shops', 3],
  ['southgate', 'Southgate Stadium Store', 0],
] as const

/** The demo merchant and those beside it, within the transaction that `db` is. */
export async function seedDemo(db: Kysely<Tables>, password: string) {
  const name = 'Northlight Touring Merchandise'
  const demo = await createCompany(db, { code: 'demo', name, isDemo: true, password, users: USERS, roles: [BUYER] })
  await seedReference(demo.db)
  await seedCatalog(demo.db)
  await seedCto(demo.db)
  // Without it the planner knows nothing of the new items, and checks each line's item twice as slowly.
  await sql`analyze item`.execute(db)
  await seedSales(demo.db, new Date())
  await entrust(demo.db, 'demo')
  for (const [code, otherName, visited] of OTHER_MERCHANTS) {
    const users = [{ userName: 'admin', name: 'Administrator', email: `admin@${code}.example`, roleID: 2 }]
    const other = await createCompany(db, { code, name: otherName, isDemo: true, password, users, roles: [] })
    await other.db.updateTable('onboarding_step').set({ visited: true }).where('position', '<', visited).execute()
    await entrust(demo.db, code)
  }
}

function entrust(partner: CompanyQueries, code: string) {
  return partner.insertInto('partner_merchant').values({ merchant_code: code, status: 'Active' }).execute()
}
