import { beforeAll, describe, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
const read = (query: string, user = 'role2', company = 'one') =>
  catalog.as(user, company)('GET', `/analytics/items/sales?${query}`)
const readStock = (query: string, user = 'role2') => catalog.as(user)('GET', `/analytics/items/stock?${query}`)

const seconds = (time: string) => Date.parse(time) / 1000
/** March 9 to 15, 2026 in New York, where clocks were put forward on the 8th. */
const WEEK = `from=${seconds('2026-03-09T00:00:00-04:00')}&to=${seconds('2026-03-15T23:59:59-04:00')}`

interface Line {
  item: string
  at: string
  quantity?: number
  price?: number
  discount?: number
  store?: string
}

function sell(lines: Line[]) {
  const rows = lines.map(({ item, at, quantity = 1, price = 10, discount = 0, store = 'FD-LOBBY' }, index) => ({
    transaction_id: `T${index}`,
    item_id: item,
    location_type: 'STORE' as const,
    location_id: store,
    quantity,
    gross: quantity * price,
    discount,
    net: quantity * price - discount,
    tax: 0,
    cost: quantity * 4,
    occurred_at: new Date(at),
  }))
  return catalog.one.db.insertInto('sale_line').values(rows).execute()
}

beforeAll(async () => {
  const product = { productID: 'P', productName: 'P' }
  await catalog.as('role2')('POST', '/items', { ...newItem('S-1', product), variants: [newItem('S-2', product)] })
  await catalog.as('role2', 'two')('POST', '/items', newItem('S-1'))
  await sell([
    { item: 'S-1', at: '2026-03-09T00:00:00-04:00', quantity: 3, discount: 2 },
    { item: 'S-1', at: '2026-03-10T23:59:59-04:00', store: 'HB-MAIN' },
    { item: 'S-1', at: '2026-03-11T12:00:00-04:00', quantity: -1, discount: -1 },
    { item: 'S-2', at: '2026-03-11T12:00:00-04:00', quantity: 2 },
    // The last second of the week, and the first after it.
    { item: 'S-1', at: '2026-03-15T23:59:59.900-04:00' },
    { item: 'S-1', at: '2026-03-16T00:00:00-04:00', quantity: 50 },
  ])
})

test('computes the figures as defined: gross less returns and discounts, cost at the time', async () => {
  const { body } = await read(`itemID=S-1&${WEEK}`)
  expect(body.totals).toEqual({
    units: 4,
    returnedUnits: 1,
    grossSales: 50,
    discounts: 2,
    returns: 9,
    netSales: 39,
    cogs: 16,
    grossMargin: 23,
    margin: 58.97,
  })
  expect(body.timeZone).toBe('America/New_York')
})

test("returns every day of the range, in the company's zone, with the selling locations", async () => {
  const { body } = await read(`itemID=S-1&${WEEK}`)
  expect(body.periods.map(({ date, units }: { date: string; units: number }) => [date, units])).toEqual([
    ['2026-03-09', 3],
    ['2026-03-10', 1],
    ['2026-03-11', -1],
    ['2026-03-12', 0],
    ['2026-03-13', 0],
    ['2026-03-14', 0],
    ['2026-03-15', 1],
  ])
  expect(body.locations).toMatchObject([
    { locationID: 'FD-LOBBY', name: 'Foundry lobby shop', units: 3 },
    { locationID: 'HB-MAIN', units: 1 },
  ])
})

test("groups by weeks that start on the reader's first day", async () => {
  const days = async (firstDay: string) => {
    const { personalFormats } = (await catalog.as('role2')('GET', '/business')).body
    await catalog.as('role2')('PUT', '/account/formats', { version: personalFormats.version, firstDay })
    const march = `from=${seconds('2026-03-10T00:00:00-04:00')}&to=${seconds('2026-03-16T00:00:00-04:00')}`
    const { body } = await read(`itemID=S-2&interval=week&${march}`)
    return body.periods.map(({ date }: { date: string }) => date)
  }
  expect(await days('SUNDAY')).toEqual(['2026-03-08', '2026-03-15'])
  expect(await days('SATURDAY')).toEqual(['2026-03-07', '2026-03-14'])
  expect(await days('MONDAY')).toEqual(['2026-03-09', '2026-03-16'])
})

test('groups by week from Monday and by month, over all variants of the product', async () => {
  const month = `from=${seconds('2026-03-01T00:00:00-05:00')}&to=${seconds('2026-04-01T00:00:00-04:00')}`
  const byWeek = await read(`itemID=S-2&scope=product&interval=week&${month}`)
  expect(byWeek.body.periods.map(({ date }: { date: string }) => date)).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
    '2026-03-30',
  ])
  expect(byWeek.body.items).toMatchObject([
    { itemID: 'S-1', units: 54 },
    { itemID: 'S-2', name: 'Item S-2', units: 2 },
  ])
  const byMonth = await read(`itemID=S-2&interval=month&${month}`)
  expect(byMonth.body.periods).toMatchObject([
    { date: '2026-03-01', units: 2 },
    { date: '2026-04-01', units: 0 },
  ])
})

