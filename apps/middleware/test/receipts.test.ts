import { expect, test } from 'vitest'
import { admin, buyer, ordered, purchasingOfTwo } from './purchasing.ts'

const { act, as, catalog, find, item, items, post, receipt, sent, setting, stock } = purchasingOfTwo()

test('begins with what is due, and completes the order line by line', async () => {
  await items('A1', 'A2')
  const order = await sent([ordered('A1', 10), ordered('A2', 5)])
  const first = await receipt(order)
  expect(first).toMatchObject({
    state: 'DRAFT',
    shipToName: 'River Street warehouse',
    lines: [
      { itemID: 'A1', ordered: 10, due: 10, accepted: 10 },
      { itemID: 'A2', accepted: 5 },
    ],
  })
  const lines = [
    { itemID: 'A1', accepted: 4, rejected: 3, reason: 'DAMAGED' },
    { itemID: 'A2', accepted: 5 },
  ]
  expect(await post(admin, first.number, lines)).toMatchObject({ body: { state: 'POSTED' } })
  expect([await stock('A1', 'ON_HAND'), await stock('A1', 'INBOUND'), await stock('A2', 'ON_HAND')]).toEqual([4, 3, 5])
  expect(await find(order)).toMatchObject({
    state: 'PARTLY_RECEIVED',
    lines: [
      { received: 4, rejected: 3, open: 3 },
      { received: 5, open: 0 },
    ],
  })
  const rest = await receipt(order)
  expect(rest.lines).toMatchObject([{ itemID: 'A1', accepted: 3 }])
  expect(await act(admin, rest.number, 'post')).toMatchObject({ body: { state: 'POSTED' } })
  expect(await find(order)).toMatchObject({ state: 'RECEIVED' })
  expect([await stock('A1', 'ON_HAND'), await stock('A1', 'INBOUND')]).toEqual([7, 0])
})

test('more than is due is refused beyond the tolerance; what was not ordered is flagged and received', async () => {
  await items('B1', 'B2')
  const order = await sent([ordered('B1', 10)])
  const { number } = await receipt(order)
  const over = [{ itemID: 'B1', accepted: 11 }]
  expect(await post(admin, number, over)).toMatchObject({
    status: 409,
    message: 'More arrived than was ordered: B1.',
    errors: [{ field: 'lines.0.accepted', message: 'At most 10 of it can arrive: 10 due.' }],
  })
  await setting('inventory.receipt.tolerance.percent', '10')
  expect(await post(admin, number, [...over, { itemID: 'B2', accepted: 2 }])).toMatchObject({
    body: { state: 'POSTED', lines: [{}, { itemID: 'B2', ordered: null, flag: 'Not ordered' }] },
  })
  expect([await stock('B1', 'ON_HAND'), await stock('B1', 'INBOUND'), await stock('B2', 'ON_HAND')]).toEqual([11, 0, 2])
  await setting('inventory.receipt.tolerance.percent', '0')
})

test('the moving average includes the freight, and is shown before it is posted', async () => {
  await items('C1')
  await setting('inventory.receipt.cost', 'AVERAGE')
  const order = await sent([ordered('C1', 10, { unitCost: 12 })])
  const { number, version } = await receipt(order)
  const draft = {
    orderNumber: order,
    version,
    freight: 20,
    freightBy: 'VALUE',
    lines: [{ itemID: 'C1', accepted: 10 }],
  }
  expect(await as(admin)('PUT', `/receipts/${number}`, draft)).toMatchObject({
    body: { lines: [{ unitCost: 12, costBefore: 10, costAfter: 14 }] },
  })
  const seen = (await find(number, buyer)).lines[0]
  expect([seen.unitCost, seen.costBefore, seen.costAfter]).toEqual([undefined, undefined, undefined])
  await act(admin, number, 'post')
  expect(await item('C1')).toMatchObject({ costPrice: 14 })
  await setting('inventory.receipt.cost', 'KEEP')
})

test('reversing a receipt takes the goods back and expects them again; the rest can be closed short', async () => {
  await items('D1')
  const order = await sent([ordered('D1', 6)])
  const first = await receipt(order)
  await post(admin, first.number, [{ itemID: 'D1', accepted: 2 }])
  const second = await receipt(order)
  await act(admin, second.number, 'post')
  expect(await find(order)).toMatchObject({ state: 'RECEIVED' })
  expect(await act(admin, second.number, 'reverse', { remark: 'Counted wrong' })).toMatchObject({
    body: { state: 'REVERSED' },
  })
  expect([await stock('D1', 'ON_HAND'), await stock('D1', 'INBOUND')]).toEqual([2, 4])
  expect(await act(admin, order, 'cancel')).toMatchObject({ status: 409 })
  expect(await act(admin, order, 'shortClose', { remark: 'Sold out' })).toMatchObject({
    body: { state: 'CLOSED', lines: [{ received: 2, canceled: 4, open: 0 }] },
  })
  expect(await stock('D1', 'INBOUND')).toBe(0)
  expect(await act(admin, first.number, 'reverse', { remark: 'Again' })).toMatchObject({
    status: 409,
    message: 'The order is closed. Adjust the stock instead.',
  })
})

