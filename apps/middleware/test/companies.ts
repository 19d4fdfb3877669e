import { HIDDEN_WITHOUT } from '@greenroom/permissions'
import { createCompany, type NewCompany } from '#companies/create-company.ts'
import type { Database } from '#database/database.ts'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'

export const PASSWORD = 'correct-horse-battery'

/** A company with one user for each given role, named after it: `role2`, `role9`. */
export async function addCompany({ db }: Database, code: string, roleIDs: number[], roles: NewCompany['roles'] = []) {
  const users = roleIDs.map((roleID) => ({ userName: `role${roleID}`, name: `Role ${roleID}`, roleID }))
  return createCompany(db, { code, name: `Company ${code}`, isDemo: false, password: PASSWORD, users, roles })
}

/** Reads and writes the catalog, without seeing cost. */
const BUYER = { id: 100, name: 'buyer', like: 7, except: { CATALOG_PRODUCT_COST: ['NOACCESS'] } }

/** Reads the catalog without seeing selling prices. */
const UNPRICED = { id: 101, name: 'unpriced', like: 9, except: { CATALOG_PRODUCT_PRICE: ['NOACCESS'] } }

/** Like a store manager, but without access to products. */
const OUTSIDER = { id: 102, name: 'outsider', like: 7, except: { CATALOG_PRODUCT: ['NOACCESS'] } }

/** Like a store manager, but without access to any value that has a feature of its own. */
const BLIND = {
  id: 103,
  name: 'blind',
  like: 7,
  except: Object.fromEntries(
    Object.values(HIDDEN_WITHOUT)
      .flat()
      .map((feature) => [feature, ['NOACCESS' as const]]),
  ),
}

/** Two companies, `one` and `two`, each with reference data and users of some roles. */
export async function addCatalogs(database: Database): Promise<void> {
  for (const code of ['one', 'two']) {
    const store = await addCompany(
      database,
      code,
      [2, 5, 7, 9, 14, 16, BUYER.id, UNPRICED.id, OUTSIDER.id, BLIND.id],
      [BUYER, UNPRICED, OUTSIDER, BLIND],
    )
    await seedReference(store.db)
  }
}
