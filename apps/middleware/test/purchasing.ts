import { beforeAll } from 'vitest'
import { type Reply, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { admin } from './price-changes.ts'

export { admin, buyer, manager, reader } from './price-changes.ts'

/** What every order of these tests begins with. */
export const HEADER = { vendorID: 'V1', shipTo: 'WAREHOUSE/WH-RIVER' } as const

/** An ordered item, as typed. */
export function ordered(itemID: string, quantity: unknown, more: object = {}) {
  return { itemID, ordered: quantity, ...more }
}

/** Purchase orders and receipts in a catalog of two companies, and what a test does with them. */
export function purchasingOfTwo() {
  const catalog = catalogOfTwo()
  const as = (user: string, company?: string): ReturnType<typeof catalog.as> => catalog.as(user, company)
  const pathOf = (number: string) => `/${number.startsWith('PO') ? 'purchaseorders' : 'receipts'}/${number}`
  const find = async (number: string, user = admin) => (await as(user)('GET', pathOf(number))).body
  const act = async (user: string, number: string, action: string, more: object = {}): Promise<Reply> => {
    const { version } = await find(number)
    return as(user)('POST', `${pathOf(number)}/actions`, { action, version, ...more })
  }
  /** Saves the lines of a document, and of an order what else is given. */
  const save = async (user: string, number: string, lines: readonly object[], more: object = {}) => {
    const { version, orderNumber } = await find(number)
    const header = number.startsWith('PO') ? HEADER : { orderNumber }
    return as(user)('PUT', pathOf(number), { ...header, version, ...more, lines })
  }
  const created = async (user: string, path: string, draft: object) => {
    const { body, ...answer } = await as(user)('POST', path, draft)
    if (!body) throw new Error(`${answer.message} ${JSON.stringify(answer.errors)}`)
    return body
  }

  beforeAll(async () => {
    await as(admin)('POST', '/lists/vendor', { id: 'V1', vendorID: 'V1', name: 'Northlight Apparel' })
  })

  return {
    catalog,
    as,
    find,
    act,
    save,

    /** Saves what arrived, and posts it. */
    async post(user: string, number: string, lines: readonly object[], more: object = {}): Promise<Reply> {
      const saved = await save(user, number, lines, more)
      return saved.status === 200 ? act(user, number, 'post') : saved
    },

    item: async (itemID: string) => (await as(admin)('GET', `/items?itemID=${itemID}`)).body.data[0],

    /** The lines of a document as a file. */
    async csv(user: string, number: string): Promise<string> {
      const token = await tokenOf(catalog.app, 'one', user)
      return (await catalog.app.app.inject({ url: `/api${pathOf(number)}/csv`, headers: { token } })).payload
    },

    /** Items that cost 10. */
    async items(...ids: string[]) {
      for (const id of ids) await as(admin)('POST', '/items', newItem(id, { costPrice: 10, sellingPrice: 20 }))
    },

    order: (lines: object[], more: object = {}, user = admin) =>
      created(user, '/purchaseorders', { ...HEADER, ...more, lines }),

    receipt: (orderNumber: string, more: object = {}, user = admin) =>
      created(user, '/receipts', { orderNumber, ...more }),

    /** An order that its vendor has. */
    async sent(lines: object[], more: object = {}): Promise<string> {
      const { number } = await created(admin, '/purchaseorders', { ...HEADER, ...more, lines })
      await act(admin, number, 'submit')
      await act(admin, number, 'markSent')
      return number
    },

    /** What is in a bucket at the warehouse of the orders. */
    async stock(itemID: string, bucket: 'ON_HAND' | 'INBOUND'): Promise<number> {
      const { rows } = await catalog.database.pool.query<{ quantity: number }>(
        `select quantity::float from stock_balance
          where company_code = 'one' and item_id = $1 and bucket = $2 and location_id = 'WH-RIVER'`,
        [itemID, bucket],
      )
      return rows[0]?.quantity ?? 0
    },

    setting: (key: string, value: string) =>
      catalog.database.pool.query(
        `insert into account_configuration (company_code, key, value) values ('one', $1, $2)
          on conflict (company_code, key) do update set value = excluded.value`,
        [key, value],
      ),
  }
}