test('returns zeros and no margin for a range without sales', async () => {
  const { body } = await read(`itemID=S-2&from=0&to=86399`)
  expect(body.totals).toMatchObject({ units: 0, netSales: 0, grossMargin: 0 })
  expect(body.totals).not.toHaveProperty('margin')
  expect(body).toMatchObject({ locations: [], items: [] })
})

test('counts night sales for the day before when reporting hours roll over midnight', async () => {
  const hours = { 'reporting.hours.custom': 'true', 'reporting.hours.start': '06:00', 'reporting.hours.end': '05:59' }
  const initial = {
    'reporting.hours.custom': 'false',
    'reporting.hours.start': '00:00',
    'reporting.hours.end': '23:59',
  }
  const save = (settings: typeof hours, seen: typeof hours) =>
    catalog.as('role2')('PUT', '/account/configuration', {
      accountConfigurations: Object.entries(settings).map(([key, value]) => ({
        key,
        value,
        seen: seen[key as keyof typeof seen],
      })),
    })
  expect(await save(hours, initial)).toMatchObject({ status: 200 })
  const day = `from=${seconds('2026-03-08T06:00:00-04:00')}&to=${seconds('2026-03-09T05:59:59-04:00')}`
  expect((await read(`itemID=S-1&${day}`)).body.periods).toMatchObject([{ date: '2026-03-08', units: 3 }])
  expect(await save(initial, hours)).toMatchObject({ status: 200 })
})

describe('permissions', () => {
  test('omits cost and margin for users who may not see cost', async () => {
    const { body } = await read(`itemID=S-1&${WEEK}`, 'role100')
    expect(body.totals).toMatchObject({ units: 4, netSales: 39 })
    for (const figures of [body.totals, ...body.periods, ...body.locations, ...body.items]) {
      for (const hidden of ['cogs', 'grossMargin', 'margin']) expect(figures).not.toHaveProperty(hidden)
    }
  })

  test('shows sales to readers of sales reports, stock to readers of products', async () => {
    expect(await read(`itemID=S-1&${WEEK}`, 'role9')).toMatchObject({ status: 403 })
    expect(await readStock('itemID=S-1', 'role9')).toMatchObject({ status: 200 })
    expect(await readStock('itemID=S-1', 'role14')).toMatchObject({ status: 403 })
  })

  test('shows another company only its own sales', async () => {
    const { body } = await read(`itemID=S-1&scope=product&${WEEK}`, 'role2', 'two')
    expect(body).toMatchObject({ totals: { units: 0 }, locations: [], items: [] })
    expect(await read(`itemID=S-2&${WEEK}`, 'role2', 'two')).toMatchObject({ status: 404 })
  })
})

test('refuses an invalid range, and too many periods', async () => {
  expect(await read('itemID=S-1&from=2&to=1')).toMatchObject({ status: 400, errors: [{ field: 'to' }] })
  const tenYears = `itemID=S-1&from=0&to=315619200`
  expect(await read(tenYears)).toMatchObject({ status: 400, errors: [{ field: 'interval' }] })
  expect(await read(`${tenYears}&interval=month`)).toMatchObject({ status: 200 })
  expect(await read('itemID=NONE&from=0&to=1')).toMatchObject({ status: 404 })
  expect(await read('from=0&to=1')).toMatchObject({ status: 400 })
})

test('returns stock by location, and the days it lasts at the pace of the last four weeks', async () => {
  await addStock(catalog.one, [
    { item_id: 'S-1', location_type: 'WAREHOUSE', location_id: 'WH-RIVER', qoh: 20 },
    { item_id: 'S-1', location_type: 'STORE', location_id: 'FD-LOBBY', qoh: 6 },
    { item_id: 'S-2', location_type: 'STORE', location_id: 'FD-LOBBY', qoh: 5 },
  ])
  // The tests' clock is at 2026-01-15.
  await sell([
    { item: 'S-1', at: '2026-01-10T12:00:00Z', quantity: 14 },
    { item: 'S-1', at: '2025-12-01T12:00:00Z', quantity: 99 },
    { item: 'S-2', at: '2026-01-11T12:00:00Z', store: 'HB-BAR' },
  ])
  const { body } = await readStock('itemID=S-1')
  expect(body).toMatchObject({ paceDays: 28, total: { onHand: 26, soldUnits: 14, daysOfCover: 52 } })
  expect(body.locations).toEqual([
    {
      ...where('FD-LOBBY', 'STORE', 'Foundry lobby shop', 'The Old Foundry'),
      onHand: 6,
      soldUnits: 14,
      daysOfCover: 12,
    },
    { ...where('WH-RIVER', 'WAREHOUSE', 'River Street warehouse', null), onHand: 20, soldUnits: 0 },
  ])
  const all = await readStock('itemID=S-1&scope=product', 'role9')
  expect(all.body.total).toEqual({ onHand: 31 })
  expect(all.body.locations).toHaveLength(2)
  // A location that sold its last unit is still a place to restock.
  const seen = await readStock('itemID=S-2')
  expect(seen.body.locations).toMatchObject([
    { locationID: 'FD-LOBBY' },
    { locationID: 'HB-BAR', onHand: 0, daysOfCover: 0 },
  ])
})

function where(locationID: string, type: string, name: string, venueName: string | null) {
  return { locationID, type, name, venueName }
}
