import { expect, test, vi } from 'vitest'
import { admin, buyer, HEADER, manager, ordered, purchasingOfTwo, reader } from './purchasing.ts'
import { withIDs } from './stock-documents.ts'

const { act, as, catalog, csv, find, items, order, sent, stock } = purchasingOfTwo()

test('a draft is completed with names, the cost of its items and its total', async () => {
  await items('A1', 'A2')
  const saved = await order([ordered('A1', 6, { packSize: 3 }), ordered('A2', 2, { unitCost: '1.50', tax: 10 })], {
    freight: 5,
    discount: 1,
  })
  expect(saved).toMatchObject({
    state: 'DRAFT',
    vendorName: 'Northlight Apparel',
    shipToName: 'River Street warehouse',
    total: 60 + 3 + 0.3 + 5 - 1,
    lines: [
      { itemID: 'A1', unitCost: 10, extended: 60, open: 6, received: 0 },
      { itemID: 'A2', unitCost: 1.5, extended: 3 },
    ],
  })
})

test('names what is wrong with an order, at its fields', async () => {
  await items('B1')
  const draft = { ...HEADER, vendorID: null, lines: [ordered('B1', 5, { packSize: 2 }), ordered('NONE', 1)] }
  expect(await as(admin)('POST', '/purchaseorders', draft)).toMatchObject({
    status: 400,
    errors: [
      { field: 'vendorID', message: 'Vendor is required.' },
      { field: 'lines.0.ordered', message: '5 is not a whole number of packs of 2.' },
      { field: 'lines.1.itemID', message: 'There is no item NONE.' },
    ],
  })
  expect(await as(admin)('POST', '/purchaseorders', { ...HEADER, vendorID: 'V9', lines: [] })).toMatchObject({
    status: 400,
    errors: [{ field: 'vendorID', message: 'There is no vendor V9.' }],
  })
})

test('above the limit: approved by somebody who has not worked on it', async () => {
  await items('C1')
  const { number, actions } = await order([ordered('C1', 200)], {}, manager)
  expect(actions[0]).toMatchObject({ name: 'submit', outcome: { label: 'Submit for approval' } })
  expect(await act(manager, number, 'submit')).toMatchObject({ body: { state: 'PENDING' } })
  expect(await act(manager, number, 'approve')).toMatchObject({ status: 403 })
  expect((await as(admin)('GET', '/purchaseorders?waiting=true')).body.data[0]).toMatchObject({ number })
  expect(await act(admin, number, 'approve')).toMatchObject({ body: { state: 'APPROVED' } })
})

test('sending expects the goods; a revision takes them back, counts, and needs approval again', async () => {
  await items('D1')
  const number = await sent([ordered('D1', 8)])
  expect(await stock('D1', 'INBOUND')).toBe(8)
  const { version, lines } = await find(number)
  // What stays open is saved, and nothing else.
  const draft = { ...HEADER, version, name: 'Spring', expectedOn: '2030-02-01', discount: 3 }
  const saved = await as(admin)('PUT', `/purchaseorders/${number}`, {
    ...draft,
    lines: withIDs(lines, [ordered('D1', 9)]),
  })
  expect(saved).toMatchObject({ body: { name: 'Spring', discount: null, lines: [{ ordered: 8 }] } })
  expect(await act(admin, number, 'revise')).toMatchObject({ status: 400, errors: [{ field: 'remark' }] })
  expect(await act(admin, number, 'revise', { remark: 'More' })).toMatchObject({
    body: { state: 'DRAFT', revision: 1, sentAt: null },
  })
  expect(await stock('D1', 'INBOUND')).toBe(0)
  await act(admin, number, 'submit')
  await act(admin, number, 'markSent')
  expect(await stock('D1', 'INBOUND')).toBe(8)
})

test('an order on hold goes on where it was, and one that is canceled expects nothing', async () => {
  await items('E1')
  const number = await sent([ordered('E1', 4)])
  await act(admin, number, 'hold', { remark: 'Price dispute' })
  expect(await act(admin, number, 'resume')).toMatchObject({ body: { state: 'SENT' } })
  expect(await act(admin, number, 'cancel')).toMatchObject({ body: { state: 'CANCELED', sentAt: null } })
  expect(await stock('E1', 'INBOUND')).toBe(0)
})

