import { expect, test } from 'vitest'
import { admin, buyer, LOBBY, RIVER, stockDocuments } from './stock-documents.ts'

const { act, as, created, file, find, put, save, stockOf } = stockDocuments('/adjustments')

const line = (itemID: string, option: string, quantity: number) => ({ itemID, option, quantity })
const draft = (...lines: object[]) => ({ place: LOBBY, reason: 'CORRECTION', lines })

test('sets, adds and subtracts, once committed', async () => {
  await put('CAP', LOBBY, 12)
  await put('TEE', LOBBY, 5)
  const { number, lines, totals } = await created(admin, draft(line('CAP', 'FINAL', 10), line('TEE', 'ADD', 2)))
  expect(lines).toMatchObject([{ onHand: 12, onHandNow: 12, unitCost: 2.5 }, { onHand: 5 }])
  expect(totals).toContainEqual({ name: 'units', label: 'Units', kind: 'count', value: 0 })
  expect(await stockOf('CAP', LOBBY)).toBe(12)
  expect(await act(admin, number, 'commit')).toMatchObject({ status: 200, body: { state: 'COMMITTED' } })
  expect([await stockOf('CAP', LOBBY), await stockOf('TEE', LOBBY)]).toEqual([10, 7])
  expect(await act(admin, number, 'commit')).toMatchObject({ status: 409 })
})

test('what moved since somebody counted is named, and taken into account', async () => {
  await put('CAP', LOBBY, 12)
  const { number } = await created(admin, draft(line('CAP', 'FINAL', 10)))
  await put('CAP', LOBBY, 9)
  const { actions, lines } = await find(number)
  expect(lines).toMatchObject([{ onHand: 12, onHandNow: 9 }])
  const note = 'CAP has 3 fewer since you counted, so it becomes 7.'
  expect(actions[0]).toMatchObject({ name: 'commit', outcome: { note } })
  await save(admin, number, { ...draft(), remarks: 'Shelf 3' }, [line('CAP', 'FINAL', 10)])
  expect(await find(number)).toMatchObject({ lines: [{ onHand: 12, onHandNow: 9 }] })
  await act(admin, number, 'commit', { note })
  expect(await stockOf('CAP', LOBBY)).toBe(7)

  const again = await created(admin, draft(line('CAP', 'FINAL', 8)))
  await put('CAP', LOBBY, 6)
  await save(admin, again.number, draft(), [line('CAP', 'FINAL', 5)])
  expect(await find(again.number)).toMatchObject({ lines: [{ onHand: 6, onHandNow: 6 }] })
})

test('is refused below 0, and rejected with a remark, which changes nothing', async () => {
  await put('TEE', LOBBY, 1)
  const { number } = await created(admin, draft(line('TEE', 'SUBTRACT', 2)))
  expect(await act(admin, number, 'commit')).toMatchObject({ status: 409 })
  expect(await act(admin, number, 'reject')).toMatchObject({ status: 400 })
  expect(await act(admin, number, 'reject', { remark: 'Counted wrong' })).toMatchObject({ body: { state: 'REJECTED' } })
  expect(await stockOf('TEE', LOBBY)).toBe(1)
})

test('belongs to its location, and hides costs from those who may not see them', async () => {
  const { number } = await created('lobby', draft(line('CAP', 'ADD', 1)))
  expect(await as('river')('GET', `/adjustments/${number}`)).toMatchObject({ status: 404 })
  expect(await as('river')('POST', '/adjustments', draft())).toMatchObject({
    status: 400,
    errors: [{ field: 'place' }],
  })
  expect(JSON.stringify(await find(number, buyer))).not.toMatch(/unitCost|"money"/)
  expect((await file(buyer, number, 'csv')).toString()).not.toMatch(/cost/i)
  const entry = await as('lobby')('GET', `/adjustments/${number}/events`)
  expect(entry.body).toMatchObject([{ action: 'create', by: 'lobby' }])
})

