import { expect, test, vi } from 'vitest'
import { writeAs } from '#calls/write.ts'
import { mailOrder } from '#areas/purchasing/mail-order.ts'
import { orderMail } from '#areas/purchasing/order-mail.ts'
import { newItem } from './catalog.ts'
import { admin, buyer, HEADER, manager, ordered, purchasingOfTwo, reader } from './purchasing.ts'
import { withIDs } from './stock-documents.ts'

const { act, as, catalog, csv, find, items, order, post, receipt, save, sent, stock } = purchasingOfTwo()

const REMARK = { remark: 'More of it' }

/** An order of 10 of the first item and 5 of the second, of which 4 and 1 (rejected) have arrived, under revision. */
async function revised(first: string, second: string) {
  await items(first, second)
  const number = await sent([ordered(first, 10), ordered(second, 5)], { vendorEmail: 'sales@vendor.example' })
  const arrived = await receipt(number)
  const lines = [
    { itemID: first, accepted: 4 },
    { itemID: second, rejected: 1, reason: 'DAMAGED' },
  ]
  expect(await post(admin, arrived.number, lines)).toMatchObject({ status: 200 })
  expect(await act(admin, number, 'revise', REMARK)).toMatchObject({ body: { state: 'DRAFT', revision: 1 } })
  return { number, arrived: arrived.number as string, lines: (await find(number)).lines as { lineID: string }[] }
}

test('a revision expects nothing, keeps what has arrived through saves, and expects what is open once it is sent', async () => {
  const { number, lines } = await revised('A1', 'A2')
  await items('A3')
  expect([await stock('A1', 'INBOUND'), await stock('A2', 'INBOUND'), await stock('A1', 'ON_HAND')]).toEqual([0, 0, 4])
  const typed = [ordered('A3', 2), ...withIDs(lines, [ordered('A1', 12), ordered('A2', 1)])]
  expect(await save(admin, number, typed)).toMatchObject({
    body: {
      total: 150,
      lines: [
        { itemID: 'A3', received: 0, open: 2 },
        { itemID: 'A1', received: 4, rejected: 0, open: 8 },
        { itemID: 'A2', received: 0, rejected: 1, open: 0 },
      ],
    },
  })
  await act(admin, number, 'submit')
  const { actions } = await find(number)
  expect(actions.find(({ name }: { name: string }) => name === 'markSent')).toMatchObject({
    to: 'PARTLY_RECEIVED',
    outcome: { note: 'Some of it has arrived already: only the rest is expected.' },
  })
  expect(await act(admin, number, 'markSent')).toMatchObject({ body: { state: 'PARTLY_RECEIVED', revision: 1 } })
  expect([await stock('A1', 'INBOUND'), await stock('A2', 'INBOUND'), await stock('A3', 'INBOUND')]).toEqual([8, 0, 2])
  const rest = await receipt(number)
  expect(rest.lines).toMatchObject([
    { itemID: 'A3', ordered: 2, due: 2 },
    { itemID: 'A1', ordered: 12, due: 8 },
  ])
  expect(await act(admin, rest.number, 'post')).toMatchObject({ status: 200 })
  expect(await find(number)).toMatchObject({ state: 'RECEIVED' })
})

test('what has arrived is neither removed nor changed, and the refusal says so at its place', async () => {
  const { number, lines } = await revised('B1', 'B2')
  await items('B3')
  await as(admin)('POST', '/lists/vendor', { id: 'V2', vendorID: 'V2', name: 'Another one' })
  const [, second] = lines
  expect(await save(admin, number, withIDs([second!], [ordered('B2', 0.5)]))).toMatchObject({
    status: 400,
    errors: [
      { field: 'lines', message: "You can't remove B1: 4 have arrived." },
      { field: 'lines.0.ordered', message: '1 has arrived: order at least 1.' },
    ],
  })
  // A line without its ID is another one.
  expect(await save(admin, number, [ordered('B1', 10), ordered('B2', 5)])).toMatchObject({
    status: 400,
    errors: [{ field: 'lines' }, { field: 'lines' }],
  })
  const other = withIDs(lines, [ordered('B3', 10), ordered('B2', 5)])
  expect(await save(admin, number, other, { vendorID: 'V2', shipTo: 'STORE/FD-LOBBY' })).toMatchObject({
    status: 400,
    errors: [
      { field: 'vendorID', message: "Some of it has arrived already: the vendor can't change." },
      { field: 'shipTo', message: "Some of it has arrived already: the location can't change." },
      { field: 'lines.0.itemID', message: "4 of B1 have arrived: the item can't change." },
    ],
  })
})

