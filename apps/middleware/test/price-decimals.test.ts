import { expect, test } from 'vitest'
import { newItem } from './catalog.ts'
import { admin, line, priceChangesOfTwo } from './price-changes.ts'

const { as, catalog, item, items } = priceChangesOfTwo()

test('prices in yen have no decimals in an item, a bulk edit, a price change and a variant', async () => {
  await items('Y1', 'Y2')
  await catalog.database.pool.query(`update item set selling_price = 105.5 where item_id = 'Y2'`)
  await catalog.database.pool.query(`update company set currency = 'JPY' where company_code = 'one'`)
  const call = as(admin)
  const message = 'Selling price has decimals, but the currency has none (100.5).'
  expect(await call('POST', '/items', newItem('Y3', { sellingPrice: 100.5 }))).toMatchObject({
    status: 400,
    errors: [{ field: 'sellingPrice', message }],
  })
  const { version } = await item('Y1')
  expect(await call('PUT', '/items', { itemID: 'Y1', version, sellingPrice: 100.5 })).toMatchObject({ status: 400 })
  expect(await call('PUT', '/items', { itemID: 'Y1', version, costPrice: 100.5 })).toMatchObject({ status: 200 })

  const raise = (more: object) =>
    call('POST', '/changesets', {
      fields: {},
      adjustments: [{ field: 'sellingPrice', by: 'PERCENT', value: 10, rounding: 'NONE', ...more }],
      filter: { itemIDs: ['Y1', 'Y2'] },
    })
  expect(await raise({ rounding: 'ENDS_99' })).toMatchObject({ status: 400, errors: [{ field: 'sellingPrice' }] })
  const { body } = await raise({})
  const { body: rows } = await call('GET', `/changesets/${body.changeSetID}/rows?show=change`)
  expect(rows.data).toMatchObject([
    { itemID: 'Y1', changes: [{ field: 'sellingPrice', from: 20, to: 22 }] },
    { itemID: 'Y2', changes: [{ field: 'sellingPrice', from: 105.5, to: 116 }] },
  ])
  expect(
    await call('PATCH', '/items/batches', { fields: { sellingPrice: 100.5 }, filter: { itemIDs: ['Y1'] } }),
  ).toMatchObject({ status: 400, errors: [{ field: 'sellingPrice', message }] })

  expect(await call('POST', '/pricechanges', { lines: [line('Y1', 21.5)] })).toMatchObject({
    status: 400,
    errors: [{ field: 'lines.0.price', message: 'New price has decimals, but the currency has none (21.5).' }],
  })
  expect(await call('POST', '/pricechanges', { lines: [line('Y1', 21.5, 'costPrice')] })).toMatchObject({ status: 200 })

  // What it already has, it keeps.
  const { version: stored } = await item('Y2')
  expect(
    await call('PUT', '/items', { itemID: 'Y2', version: stored, sellingPrice: 105.5, name: 'Still' }),
  ).toMatchObject({
    status: 200,
  })
})

test('an amount off a price has no decimals in yen, unless it is stored so; a percentage has', async () => {
  const call = as(admin)
  await catalog.database.pool.query(`update company set currency = 'USD' where company_code = 'one'`)
  const off = { id: 'OFF', description: 'Off', type: 'AMOUNT', value: 5.5 }
  expect(await call('POST', '/lists/discount', off)).toMatchObject({ status: 200 })
  await catalog.database.pool.query(`update company set currency = 'JPY' where company_code = 'one'`)
  expect(await call('POST', '/lists/discount', { ...off, id: 'NEW', description: 'New' })).toMatchObject({
    status: 400,
    errors: [{ field: 'value', message: 'Value has decimals, but the currency has none (5.5).' }],
  })
  const put = (version: number, more: object) => call('PUT', '/lists/discount', { id: 'OFF', version, ...more })
  expect(await put(1, { description: 'Still off', value: 5.5 })).toMatchObject({ status: 200 })
  expect(await put(2, { value: 6.5 })).toMatchObject({ status: 400 })
  expect(await put(2, { type: 'PERCENT' })).toMatchObject({ status: 200, body: { value: 5.5 } })
})
