import type { HandlersOf } from '../call.ts'
import { statusesOf } from './active-first.ts'
import { entriesOf } from './entries.ts'

/** The lists that price an item: some dozens of entries each, always answered whole. */
export const priceRuleHandlers: HandlersOf<
  'listFees' | 'listDiscounts' | 'listTaxes' | 'listUnits' | 'listSystemConfiguration'
> = {
  listFees: async ({ company }) => {
    const entries = await entriesOf(company.db, ['fee'])
    return { body: entries.map(({ id, name, status }) => ({ feeID: id, name, status })) }
  },

  listDiscounts: async ({ company, query }) => {
    const [statuses, types] = [statusesOf(query), query.discountType?.split(',')]
    const wanted = (await entriesOf(company.db, ['discount'])).filter(
      ({ status, type }) => statuses.includes(status) && (!types || types.includes(String(type))),
    )
    return {
      body: wanted.map(({ id, description, type, status }) => ({
        discountID: id,
        description,
        discountType: String(type),
        status,
      })),
    }
  },

  listTaxes: async ({ company }) => {
    const entries = await entriesOf(company.db, ['tax'])
    return {
      body: entries.map(({ id, description, rate, status }) => ({ taxID: id, description, rate: rate ?? 0, status })),
    }
  },

  listUnits: async ({ company }) => {
    const entries = await entriesOf(company.db, ['unit'])
    return { body: entries.map(({ id, description, status }) => ({ id, description, status })) }
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