test('an order of which something has arrived is not canceled, but sent again or closed', async () => {
  const { number, lines } = await revised('C1', 'C2')
  const message = 'Some of it has arrived already. Send it again, then close it short.'
  expect(await act(admin, number, 'cancel')).toMatchObject({ status: 409, message })
  await save(admin, number, withIDs(lines, [ordered('C1', 4), ordered('C2', 1)]))
  await act(admin, number, 'submit')
  expect(await act(admin, number, 'cancel')).toMatchObject({ status: 409, message })
  expect(await act(admin, number, 'markSent')).toMatchObject({ body: { state: 'RECEIVED' } })
  expect([await stock('C1', 'INBOUND'), await stock('C2', 'INBOUND')]).toEqual([0, 0])
  expect(await act(admin, number, 'close')).toMatchObject({ body: { state: 'CLOSED' } })
})

test('a revision above the limit is approved again, by its whole cost', async () => {
  const { number, lines } = await revised('D1', 'D2')
  await save(admin, number, withIDs(lines, [ordered('D1', 200), ordered('D2', 5)]))
  expect(await act(admin, number, 'submit')).toMatchObject({ body: { state: 'PENDING' } })
  expect(await act(admin, number, 'approve')).toMatchObject({ status: 403 })
  expect(await act(manager, number, 'approve')).toMatchObject({ body: { state: 'APPROVED' } })
  await act(admin, number, 'hold', { remark: 'Price dispute' })
  expect(await act(admin, number, 'cancel')).toMatchObject({ status: 409 })
  expect(await act(admin, number, 'resume')).toMatchObject({ body: { state: 'APPROVED' } })
  expect(await act(admin, number, 'markSent')).toMatchObject({ body: { state: 'PARTLY_RECEIVED' } })
  expect(await stock('D1', 'INBOUND')).toBe(196)
})

test('during a revision nothing is received or taken back, and afterwards by what is ordered then', async () => {
  await items('E1', 'E2', 'E3')
  const number = await sent([ordered('E1', 10), ordered('E2', 5)])
  const first = await receipt(number)
  // The third item was not ordered: it never counts for the order.
  const arrived = [
    { itemID: 'E1', accepted: 4 },
    { itemID: 'E3', accepted: 2 },
  ]
  await post(admin, first.number, arrived)
  const second = await receipt(number)
  await act(admin, number, 'revise', REMARK)
  expect(await act(admin, second.number, 'post')).toMatchObject({
    status: 409,
    message: 'The order is being revised: nothing can be received for it until it is sent again.',
  })
  expect(await act(admin, first.number, 'reverse', REMARK)).toMatchObject({
    status: 409,
    message: 'The order is being revised. Reverse the receipt once it is sent again.',
  })
  const { lines } = await find(number)
  await save(admin, number, [...withIDs([lines[0]], [ordered('E1', 4)]), ordered('E3', 7)])
  await act(admin, number, 'submit')
  await act(admin, number, 'markSent')
  const stocks = async () =>
    Promise.all(['E1', 'E2', 'E3'].map(async (id) => [await stock(id, 'ON_HAND'), await stock(id, 'INBOUND')]))
  expect(await stocks()).toEqual([
    [4, 0],
    [0, 0],
    [2, 7],
  ])
  // What is due is counted again: of what was begun before nothing can arrive any more.
  expect((await find(second.number)).lines).toMatchObject([
    { itemID: 'E1', ordered: 4, due: 0, accepted: 6 },
    { itemID: 'E2', ordered: null, due: null, flag: 'Not ordered' },
  ])
  expect(await act(admin, second.number, 'post')).toMatchObject({
    status: 409,
    errors: [{ field: 'lines.0.accepted', message: 'At most 0 of it can arrive: 0 due.' }],
  })
  expect(await post(admin, second.number, [{ itemID: 'E3', accepted: 7 }])).toMatchObject({
    body: { lines: [{ ordered: 7, due: 7, flag: null }] },
  })
  expect(await find(number)).toMatchObject({ state: 'RECEIVED' })
  expect(await act(admin, first.number, 'reverse', REMARK)).toMatchObject({ status: 200 })
  expect(await find(number)).toMatchObject({
    state: 'PARTLY_RECEIVED',
    lines: [
      { itemID: 'E1', received: 0, open: 4 },
      { itemID: 'E3', received: 7, open: 0 },
    ],
  })
  expect(await stocks()).toEqual([
    [0, 4],
    [0, 0],
    [7, 0],
  ])
  expect(await act(admin, second.number, 'reverse', REMARK)).toMatchObject({ status: 200 })
  expect(await find(number)).toMatchObject({ state: 'SENT' })
})