test('an order whose mail comes due while it is on hold is mailed once it is resumed', async () => {
  await items('E2')
  const { number } = await order([ordered('E2', 4)], { vendorEmail: 'sales@vendor.example' })
  await act(admin, number, 'submit')
  const { mail } = catalog.app.platform
  const { promise: lost, reject: lose } = Promise.withResolvers<never>()
  const sending = vi.spyOn(mail, 'send').mockReturnValueOnce(lost)
  await act(admin, number, 'send')
  await vi.waitFor(() => expect(sending).toHaveBeenCalledOnce())
  await act(admin, number, 'hold', { remark: 'Price dispute' })
  lose(new Error('The connection was lost'))
  await vi.waitFor(async () => expect(await jobsOf(number)).toEqual(['DONE']))
  expect(sending).toHaveBeenCalledOnce()
  expect(await act(admin, number, 'resume')).toMatchObject({ body: { state: 'SENT' } })
  await vi.waitFor(async () => expect(await jobsOf(number)).toEqual(['DONE', 'DONE']))
  expect(sending).toHaveBeenCalledTimes(2)
  expect(sending.mock.lastCall![0].subject).toMatch(`Purchase order ${number}`)
  // It is not mailed again.
  await act(admin, number, 'hold', { remark: 'Price dispute' })
  expect(await act(admin, number, 'resume')).toMatchObject({ body: { state: 'SENT' } })
  expect(await jobsOf(number)).toHaveLength(2)
})

async function jobsOf(number: string): Promise<string[]> {
  const { rows } = await catalog.database.pool.query<{ state: string }>(
    `select state from job where company_code = 'one' and payload ->> 'number' = $1 order by created_at`,
    [number],
  )
  return rows.map(({ state }) => state)
}

test('costs are left out for those who may not see them, and stay when they save', async () => {
  await items('F1')
  const { number, version, lines } = await order([ordered('F1', 2, { unitCost: 7 })], { freight: 5 })
  const seen = await find(number, buyer)
  expect([seen.freight, seen.total, seen.lines[0].unitCost, seen.lines[0].extended]).toEqual(Array(4).fill(undefined))
  expect(seen.totals.map(({ name }: { name: string }) => name)).toEqual(['lines', 'units'])
  const list = (await as(buyer)('GET', '/purchaseorders?search=' + number)).body.data
  expect([list[0].total, list[0].freight]).toEqual([undefined, undefined])
  const draft = { ...HEADER, version, lines: withIDs(lines, [ordered('F1', 3, { unitCost: 99 })]) }
  expect(await as(buyer)('PUT', `/purchaseorders/${number}`, draft)).toMatchObject({ status: 200 })
  expect(await find(number)).toMatchObject({ freight: 5, total: 26, lines: [{ ordered: 3, unitCost: 7 }] })
  // Another item has a cost of its own.
  await items('F2')
  const other = { ...draft, version: version + 1, lines: withIDs(lines, [ordered('F2', 3)]) }
  expect(await as(buyer)('PUT', `/purchaseorders/${number}`, other)).toMatchObject({ status: 200 })
  expect(await find(number)).toMatchObject({ lines: [{ itemID: 'F2', unitCost: 10 }] })
  expect(await csv(buyer, number)).not.toMatch(/cost/i)
  expect(await csv(admin, number)).toContain('Unit cost')
})

test('overdue orders are those that were sent and should have arrived', async () => {
  await items('G1')
  const number = await sent([ordered('G1', 1)], { orderedOn: '2020-01-01', expectedOn: '2020-01-10' })
  await order([ordered('G1', 1)], { expectedOn: '2020-01-10' })
  const { data } = (await as(admin)('GET', '/purchaseorders?overdue=true')).body
  expect(data.map((row: { number: string }) => row.number)).toEqual([number])
})

