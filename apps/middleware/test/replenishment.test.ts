import { beforeAll, expect, test } from 'vitest'
import { newItem } from './catalog.ts'
import { admin, buyer, LOBBY, RIVER, stockDocuments } from './stock-documents.ts'

const { act, as, catalog, created, put } = stockDocuments('/transfers')

const LEVELS = { minimumLevel: 6, maximumLevel: 48, lotSizeMultiplier: 6, minimumOrderQuantity: 12 }

async function addItem(itemID: string, more: object) {
  await as(admin)('POST', '/items', newItem(itemID, { costPrice: 2.5, ...more }))
}

const ask = (query: Record<string, string>, user = admin) =>
  as(user)('GET', `/replenishment?${new URLSearchParams({ place: LOBBY, ...query })}`)
const rowsOf = async (query: Record<string, string> = {}, user = admin) => (await ask(query, user)).body.data

/** Sold at the lobby so many days ago. */
async function sell(item_id: string, quantity: number, daysAgo: number) {
  const occurred_at = new Date(catalog.app.clock.now().getTime() - daysAgo * 86_400_000)
  const amounts = { gross: 1, discount: 0, net: 1, tax: 0, cost: 1 }
  const place = { location_type: 'STORE' as const, location_id: 'FD-LOBBY' }
  await catalog.one.db
    .insertInto('sale_line')
    .values({ transaction_id: 'T', item_id, quantity, occurred_at, ...place, ...amounts })
    .execute()
}

beforeAll(async () => {
  await as(admin)('POST', '/lists/vendor', { id: 'V1', vendorID: 'V1', name: 'Northlight Apparel' })
  await addItem('SCARF', { ...LEVELS, vendor: { vendorCode: 'V1' } })
  await addItem('PIN', { minimumLevel: 20 })
  await addItem('SOLD', {})
  await put('SCARF', LOBBY, 4)
  await put('PIN', LOBBY, 20)
})

test('what is below its level is suggested with the formula, and what is enough is not', async () => {
  expect(await rowsOf()).toEqual([
    {
      itemID: 'SCARF',
      itemName: 'Item SCARF',
      vendorID: 'V1',
      vendorName: 'Northlight Apparel',
      unitCost: 2.5,
      onHand: 4,
      inTransit: 0,
      inbound: 0,
      drafted: 0,
      reserved: 0,
      quantity: 48,
      steps: [
        'Below the minimum level of 6: filled up to the maximum level of 48.',
        '48 − 4 on hand = 44.',
        'Rounded up to lots of 6: 48.',
      ],
    },
  ])
  expect(await rowsOf({ place: RIVER })).toEqual([])
})

test('a suggestion is gone once there is a draft of it, and back when that is canceled', async () => {
  const draft = { vendorID: 'V1', shipTo: LOBBY, lines: [{ itemID: 'SCARF', ordered: 48 }] }
  const { body: order } = await as(admin)('POST', '/purchaseorders', draft)
  expect(await rowsOf()).toEqual([])
  await as(admin)('POST', `/purchaseorders/${order.number}/actions`, {
    action: 'cancel',
    version: 1,
    remark: 'Too much',
  })
  expect(await rowsOf()).toHaveLength(1)
  const { number } = await created(admin, { from: RIVER, to: LOBBY, lines: [{ itemID: 'SCARF', requested: 1 }] })
  expect(await rowsOf()).toMatchObject([{ drafted: 1, quantity: 48 }])
  await act(admin, number, 'cancel', { remark: 'Not now' })
})

test('another location sends what it has and has not promised', async () => {
  await put('SCARF', RIVER, 30)
  const { number } = await created(admin, {
    from: RIVER,
    to: 'STORE/FD-YARD',
    lines: [{ itemID: 'SCARF', requested: 10 }],
  })
  const [row] = await rowsOf({ from: RIVER })
  expect(row).toMatchObject({ quantity: 20 })
  expect(row.steps.at(-1)).toBe('Limited to what is available there: 20.')
  await act(admin, number, 'cancel', { remark: 'Not now' })
})

test('days of cover take the sales of four weeks, for those who see them', async () => {
  await sell('SOLD', 14, 27)
  await sell('SOLD', 100, 29)
  const rows = await rowsOf({ coverDays: '10' })
  expect(rows).toContainEqual(
    expect.objectContaining({
      itemID: 'SOLD',
      vendorID: null,
      vendorName: null,
      soldUnits: 14,
      quantity: 5,
      steps: ['14 sold in 28 days: 10 days of cover need 5.', '5 − 0 on hand = 5.'],
    }),
  )
})

test('days of cover are refused to those who see no sales', async () => {
  const { db } = catalog.one
  await db.deleteFrom('role_grant').where('role_id', '=', 100).where('feature', '=', 'REPORTS_SALES').execute()
  expect(await ask({ coverDays: '10' }, buyer)).toMatchObject({ status: 403 })
  expect(await ask({}, buyer)).toMatchObject({ status: 200 })
})

test('narrows to a vendor and a department', async () => {
  expect(await rowsOf({ vendorID: 'V1' })).toHaveLength(1)
  expect(await rowsOf({ vendorID: 'NONE' })).toEqual([])
  expect(await rowsOf({ departmentID: 'NONE' })).toEqual([])
})

test('leaves out the cost for those who may not see it', async () => {
  const [row] = await rowsOf({}, buyer)
  expect(row).toMatchObject({ itemID: 'SCARF' })
  expect(row).not.toHaveProperty('unitCost')
})

test('refuses places of others, unknown ones and a location that sends to itself', async () => {
  expect(await ask({ place: RIVER }, 'lobby')).toMatchObject({
    status: 400,
    errors: [{ field: 'place', message: 'WH-RIVER is not one of the stores and warehouses where you work.' }],
  })
  expect(await ask({ from: RIVER }, 'lobby')).toMatchObject({ status: 400, errors: [{ field: 'from' }] })
  expect(await ask({ place: 'nowhere' })).toMatchObject({ status: 400, errors: [{ field: 'place' }] })
  expect(await ask({ from: LOBBY })).toMatchObject({
    status: 400,
    message: 'A location is not replenished from itself.',
  })
})