test('nothing is received for an order that was not sent, twice, or without a reason for what is rejected', async () => {
  await items('E1')
  const order = await sent([ordered('E1', 2)])
  const { number } = await receipt(order)
  expect(await post(admin, number, [{ itemID: 'E1', rejected: 1 }])).toMatchObject({
    status: 400,
    errors: [{ field: 'lines.0.reason', message: 'Choose why it was rejected.' }],
  })
  await act(admin, order, 'hold', { remark: 'Wait' })
  expect(await act(admin, number, 'post')).toMatchObject({ status: 409, message: expect.stringMatching(/on hold/) })
  await act(admin, order, 'resume')
  const { version } = await find(number)
  const twice = await Promise.all(
    [1, 2].map(() => as(admin)('POST', `/receipts/${number}/actions`, { action: 'post', version })),
  )
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await stock('E1', 'ON_HAND')).toBe(2)
})

test('eight receipts of one order that are posted at once take in no more than was ordered', async () => {
  await items('F1')
  const order = await sent([ordered('F1', 10)])
  const drafts = await Promise.all(Array.from({ length: 8 }, () => receipt(order)))
  const saved = await Promise.all(
    drafts.map(({ number, version }) => {
      const lines = [{ itemID: 'F1', accepted: 3 }]
      return as(admin)('PUT', `/receipts/${number}`, { orderNumber: order, version, lines })
    }),
  )
  const posted = await Promise.all(saved.map(({ body: { number } }) => act(admin, number, 'post')))
  expect(posted.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const refused of posted.filter(({ status }) => status !== 200)) {
    expect(refused).toMatchObject({
      status: 409,
      message: 'More arrived than was ordered: F1.',
      errors: [{ field: 'lines.0.accepted', message: 'At most 1 of it can arrive: 1 due.' }],
    })
  }
  expect(await find(order)).toMatchObject({ state: 'PARTLY_RECEIVED', lines: [{ received: 9, open: 1 }] })
  expect([await stock('F1', 'ON_HAND'), await stock('F1', 'INBOUND')]).toEqual([9, 1])
})

test('posting, reversing and closing at once end as if they came one after the other', async () => {
  await items('G1')
  const order = await sent([ordered('G1', 10)])
  const first = await receipt(order)
  await post(admin, first.number, [{ itemID: 'G1', accepted: 4 }])
  const others = await Promise.all([receipt(order), receipt(order)])
  const answers = await Promise.all([
    act(admin, first.number, 'reverse', { remark: 'Counted wrong' }),
    ...others.map(({ number }) => act(admin, number, 'post')),
    act(admin, order, 'shortClose', { remark: 'Sold out' }),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
  const { received, canceled, open } = (await find(order)).lines[0]
  expect(received + canceled + open).toBe(10)
  expect([await stock('G1', 'ON_HAND'), await stock('G1', 'INBOUND')]).toEqual([received, open])
})

test('an order names its receipts to those who may read them, and is told of a new one', async () => {
  await items('H1')
  const order = await sent([ordered('H1', 4)])
  expect((await find(order)).related).toEqual([])
  const first = await receipt(order)
  await post(admin, first.number, [{ itemID: 'H1', accepted: 1 }])
  const second = await receipt(order)
  expect((await find(order)).related).toMatchObject([
    { number: first.number, state: 'Posted', tone: 'green', createdBy: admin },
    { number: second.number, state: 'Draft', tone: 'gray' },
  ])
  expect((await find(first.number)).related).toEqual([])
  const announced = async () => {
    const { rows } = await catalog.database.pool.query(
      `select ids from change_log where company_code = 'one' and entity = 'purchaseOrder' order by change_id`,
    )
    return rows.filter(({ ids }) => ids.includes(order)).length
  }
  const before = await announced()
  const third = await receipt(order)
  expect(await announced()).toBe(before + 1)
  await act(admin, third.number, 'cancel')
  expect(await announced()).toBe(before + 2)
})
