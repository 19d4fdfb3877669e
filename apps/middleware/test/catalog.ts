import { HIDDEN_WITHOUT } from '@greenroom/permissions'
import { beforeAll } from 'vitest'
import type { CompanyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'
import { type Reply, startApp, type TestApp, tokenOf } from './app.ts'
import { addCompany, cloneDatabase } from './database.ts'

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Catalog {
  database: Database
  app: TestApp
  one: CompanyStore
  /** A call as a user of the company `one`, unless specified otherwise. */
  as(user: string, company?: string): (method: Method, path: string, body?: unknown) => Promise<Reply>
}

/** Two companies, `one` and `two`, each with reference data and users of some roles, in a database of this test file. */
export function catalogOfTwo(): Catalog {
  const catalog = {} as Catalog
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    catalog.database = await cloneDatabase()
    for (const code of ['one', 'two']) {
      const store = await addCompany(
        catalog.database,
        code,
        [2, 5, 7, 9, 14, 16, BUYER.id, UNPRICED.id, OUTSIDER.id, BLIND.id],
        [BUYER, UNPRICED, OUTSIDER, BLIND],
      )
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

/** The required fields of a new item. */
export function newItem(itemID: string, more: object = {}) {
  return { itemID, upc: itemID, name: `Item ${itemID}`, type: 1, costPrice: 2, sellingPrice: 5, ...more }
}

/** The columns that every row of items has. */
export function bareItem(itemID: string) {
  const at = new Date()
  return {
    item_id: itemID,
    upc: itemID,
    name: itemID,
    search: itemID.toLowerCase(),
    created_at: at,
    updated_at: at,
    updated_by: 'system',
  }
}

/** What was changed in an item of the company `one`, oldest first. */
export function auditOf({ one }: Catalog, itemID: string) {
  return one.db
    .selectFrom('audit_entry')
    .select(['action', 'user_name', 'changes'])
    .where('entity', '=', 'item')
    .where('entity_id', '=', itemID)
    .orderBy('audit_id')
    .execute()
}