test('opening balances become adjustments, with the difference to what is on hand', async () => {
  await put('CAP', LOBBY, 3)
  await put('TEE', LOBBY, 7)
  await put('CAP', RIVER, 0)
  const rows = [
    { line: 2, itemID: 'CAP', location: 'FD-LOBBY', quantity: '12.5' },
    { line: 3, itemID: 'TEE', location: LOBBY, quantity: '7' },
    { line: 4, itemID: 'CAP', location: 'WH-RIVER', quantity: '40' },
  ]
  const plans = [
    { line: 2, id: 'CAP', action: 'update', changes: [{ field: 'quantity', from: 3, to: 12.5 }] },
    { line: 3, id: 'TEE', action: 'none', changes: [] },
    { line: 4, id: 'CAP', action: 'create', changes: [{ field: 'quantity', from: 0, to: 40 }] },
  ]
  expect(await opening('/check', rows)).toMatchObject({ status: 200, body: plans })
  const before = (await list('?state=INITIATED')).length
  expect(await opening('', rows)).toMatchObject({ status: 200, body: plans })
  const [river, lobby, ...others] = await list('?state=INITIATED')
  expect(others).toHaveLength(before)
  expect([river.place, lobby.place, lobby.reason, lobby.lines]).toEqual([RIVER, LOBBY, 'OPENING', 1])

  const message = `${lobby.number} has an opening balance of CAP already. Commit or reject it first.`
  const again = await opening('', rows)
  expect(again).toMatchObject({ status: 400, errors: [{ field: 'itemID', message: `Line 2: ${message}` }, {}] })
  expect(await list('?state=INITIATED')).toHaveLength(before + 2)
  for (const { number } of [river, lobby]) await act(admin, number, 'commit')
  expect([await stockOf('CAP', LOBBY), await stockOf('CAP', RIVER)]).toEqual([12.5, 40])
  expect((await opening('/check', rows)).body.map(({ action }: { action: string }) => action)).toEqual(
    rows.map(() => 'none'),
  )
})

test('opening balances are refused row by row, and none of them is imported', async () => {
  await as(admin)('POST', '/business/warehouses', { warehouseID: 'FD-LOBBY', name: 'Store room of the lobby' })
  const rows = [
    { line: 2, itemID: 'NOBODYS', location: 'WH-RIVER', quantity: '-1' },
    { line: 3, itemID: 'CAP', location: 'FD-LOBBY', quantity: '1' },
    { line: 4, itemID: 'CAP', location: 'NOWHERE', quantity: '1.2345' },
    { line: 5, itemID: 'TEE', location: 'WH-RIVER', quantity: '1' },
    { line: 6, itemID: 'TEE', location: RIVER, quantity: 'a few' },
  ]
  const { body } = await opening('/check', rows)
  expect(body.flatMap(({ line, issues }: Plan) => issues.map(({ field, message }) => [line, field, message]))).toEqual([
    [2, 'quantity', 'Quantity must be 0 or more.'],
    [2, 'itemID', 'There is no item NOBODYS.'],
    [3, 'location', 'FD-LOBBY is both a store and a warehouse. Write STORE/FD-LOBBY or WAREHOUSE/FD-LOBBY.'],
    [4, 'quantity', expect.stringContaining('3 decimals')],
    [4, 'location', 'NOWHERE is not one of the stores and warehouses where you work.'],
    [6, 'quantity', 'Quantity must be a number.'],
    [6, 'itemID', 'TEE is on a line before already.'],
  ])
  const before = (await list('')).length
  expect(await opening('', rows)).toMatchObject({ status: 400, message: 'Line 2: Quantity must be 0 or more.' })
  expect(await list('')).toHaveLength(before)
  expect((await opening('/check', [{ ...rows[3]!, location: LOBBY }], 'river')).body).toMatchObject([
    { action: 'refuse', issues: [{ field: 'location' }] },
  ])
})

type Plan = { line: number; issues: { field: string; message: string }[] }

const opening = (path: string, rows: object[], user = admin) =>
  as(user)('POST', `/adjustments/openingbalances${path}`, { rows })
const list = async (query: string) => (await as(admin)('GET', `/adjustments${query}`)).body.data
