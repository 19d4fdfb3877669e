import { describe, expect, test } from 'vitest'
import { readPdf } from './pdf-reader.ts'
import { admin, buyer, line, manager, priceChangesOfTwo, reader } from './price-changes.ts'

const { act, as, created, file, find, items, save, settled } = priceChangesOfTwo()

test('is hidden from other companies, and from users without access', async () => {
  const { number } = await created(admin, { reason: 'Ours' })
  expect(await as(admin, 'two')('GET', `/pricechanges/${number}`)).toMatchObject({ status: 404 })
  expect(await as(admin, 'two')('PUT', `/pricechanges/${number}`, { version: 1, lines: [] })).toMatchObject({
    status: 404,
  })
  expect((await as(admin, 'two')('GET', '/pricechanges')).body.data).toEqual([])
  expect((await as(admin, 'two')('POST', '/pricechanges', {})).body.number).toBe('PC-000001')
  expect(await as('role16')('GET', `/pricechanges/${number}`)).toMatchObject({ status: 403 })
  expect(await as(reader)('POST', '/pricechanges', {})).toMatchObject({ status: 403 })
  expect((await find(number, reader)).readOnlyReason).toMatch(/WRITE/)
})

test('omits lines with a hidden price, and keeps them in a save by somebody who cannot see them', async () => {
  await items('I1', 'I2')
  const { number } = await created(admin, { lines: [line('I1', 12, 'costPrice'), line('I2', 21)] })
  const seen = await find(number, buyer)
  expect(seen).toMatchObject({ hiddenLines: 1, lines: [{ itemID: 'I2' }] })
  expect(seen.totals[0]).toMatchObject({ name: 'lines', value: 1 })
  expect(JSON.stringify(seen)).not.toContain('costPrice')
  expect((await file(buyer, `/pricechanges/${number}/csv`)).bytes.toString()).not.toContain('I1')
  expect((await readPdf((await file(buyer, `/pricechanges/${number}/pdf`)).bytes))[0]!.text).not.toContain('I1')
  await save(buyer, number, { version: 1, lines: [line('I2', 22)] })
  expect((await find(number)).lines).toMatchObject([
    { itemID: 'I1', price: 12 },
    { itemID: 'I2', price: 22 },
  ])
  const late = await save(buyer, number, { version: 1, lines: [] })
  expect(JSON.stringify(late)).not.toContain('costPrice')
  expect(await act(buyer, number, 'submit')).toMatchObject({ status: 403 })
  expect(await save(buyer, number, { version: 2, lines: [line('I1', 1, 'costPrice')] })).toMatchObject({
    status: 400,
    errors: [{ field: 'lines.0.field', code: 'denied' }],
  })
})

describe('lines that the user cannot see', () => {
  const message = expect.stringMatching(/lines that you can't see.*CATALOG_PRODUCT_COST/)
  const actions = async (user: string, number: string) =>
    (await find(number, user)).actions.map(({ disabledReason }: { disabledReason?: string }) => disabledReason)

  test('can be neither approved, sent back, taken back nor canceled by them', async () => {
    await items('L1', 'L2')
    const { number } = await created(admin, { lines: [line('L1', 0.01, 'costPrice'), line('L2', 21)] })
    await act(admin, number, 'submit')
    expect(await find(number)).toMatchObject({ state: 'SUBMITTED' })
    expect(await actions(buyer, number)).toEqual([message, message, message, message])
    for (const action of ['approve', 'sendBack', 'reopen', 'cancel']) {
      expect(await act(buyer, number, action, { remark: 'Because' })).toMatchObject({ status: 403, message })
    }
    expect(await find(number)).toMatchObject({ state: 'SUBMITTED' })
    expect(await act(manager, number, 'approve')).toMatchObject({ status: 200 })
    await settled(number, 'APPLIED')

    expect(await actions(admin, number)).toEqual([undefined])
    expect(await actions(buyer, number)).toEqual([message])
    expect(await act(buyer, number, 'undo')).toMatchObject({ status: 403, message })
  })

  test('keep their positions in a save by somebody who cannot see them', async () => {
    await items('M1', 'M2', 'M3', 'M4')
    const cost = (itemID: string) => line(itemID, 12, 'costPrice')
    const { number } = await created(admin, { lines: [cost('M1'), line('M2', 21), cost('M2'), line('M3', 21)] })
    const order = async () => (await find(number)).lines.map((one: ReturnType<typeof line>) => one.itemID + one.field)
    await save(buyer, number, { version: 1, lines: [line('M2', 22), line('M3', 22), line('M4', 22)] })
    expect(await order()).toEqual(['M1costPrice', 'M2sellingPrice', 'M2costPrice', 'M3sellingPrice', 'M4sellingPrice'])
    await save(buyer, number, { version: 2, lines: [line('M4', 22)] })
    expect(await order()).toEqual(['M1costPrice', 'M4sellingPrice', 'M2costPrice'])
  })

  test('are all hidden from somebody without access to products, who gets 403 everywhere', async () => {
    await items('N1')
    const outsider = 'role102'
    const { number } = await created(admin, { lines: [line('N1', 500, 'msrp')] })
    await act(admin, number, 'submit')
    for (const path of ['', `/${number}`, `/${number}/events`, `/${number}/csv`, `/${number}/pdf`]) {
      expect(await as(outsider)('GET', `/pricechanges${path}`), path).toMatchObject({ status: 403 })
    }
    const lines = [line('N1', 1, 'msrp')]
    expect(await as(outsider)('POST', '/pricechanges', { lines })).toMatchObject({ status: 403 })
    expect(await save(outsider, number, { version: 2, lines })).toMatchObject({ status: 403 })
    for (const action of ['submit', 'approve', 'sendBack', 'reopen', 'retry', 'undo', 'cancel']) {
      expect(await act(outsider, number, action, { remark: 'Because' }), action).toMatchObject({ status: 403 })
    }
    expect(await find(number)).toMatchObject({ state: 'SUBMITTED' })
  })
})
