import { expect, test } from 'vitest'
import { admin, buyer, LOBBY, stockDocuments } from './stock-documents.ts'

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
