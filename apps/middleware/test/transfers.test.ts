import { expect, test } from 'vitest'
import { readPdf } from './pdf-reader.ts'
import { admin, buyer, LOBBY, RIVER, stockDocuments } from './stock-documents.ts'

const { act, as, created, file, find, put, save, stockOf } = stockDocuments('/transfers')

const line = (itemID: string, requested: number, more: object = {}) => ({ itemID, requested, ...more })
const draft = (...lines: object[]) => ({ from: RIVER, to: LOBBY, requestedBy: 'Mia', lines })

test('moves stock from the source through transit to the destination, each difference with its reason', async () => {
  await put('CAP', RIVER, 10)
  const { number, lines, fromName, toName, totals } = await created(admin, draft(line('CAP', 6)))
  expect(lines).toMatchObject([
    { available: 10, requested: 6, shipped: null, unitCost: 2.5, itemName: expect.any(String) },
  ])
  expect([fromName, toName]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)])
  expect(totals).toContainEqual({ name: 'value', label: 'Value at cost', kind: 'money', value: 15 })
  await act(admin, number, 'request')
  expect(await stockOf('CAP', RIVER)).toBe(10)
  expect(await act(admin, number, 'ship')).toMatchObject({ status: 200, body: { state: 'IN_TRANSIT' } })
  expect([await stockOf('CAP', RIVER), await stockOf('CAP', LOBBY, 'IN_TRANSIT')]).toEqual([4, 6])

  await save(admin, number, {}, [line('CAP', 99, { received: 3, lost: 1, reason: 'Fell off the cart' })])
  const part = await act(admin, number, 'receive')
  expect(part.body).toMatchObject({ state: 'PARTIALLY_RECEIVED', lines: [{ requested: 6, received: 3, lost: 1 }] })
  expect([await stockOf('CAP', LOBBY), await stockOf('CAP', LOBBY, 'IN_TRANSIT')]).toEqual([3, 2])
  const taken = await save(admin, number, {}, [line('CAP', 6, { received: 2 })])
  expect(taken).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([expect.objectContaining({ code: 'posted' })]),
  })

  await save(admin, number, {}, [line('CAP', 6, { received: 3, lost: 1, damaged: 1, returned: 1, reason: 'Torn' })])
  expect((await act(admin, number, 'receive')).body).toMatchObject({
    state: 'RECEIVED',
    readOnlyReason: expect.any(String),
  })
  expect(await stockOf('CAP', RIVER)).toBe(5)
  expect([await stockOf('CAP', LOBBY), await stockOf('CAP', LOBBY, 'IN_TRANSIT')]).toEqual([3, 0])
  const log = (await as(admin)('GET', `/transfers/${number}/events`)).body
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    'create',
    'request',
    'ship',
    'save',
    'receive',
    'save',
    'receive',
  ])
})

test('everything can be received as it was shipped, and an action repeated does nothing again', async () => {
  await put('TEE', RIVER, 5)
  const { number, version } = await created(admin, draft(line('TEE', 2)))
  await act(admin, number, 'shipNow')
  expect(await as(admin)('POST', `/transfers/${number}/actions`, { action: 'shipNow', version })).toMatchObject({
    status: 409,
  })
  expect((await act(admin, number, 'receiveAll')).body).toMatchObject({ state: 'RECEIVED', lines: [{ received: 2 }] })
  expect(await stockOf('TEE', LOBBY)).toBe(2)
  expect(await act(admin, number, 'cancel')).toMatchObject({ status: 409 })
})

test('ships no more than is available', async () => {
  const { number } = await created(admin, draft(line('TEE', 500)))
  expect(await act(admin, number, 'shipNow')).toMatchObject({
    status: 409,
    errors: [{ field: 'lines.0.requested', code: 'short' }],
  })
  await act(admin, number, 'cancel')
  expect(await find(number)).toMatchObject({ state: 'CANCELED' })
})

