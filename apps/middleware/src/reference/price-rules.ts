import { sql } from 'kysely'
import type { HandlersOf } from '../call.ts'
import { activeFirst, statusesOf } from './active-first.ts'

type Status = 'Active' | 'Inactive'

/** The lists that price an item: some dozens of entries each, always answered whole. */
export const priceRuleHandlers: HandlersOf<
  'listFees' | 'listDiscounts' | 'listTaxes' | 'listUnits' | 'listSystemConfiguration'
> = {
  listFees: async ({ company }) => {
    const [status, name] = activeFirst('status', 'name')
    const rows = await company.db.selectFrom('fee').selectAll().orderBy(status!).orderBy(name!).execute()
    return { body: rows.map((row) => ({ feeID: row.fee_id, name: row.name, status: row.status as Status })) }
  },

  listDiscounts: async ({ company, query }) => {
    const [status, description] = activeFirst('status', 'description')
    const types = query.discountType?.split(',') ?? []
    const rows = await company.db
      .selectFrom('discount')
      .selectAll()
      .where('status', 'in', statusesOf(query))
      .where(types.length > 0 ? sql<boolean>`discount_type = any(${types})` : sql<boolean>`true`)
      .orderBy(status!)
      .orderBy(description!)
      .execute()
    return {
      body: rows.map((row) => ({
        discountID: row.discount_id,
        description: row.description,
        discountType: row.discount_type,
        status: row.status as Status,
      })),
    }
  },

  listTaxes: async ({ company }) => {
    const [status, description] = activeFirst('status', 'description')
    const rows = await company.db.selectFrom('tax').selectAll().orderBy(status!).orderBy(description!).execute()
    return {
      body: rows.map(({ tax_id, description, rate, status }) => ({
        taxID: tax_id,
        description,
        rate,
        status: status as Status,
      })),
    }
  },

  listUnits: async ({ company }) => {
    const [status, description] = activeFirst('status', 'description')
    const rows = await company.db
      .selectFrom('unit_of_measure')
      .selectAll()
      .orderBy(status!)
      .orderBy(description!)
      .execute()
    return {
      body: rows.map(({ uom_id, description, status }) => ({ id: uom_id, description, status: status as Status })),
    }
  },

  listSystemConfiguration: async ({ company }) => {
    const rows = await company.db
      .selectFrom('system_configuration')
      .selectAll()
      .orderBy('key')
      .orderBy('value')
      .execute()
    return {
      body: rows.map(({ key, value, status }) => ({ key, value, status: status as 'ACTIVE' | 'INACTIVE' })),
    }
  },
}
