import type { Kysely } from 'kysely'
import { createCompany, type NewRole, type NewUser } from './create-company.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { ONBOARDING_STEPS } from './company-defaults.ts'
import type { Tables } from '#database/tables.ts'
import type { BlobStore } from '#blobs/blob-store.ts'
import type { Area } from '#area.ts'
import { areas } from '../areas.ts'

/** A role of this company alone: reads and writes the catalog but cannot see cost. */
const BUYER: NewRole = { id: 100, name: 'buyer', like: 7, except: { CATALOG_PRODUCT_COST: ['NOACCESS'] } }

const USERS: NewUser[] = [
  { userName: 'admin', name: 'Ada Merrin', email: 'ada@northlight.example', roleID: 2 },
  { userName: 'manager', name: 'Marcus Oyelaran', email: 'marcus@northlight.example', roleID: 7 },
  { userName: 'buyer', name: 'Bea Lindqvist', email: 'bea@northlight.example', roleID: BUYER.id },
  { userName: 'cashier', name: 'Caleb Osei', email: 'caleb@northlight.example', roleID: 9 },
  { userName: 'arena', name: 'Ines Halvorsen', email: 'ines@northlight.example', roleID: 6 },
  { userName: 'club', name: 'Tomas Reyes', email: 'tomas@northlight.example', roleID: 7 },
  { userName: 'bar', name: 'Kofi Mensah', email: 'kofi@northlight.example', roleID: 9 },
  { userName: 'yard', name: 'Yuna Park', email: 'yuna@northlight.example', roleID: 9 },
  { userName: 'partner', name: 'Priya Raman', email: 'priya@northlight.example', roleID: 17 },
]

/** More merchants of the demo's partner, still in onboarding: [code, name, onboarding steps visited]. */
const OTHER_MERCHANTS = [
  ['harborline', 'Harborline Arena Shops', 3],
  ['southgate', 'Southgate Stadium Store', 0],
] as const

/** Seeds the demo merchant and the others, within the transaction `db`. */
export async function seedDemo(db: Kysely<Tables>, password: string, blobs: BlobStore) {
  const name = 'Northlight Touring Merchandise'
  const demo = await createCompany(db, { code: 'demo', name, isDemo: true, password, users: USERS, roles: [BUYER] })
  for (const area of areas as readonly Area[]) await area.demo?.({ company: demo, db, blobs })
  await visitSteps(demo.db, ONBOARDING_STEPS.length)
  await entrust(demo.db, name)
  for (const [code, otherName, visited] of OTHER_MERCHANTS) {
    const users = [{ userName: 'admin', name: 'Administrator', email: `admin@${code}.example`, roleID: 2 }]
    const other = await createCompany(db, { code, name: otherName, isDemo: true, password, users, roles: [] })
    await visitSteps(other.db, visited)
    await entrust(other.db, name)
  }
}

/** Marks the first onboarding steps as visited. */
function visitSteps(company: CompanyQueries, count: number) {
  return company.updateTable('onboarding_step').set({ visited: true }).where('position', '<', count).execute()
}

/** Lets the partner users of the demo merchant work for this one. */
function entrust(merchant: CompanyQueries, partner_name: string) {
  const grant = { partner_code: 'demo', partner_name, status: 'Active' as const, role_id: null, ends_on: null }
  return merchant.insertInto('partner_grant').values(grant).execute()
}