test('is shipped by somebody of the source, received by somebody of the destination, and seen by nobody else', async () => {
  await put('CAP', RIVER, 8)
  const { number } = await created(admin, draft(line('CAP', 1)))
  await act(admin, number, 'request')
  expect(await find(number, 'lobby')).toMatchObject({
    readOnlyReason: expect.stringMatching(/^Only somebody who works at/),
    lines: [{ available: null }],
  })
  expect(await act('lobby', number, 'ship')).toMatchObject({ status: 409 })
  expect(await act('river', number, 'ship')).toMatchObject({ status: 200 })
  expect(await act('river', number, 'receiveAll')).toMatchObject({ status: 409 })
  await save('lobby', number, {}, [line('CAP', 1, { returned: 1, reason: 'Wrong size' })])
  expect(await act('lobby', number, 'receive')).toMatchObject({ status: 200, body: { state: 'RECEIVED' } })

  const elsewhere = await created(admin, { from: 'STORE/HB-MAIN', to: 'STORE/HB-BAR', lines: [] })
  expect(await as('lobby')('GET', `/transfers/${elsewhere.number}`)).toMatchObject({ status: 404 })
  const listed = (await as('lobby')('GET', '/transfers')).body.data.map((row: { number: string }) => row.number)
  expect(listed).not.toContain(elsewhere.number)
  expect(await as('lobby')('POST', '/transfers', { from: RIVER, to: LOBBY, lines: [] })).toMatchObject({
    status: 400,
    errors: [{ field: 'from', message: 'WH-RIVER is not one of the stores and warehouses where you work.' }],
  })
})

test('costs are left out for those who may not see them, in answer, CSV and PDF', async () => {
  const { number } = await created(admin, draft(line('CAP', 1)))
  expect(await find(number)).toMatchObject({ lines: [{ unitCost: 2.5 }] })
  expect((await file(admin, number, 'csv')).toString()).toContain('Unit cost')
  const seen = await find(number, buyer)
  expect(JSON.stringify(seen)).not.toMatch(/unitCost|"money"/)
  expect((await file(buyer, number, 'csv')).toString()).not.toMatch(/cost/i)
  expect((await readPdf(await file(buyer, number, 'pdf')))[0]!.text).not.toMatch(/cost/i)
  await save(buyer, number, draft(), [line('CAP', 2)])
  expect(await find(number)).toMatchObject({ lines: [{ requested: 2, unitCost: 2.5 }] })
})

test('what is on hand is told of the own places alone', async () => {
  await put('TEE', RIVER, 7)
  const asked = (user: string) => as(user)('GET', `/stock/onhand?place=${RIVER}&itemIDs=TEE,NONE`)
  expect((await asked('river')).body).toEqual([
    { itemID: 'TEE', onHand: 7 },
    { itemID: 'NONE', onHand: 0 },
  ])
  expect((await asked('lobby')).body).toEqual([])
})

test('everything that is on hand at one of the own places can be moved', async () => {
  await put('CAP', RIVER, 0)
  const asked = (user: string) => as(user)('GET', `/stock/at?place=${RIVER}`)
  expect((await asked('river')).body).toEqual([{ itemID: 'TEE', name: 'Item TEE', onHand: 7 }])
  expect((await asked('lobby')).body).toEqual([])
})

test('its places stay active while it is on its way, and are told of it', async () => {
  const inTheWay = async () => {
    const { uses } = (await as(admin)('GET', '/business/stores/FD-LOBBY')).body
    return uses.find(({ what }: { what: string }) => what === 'document')?.count ?? 0
  }
  await put('CAP', RIVER, 2)
  const before = await inTheWay()
  const { number } = await created(admin, draft(line('CAP', 2)))
  expect(await inTheWay()).toBe(before)
  await act(admin, number, 'request')
  expect(await inTheWay()).toBe(before + 1)
  const { version } = (await as(admin)('GET', '/business/stores/FD-LOBBY')).body
  expect(await as(admin)('PUT', '/business/stores/FD-LOBBY/status', { version, status: 'Inactive' })).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([
      expect.objectContaining({ field: 'status', message: expect.stringContaining('moves its stock') }),
    ]),
  })
  await act(admin, number, 'ship')
  expect(await inTheWay()).toBe(before + 1)
  await act(admin, number, 'receiveAll')
  expect(await inTheWay()).toBe(before)
})