test('receipts of what was not ordered alone are taken back in any order', async () => {
  await items('F1', 'F2', 'F3')
  const number = await sent([ordered('F1', 1)])
  const receipts: string[] = []
  for (const itemID of ['F2', 'F3']) {
    const { number: begun } = await receipt(number)
    expect(await post(admin, begun, [{ itemID, accepted: 1 }])).toMatchObject({ status: 200 })
    receipts.push(begun)
  }
  const rest = await receipt(number)
  await act(admin, rest.number, 'post')
  const states: string[] = []
  for (const one of [receipts[0]!, rest.number, receipts[1]!]) {
    expect(await act(admin, one, 'reverse', REMARK)).toMatchObject({ status: 200 })
    states.push((await find(number)).state)
  }
  expect(states).toEqual(['RECEIVED', 'SENT', 'SENT'])
})

test('a receipt that was begun before a revision arrives where the order is shipped to now', async () => {
  await items('G1')
  const number = await sent([ordered('G1', 3)])
  const begun = await receipt(number)
  await act(admin, number, 'revise', { remark: 'Straight to the stand' })
  const { lines } = await find(number)
  await save(admin, number, withIDs(lines, [ordered('G1', 3)]), { shipTo: 'STORE/FD-LOBBY' })
  await act(admin, number, 'submit')
  await act(admin, number, 'markSent')
  expect(await act(admin, begun.number, 'post')).toMatchObject({ body: { shipTo: 'STORE/FD-LOBBY' } })
  const { rows } = await catalog.database.pool.query(
    `select location_id, bucket, quantity::float from stock_balance
      where company_code = 'one' and item_id = 'G1' and quantity <> 0`,
  )
  expect(rows).toEqual([{ location_id: 'FD-LOBBY', bucket: 'ON_HAND', quantity: 3 }])
  const { rows: places } = await catalog.database.pool.query(
    `select location_id from document_location where company_code = 'one' and number = $1`,
    [begun.number],
  )
  expect(places).toEqual([{ location_id: 'FD-LOBBY' }])
})

test('a revision needs the right to change orders, and costs stay as they are for those who may not see them', async () => {
  const { number, lines } = await revised('H1', 'H2')
  const typed = withIDs(lines, [ordered('H1', 11), ordered('H2', 5)])
  expect(await save(reader, number, typed)).toMatchObject({ status: 403 })
  expect(await save(buyer, number, typed)).toMatchObject({ status: 200 })
  expect(await find(number)).toMatchObject({ lines: [{ ordered: 11, received: 4, unitCost: 10 }, {}] })
  await act(admin, number, 'submit')
  await act(admin, number, 'markSent')
  expect(await act(reader, number, 'revise', REMARK)).toMatchObject({ status: 403 })
  expect(await as(admin, 'two')('GET', `/purchaseorders/${number}`)).toMatchObject({ status: 404 })
  const lobby = { user_id: 'lobby', user_name: 'lobby', display_name: 'Lobby', role_id: 2, password_hash: '' }
  await catalog.one.db.insertInto('app_user').values(lobby).execute()
  const place = { user_id: 'lobby', location_type: 'STORE' as const, location_id: 'FD-LOBBY' }
  await catalog.one.db.insertInto('user_location').values(place).execute()
  const { version } = await find(number)
  const revise = { action: 'revise', version, ...REMARK }
  expect(await as('lobby')('POST', `/purchaseorders/${number}/actions`, revise)).toMatchObject({ status: 404 })
  expect(await as('lobby')('PUT', `/purchaseorders/${number}`, { version, lines: typed })).toMatchObject({
    status: 404,
  })
})