test('orders are found by the days on which they are expected', async () => {
  await items('G3')
  const [first, second] = [
    await order([ordered('G3', 1)], { expectedOn: '2031-03-01' }),
    await order([ordered('G3', 1)], { expectedOn: '2031-03-31' }),
  ]
  await order([ordered('G3', 1)], { expectedOn: '2031-04-01' })
  await order([ordered('G3', 1)])
  const days = 'expectedFrom=2031-03-01&expectedTo=2031-03-31'
  const { data, total } = (await as(admin)('GET', `/purchaseorders?${days}&sort=expectedOn`)).body
  expect(data.map((row: { number: string }) => row.number)).toEqual([first.number, second.number])
  expect(total.count).toBe(2)
  expect(await as(admin)('GET', '/purchaseorders?expectedFrom=2031-02-30')).toMatchObject({ status: 400 })
})

test('an order is overdue by the day of the company, wherever the database is', async () => {
  await items('G2')
  const dayIn = (timeZone: string, back = 0) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() - back * 86_400_000)
  // The first and the last time zone of the world are 25 hours apart: their days are never the same.
  const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  const expectedOn = dayIn(first, 1)
  const number = await sent([ordered('G2', 1)], { orderedOn: '2020-01-01', expectedOn })
  const isOverdueIn = async (timeZone: string) => {
    await catalog.one.db.updateTable('company').set({ time_zone: timeZone }).execute()
    const { data } = (await as(admin)('GET', '/purchaseorders?overdue=true')).body
    return data.some((row: { number: string }) => row.number === number)
  }
  expect([await isOverdueIn(first), await isOverdueIn(last)]).toEqual([true, false])
})

test('a copy is a draft with the same lines', async () => {
  await items('H1')
  const number = await sent([ordered('H1', 3, { unitCost: 4 })], { freight: 9, expectedOn: '2030-01-01' })
  expect(await as(admin)('POST', `/purchaseorders/${number}/copies`)).toMatchObject({
    status: 200,
    body: { state: 'DRAFT', freight: null, expectedOn: null, lines: [{ itemID: 'H1', ordered: 3, unitCost: 4 }] },
  })
  expect(await as(reader)('POST', `/purchaseorders/${number}/copies`)).toMatchObject({ status: 403 })
})

test('a vendor with orders is not deleted, and merged into another one takes its orders along', async () => {
  await items('M1')
  for (const id of ['V-ONE', 'V-TWO'])
    await as(admin)('POST', '/lists/vendor', { id, vendorID: id, name: `Name ${id}` })
  const { number } = await order([ordered('M1', 1)], { vendorID: 'V-ONE' })
  expect((await as(admin)('GET', '/lists/vendor/uses')).body).toContainEqual({
    id: 'V-ONE',
    items: 0,
    entries: 0,
    others: 1,
  })
  expect(await as(admin)('DELETE', '/lists/vendor?id=V-ONE')).toMatchObject({
    status: 400,
    message: 'V-ONE is in use. You can deactivate it but not delete it',
  })
  const pair = { from: 'V-ONE', into: 'V-TWO' }
  expect((await as(admin)('GET', `/lists/vendor/merge?${new URLSearchParams(pair)}`)).body).toMatchObject({ others: 1 })
  expect((await as(admin)('POST', '/lists/vendor/merge', pair)).body).toMatchObject({ others: 1 })
  const merged = await find(number)
  expect(merged).toMatchObject({ vendorID: 'V-TWO', vendorName: 'Name V-TWO', version: 2 })
  expect((await as(admin)('GET', '/purchaseorders?vendorID=V-TWO')).body.data).toMatchObject([{ number }])
  const audit = await catalog.one.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity', '=', 'purchaseOrder')
    .where('entity_id', '=', number)
    .where('action', '=', 'update')
    .execute()
  expect(audit).toEqual([{ changes: [{ field: 'vendorID', from: 'V-ONE', to: 'V-TWO' }] }])
  expect(await act(admin, number, 'submit')).toMatchObject({ status: 200 })
})
