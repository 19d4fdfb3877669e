import { beforeAll } from 'vitest'
import { companyStore, type CompanyStore } from '#database/company-store.ts'
import type { Database } from '#database/database.ts'
import { type Reply, startApp, type TestApp, tokenOf } from './app.ts'
import { cloneCatalogs } from './database.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Catalog {
  database: Database
  app: TestApp
  one: CompanyStore
  /** A call as a user of the company `one`, unless specified otherwise. */
  as(user: string, company?: string): (method: Method, path: string, body?: unknown) => Promise<Reply>
}

/** The companies of `addCatalogs` in a database of this test file. */
export function catalogOfTwo(): Catalog {
  const catalog = {} as Catalog
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    catalog.database = await cloneCatalogs()
    catalog.one = companyStore(catalog.database.db, 'one')
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
