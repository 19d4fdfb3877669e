import { beforeAll, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const DAY = 86_400_000
const figuresOf = async (user: string, company = 'one') =>
  (await catalog.as(user, company)('GET', '/analytics/figures')).body

/** Noon in New York, so many days before today there. */
const daysAgo = (days: number) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(catalog.app.clock.now())
  return new Date(Date.parse(`${today}T17:00:00Z`) - days * DAY)
}

function sell(days: number, quantity: number, net: number, location_id = 'FD-LOBBY') {
  const amounts = { gross: net, discount: 0, net, tax: 0, cost: quantity * 0.1 }
  const place = { location_type: 'STORE' as const, location_id }
  const line = { transaction_id: 'T', item_id: 'S-1', quantity, occurred_at: daysAgo(days), ...place, ...amounts }
  return catalog.one.db.insertInto('sale_line').values(line).execute()
}

beforeAll(async () => {
  await catalog.as('role2')('POST', '/items', newItem('S-1'))
  await sell(0, 100, 100)
  await sell(1, 1, 0.1)
  await sell(7, 2, 0.2, 'HB-MAIN')
  await sell(8, 5, 5)
  await sell(14, 1, 1)
  await sell(15, 100, 100)
})

test('sums up the last seven complete days, and compares them with the seven before', async () => {
  const { from, to, figures } = await figuresOf('role2')
  const day = (ago: number) => daysAgo(ago).toISOString().slice(0, 10)
  expect([from, to]).toEqual([day(7), day(1)])
  expect(figures.map(({ figure }: { figure: string }) => figure)).toEqual([
    'netSales',
    'unitsSold',
    'grossMargin',
    'newItems',
  ])
  expect(figures[0]).toEqual({
    figure: 'netSales',
    value: 0.3,
    before: 6,
    days: [1, 0, 0, 0, 0, 0, 5, 0.2, 0, 0, 0, 0, 0, 0.1],
  })
  expect(figures[1]).toMatchObject({ value: 3, before: 6 })
  expect(figures[2]).toMatchObject({ value: 0, before: 5.4 })
})

test('counts the items that were made and changed on complete days', async () => {
  const ofToday = { value: 0, before: 0 }
  expect((await figuresOf('role9')).figures).toMatchObject([
    { figure: 'newItems', ...ofToday },
    { figure: 'itemChanges', ...ofToday },
  ])
  await catalog.one.db
    .updateTable('audit_entry')
    .set({ at: daysAgo(3) })
    .where('entity', '=', 'item')
    .execute()
  await catalog.as('role2')('PUT', '/items', { itemID: 'S-1', version: 1, name: 'Renamed' })
  await catalog.one.db
    .updateTable('audit_entry')
    .set({ at: daysAgo(9) })
    .where('action', '=', 'update')
    .execute()
  expect((await figuresOf('role9')).figures).toMatchObject([
    { figure: 'newItems', value: 1, before: 0 },
    { figure: 'itemChanges', value: 0, before: 1 },
  ])
})

test('shows each user only what they may see, of their own company', async () => {
  const names = async (user: string, company?: string) =>
    (await figuresOf(user, company)).figures.map(({ figure }: { figure: string }) => figure)
  expect(await names('role100')).toEqual(['netSales', 'unitsSold', 'newItems', 'itemChanges'])
  expect(await names('role102')).not.toContain('newItems')
  expect((await figuresOf('role2', 'two')).figures[0]).toMatchObject({ figure: 'netSales', value: 0, before: 0 })
})

test('all sales of a range are reported like those of an item', async () => {
  const range = `from=${daysAgo(16).getTime() / 1000}&to=${daysAgo(-1).getTime() / 1000}`
  const { body } = await catalog.as('role2')('GET', `/analytics/sales?${range}`)
  const ofItem = await catalog.as('role2')('GET', `/analytics/items/sales?itemID=S-1&${range}`)
  expect(body).toEqual(ofItem.body)
  expect(body.totals.units).toBe(209)
})
