import { beforeAll } from 'vitest'
import type { CompanyStore } from '../src/database/company-store.ts'
import type { Database } from '../src/database/database.ts'
import { seedReference } from '../src/demo/seed-reference.ts'
import { type Reply, startApp, type TestApp, tokenOf } from './app.ts'
import { addCompany, cloneDatabase } from './database.ts'

/** Reads and writes the catalog, without seeing cost. */
const BUYER = { id: 100, name: 'buyer', like: 7, except: { CATALOG_PRODUCT_COST: ['NOACCESS'] } }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Catalog {
  database: Database
  app: TestApp
  one: CompanyStore
  /** A call as a user of the company `one`, unless another is named. */
  as(user: string, company?: string): (method: Method, path: string, body?: unknown) => Promise<Reply>
}

/** Two companies, `one` and `two`, each with reference data and users of some roles, in a database of this test file. */
export function catalogOfTwo(): Catalog {
  const catalog = {} as Catalog
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    catalog.database = await cloneDatabase()
    for (const code of ['one', 'two']) {
      const store = await addCompany(catalog.database, code, [2, 5, 7, 9, 14, 16, BUYER.id], [BUYER])
      await seedReference(store.db)
      if (code === 'one') catalog.one = store
    }
    catalog.app = await startApp(catalog.database)
  })
  catalog.as =
    (user, company = 'one') =>
    async (method, path, body) => {
      const key = `${company} ${user}`
      if (!tokens.has(key)) tokens.set(key, await tokenOf(catalog.app, company, user))
      return catalog.app.call(tokens.get(key), method, path, body)
    }
  return catalog
}

/** The least that a new item says. */
export function newItem(itemID: string, more: object = {}) {
  return { itemID, upc: itemID, name: `Item ${itemID}`, type: 1, costPrice: 2, sellingPrice: 5, ...more }
}