test('the file of a revision shows what has arrived', async () => {
  const { number } = await revised('I1', 'I2')
  expect((await csv(admin, number)).split('\r\n')[0]).toMatch(/Ordered,Received,Rejected,Open,/)
  const { number: plain } = await order([ordered('I1', 1)])
  expect((await csv(admin, plain)).split('\r\n')[0]).not.toMatch(/Received|Open/)
})

const mailed = async () => {
  const { rows } = await catalog.database.pool.query<{ subject: string }>(
    `select subject from sent_mail where company_code = 'one' and kind = 'PURCHASE_ORDER' order by at, mail_id`,
  )
  return rows.map(({ subject }) => subject)
}

/** What happens once the mail of an order has failed for good. */
async function failMail(number: string) {
  const { rows } = await catalog.database.pool.query<{ job: string }>(
    `select references_kept ->> 'jobID' as job from document where company_code = 'one' and number = $1`,
    [number],
  )
  const writer = { user: { userID: 'ada', userName: admin }, requestID: 'failMail' }
  const failure = { message: 'The mailbox is full' } as never
  await writeAs(catalog.one, writer, (tx) => mailOrder(catalog.app.platform).failed!(tx, rows[0]!.job, failure))
}

test('the mail of a revision says so, also if nothing is open any more', async () => {
  const { number, lines } = await revised('J1', 'J2')
  const vendorEmail = 'sales@vendor.example'
  await save(admin, number, withIDs(lines, [ordered('J1', 4), ordered('J2', 1)]), { vendorEmail })
  await act(admin, number, 'submit')
  expect(await act(admin, number, 'send')).toMatchObject({ body: { state: 'RECEIVED' } })
  await vi.waitFor(async () => expect(await mailed()).toHaveLength(1))
  expect(await mailed()).toEqual([expect.stringMatching(`^Revision 1 of purchase order ${number} of `)])
  const mail = { to: 'v@example.com', companyName: 'Acme', number: 'PO-000007', pdf: Buffer.from('') }
  const { subject, text } = orderMail({ ...mail, revision: 2, expectedOn: undefined, remarks: null })
  expect(subject).toBe('Revision 2 of purchase order PO-000007 of Acme')
  expect(text).toContain(
    'please find revision 2 of our purchase order PO-000007 attached. It replaces what we sent before.',
  )
})

test('a mail that fails takes a revision back, unless something was received since', async () => {
  const { number } = await revised('K1', 'K2')
  await act(admin, number, 'submit')
  await act(admin, number, 'send')
  expect(await stock('K1', 'INBOUND')).toBe(6)
  await failMail(number)
  expect(await find(number)).toMatchObject({ state: 'APPROVED', revision: 1, sentAt: null })
  expect([await stock('K1', 'INBOUND'), await stock('K2', 'INBOUND')]).toEqual([0, 0])
  await act(admin, number, 'send')
  const rest = await receipt(number)
  await post(admin, rest.number, [{ itemID: 'K1', accepted: 1 }])
  await failMail(number)
  expect(await find(number)).toMatchObject({ state: 'PARTLY_RECEIVED' })
  expect([await stock('K1', 'INBOUND'), await stock('K2', 'INBOUND')]).toEqual([5, 4])
})

test('what a revision still expects counts as drafted for replenishment, and what has arrived as on hand', async () => {
  const levels = { minimumLevel: 50, maximumLevel: 50 }
  await as(admin)('POST', '/items', newItem('L1', { costPrice: 10, ...levels }))
  const { number } = await revised('L1', 'L2')
  const rowOf = async () => {
    const query = new URLSearchParams({ place: HEADER.shipTo })
    const { data } = (await as(admin)('GET', `/replenishment?${query}`)).body
    const { onHand, inbound, drafted, quantity } = data.find(({ itemID }: { itemID: string }) => itemID === 'L1')
    return { onHand, inbound, drafted, quantity }
  }
  expect(await rowOf()).toEqual({ onHand: 4, inbound: 0, drafted: 6, quantity: 40 })
  await act(admin, number, 'submit')
  await act(admin, number, 'markSent')
  expect(await rowOf()).toEqual({ onHand: 4, inbound: 6, drafted: 0, quantity: 40 })
})
