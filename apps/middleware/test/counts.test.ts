import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { admin, buyer, LOBBY, RIVER, stockDocuments } from './stock-documents.ts'

const { act, as, catalog, created, file, find, save, stockOf } = stockDocuments('/counts')

const HEADER = { place: LOBBY, expected: 'SHOWN', uncounted: 'KEEP' }
const draft = (itemIDs: string[], more: object = {}) => ({
  ...HEADER,
  ...more,
  lines: itemIDs.map((itemID) => ({ itemID })),
})
const tally = (itemID: string, quantity: number, more: object = {}) => {
  return { sequence: 0, itemID, section: '', round: 0, quantity, ...more }
}
const send = (user: string, number: string, tallies: object[], sheetID: string = randomUUID()) =>
  as(user)('POST', `/counts/${number}/tallies`, { sheetID, tallies })
const sheetOf = async (number: string, user = admin) => (await as(user)('GET', `/counts/${number}/sheet`)).body

async function begun(itemIDs: string[], more: object = {}): Promise<string> {
  const { number } = await created(admin, draft(itemIDs, more))
  expect(await act(admin, number, 'start')).toMatchObject({ status: 200, body: { state: 'COUNTING' } })
  return number
}

/** Stock moves at the time of the server, as counts look at it, only by documents. */
async function adjust(itemID: string, place: string, option: 'FINAL' | 'SUBTRACT', quantity: number) {
  const draft = { place, reason: 'CORRECTION', lines: [{ itemID, option, quantity }] }
  const { body } = await as(admin)('POST', '/adjustments', draft)
  await as(admin)('POST', `/adjustments/${body.number}/actions`, { action: 'commit', version: 1 })
}
const put = (itemID: string, place: string, quantity: number) => adjust(itemID, place, 'FINAL', quantity)
const take = (itemID: string, quantity: number) => adjust(itemID, LOBBY, 'SUBTRACT', quantity)

beforeEach(async () => {
  await put('CAP', LOBBY, 12)
  await put('TEE', LOBBY, 5)
})

test('what several people count adds up, and is posted against what was on hand when it was counted', async () => {
  const number = await begun(['CAP', 'TEE'], { sections: 'Front, Back' })
  catalog.app.clock.pass(60)
  await send(admin, number, [tally('CAP', 4, { section: 'Front' })])
  await send('lobby', number, [tally('CAP', 6, { section: 'Back' }), tally('TEE', 5, { section: 'Back', sequence: 1 })])
  catalog.app.clock.pass(60)
  await take('CAP', 3)
  expect(await sheetOf(number)).toMatchObject({
    sections: ['Front', 'Back'],
    items: [{ itemID: 'CAP', expected: 9 }, { itemID: 'TEE' }],
    counted: [
      { itemID: 'CAP', section: 'Back', quantity: 6, by: ['lobby'] },
      { itemID: 'CAP', section: 'Front', quantity: 4, by: [admin] },
      { itemID: 'TEE', section: 'Back', quantity: 5 },
    ],
  })
  const { body: reviewed } = await act(admin, number, 'finish')
  expect(reviewed).toMatchObject({
    state: 'REVIEW',
    lines: [
      { itemID: 'CAP', counted: 10, onHand: 12, difference: -2, onHandNow: 9 },
      { itemID: 'TEE', counted: 5, onHand: 5, difference: 0 },
    ],
  })
  await act(admin, number, 'approve')
  const note = 'CAP has 3 fewer since it was counted, so it becomes 7.'
  expect((await find(number)).actions[0]).toMatchObject({ name: 'post', outcome: { note } })
  expect(await act(admin, number, 'post', { note })).toMatchObject({ status: 200, body: { state: 'POSTED' } })
  expect([await stockOf('CAP', LOBBY), await stockOf('TEE', LOBBY)]).toEqual([7, 5])
  expect(await act(admin, number, 'post')).toMatchObject({ status: 409 })
})

describe('tallies', () => {
  test('count once, however often they arrive, and whenever', async () => {
    const number = await begun(['CAP'])
    const sheet = randomUUID()
    const first = [tally('CAP', 7), tally('CAP', -1, { sequence: 1 })]
    await send(admin, number, first, sheet)
    await send(admin, number, [...first, tally('CAP', 2, { sequence: 2 })], sheet)
    const { body } = await send('lobby', number, [tally('CAP', 1)])
    expect(body.counted).toMatchObject([{ itemID: 'CAP', quantity: 9 }])
  })

  test('that a sheet has received are named with what they add up to, to whoever sent them', async () => {
    const number = await begun(['CAP'])
    const [sheetID, other] = [randomUUID(), randomUUID()]
    await send(admin, number, [tally('CAP', 2, { sequence: 3 }), tally('CAP', 1, { sequence: 4 })], sheetID)
    await send('lobby', number, [tally('CAP', 5)], other)
    expect(await sheetOf(number)).toMatchObject({
      counted: [{ itemID: 'CAP', quantity: 8, by: [admin, 'lobby'].toSorted() }],
      received: [{ sheetID, sequence: 4 }],
    })
    expect(await sheetOf(number, 'lobby')).toMatchObject({ received: [{ sheetID: other, sequence: 0 }] })
  })

  test('of three devices come to the same in any order, with repeats', async () => {
    const number = await begun(['CAP', 'TEE'], { sections: 'Front, Back' })
    const devices = [admin, 'lobby', admin].map((user) => ({ user, sheetID: randomUUID() }))
    const calls = devices.flatMap(({ user, sheetID }, device) =>
      [0, 1, 2, 3].map((batch) => {
        const tallies = [0, 1].map((at) =>
          tally(at === 0 ? 'CAP' : 'TEE', device + batch + 0.125, {
            sequence: batch * 2 + at,
            section: device === 2 ? 'Back' : 'Front',
          }),
        )
        return { user, sheetID, tallies }
      }),
    )
    for (const { user, sheetID, tallies } of [...calls.toReversed(), ...calls])
      await send(user, number, tallies, sheetID)
    expect((await sheetOf(number)).counted).toMatchObject([
      { itemID: 'CAP', section: 'Back', quantity: 14.5 },
      { itemID: 'CAP', section: 'Front', quantity: 17 },
      { itemID: 'TEE', section: 'Back', quantity: 14.5 },
      { itemID: 'TEE', section: 'Front', quantity: 17 },
    ])
  })

  test('made before a sale and sent after it are compared with what was on hand then', async () => {
    const number = await begun(['CAP'])
    catalog.app.clock.pass(600)
    await take('CAP', 4)
    await send(admin, number, [tally('CAP', 12, { secondsAgo: 300 })])
    const { body } = await act(admin, number, 'finish')
    expect(body.lines).toMatchObject([{ counted: 12, onHand: 12, difference: 0, onHandNow: 8 }])
  })

  test('of an item that is not on the count add a line to it', async () => {
    const number = await begun(['CAP'])
    await send(admin, number, [tally('TEE', 6)])
    expect((await sheetOf(number)).items).toMatchObject([{ itemID: 'CAP' }, { itemID: 'TEE', expected: 5 }])
    const { body } = await act(admin, number, 'finish')
    expect(body.lines).toMatchObject([
      { itemID: 'CAP', counted: null },
      { itemID: 'TEE', counted: 6, difference: 1 },
    ])
  })

  test('are refused whole, with the field of each fault', async () => {
    const number = await begun(['CAP'], { sections: 'Front' })
    const front = { section: 'Front' }
    const answer = await send(admin, number, [
      tally('CAP', 1, front),
      tally('NONE', 1, { ...front, sequence: 1 }),
      tally('CAP', 1, { section: 'Roof', sequence: 2 }),
      tally('CAP', 1, { sequence: 3 }),
      tally('CAP', 1.0005, { ...front, sequence: 4 }),
      tally('CAP', 1, { ...front, round: 1, sequence: 5 }),
    ])
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.errors?.map(({ field }) => field)).toEqual([
      'tallies.1.itemID',
      'tallies.2.section',
      'tallies.3.section',
      'tallies.4.quantity',
      'tallies.5.round',
    ])
    expect((await sheetOf(number)).counted).toEqual([])
  })

  test('are taken while it is counted alone', async () => {
    const { number } = await created(admin, draft(['CAP']))
    const refusal = { status: 409, message: 'Nothing can be counted now: this count is draft.' }
    expect(await send(admin, number, [tally('CAP', 1)])).toMatchObject(refusal)
    expect(await act(admin, number, 'finish')).toMatchObject({ status: 409 })
    await act(admin, number, 'start')
    expect(await act(admin, number, 'finish')).toMatchObject({ status: 409, message: 'Nothing has been counted yet.' })
  })
})

test('a blind count tells nobody what is expected before it is finished', async () => {
  const number = await begun(['CAP'], { expected: 'HIDDEN' })
  await send(admin, number, [tally('CAP', 11)])
  const [sheet, count] = [await sheetOf(number), await find(number)]
  expect(sheet.items).toEqual([{ itemID: 'CAP', itemName: 'Item CAP', codes: ['CAP'], round: 0 }])
  expect(count.lines).toMatchObject([{ onHand: null, onHandNow: null, counted: null, difference: null }])
  await act(admin, number, 'finish')
  await act(admin, number, 'goOn')
  expect((await find(number)).lines).toMatchObject([{ onHand: null, onHandNow: null, difference: null }])
  expect((await act(admin, number, 'finish')).body.lines).toMatchObject([{ counted: 11, onHand: 12 }])
})

test('marked lines are counted again, and what arrives of the first time no longer counts', async () => {
  const number = await begun(['CAP', 'TEE'])
  await send(admin, number, [tally('CAP', 2), tally('TEE', 5, { sequence: 1 })])
  await act(admin, number, 'finish')
  expect(await act(admin, number, 'recount')).toMatchObject({ status: 409 })
  await save(admin, number, HEADER, [{ itemID: 'CAP', recount: 'AGAIN' }, { itemID: 'TEE' }])
  expect(await find(number)).toMatchObject({
    lines: [
      { counted: 2, recount: 'AGAIN' },
      { counted: 5, recount: null },
    ],
  })
  await act(admin, number, 'recount')
  expect((await sheetOf(number)).items).toMatchObject([{ round: 1 }, { round: 0 }])
  await send('lobby', number, [tally('CAP', 3)])
  await send('lobby', number, [tally('CAP', 12, { round: 1 })])
  const { body } = await act(admin, number, 'finish')
  expect(body.lines).toMatchObject([{ counted: 12, difference: 0 }, { counted: 5 }])
})

test('what nobody counted becomes 0 where the count says so, and is named', async () => {
  await put('TEE', RIVER, 3)
  const number = await begun([], { uncounted: 'ZERO_ALL' })
  await send(admin, number, [tally('CAP', 12)])
  await act(admin, number, 'finish')
  await act(admin, number, 'approve')
  const { lines, actions } = await find(number)
  expect(lines).toMatchObject([
    { itemID: 'CAP', difference: 0 },
    { itemID: 'TEE', counted: null, difference: -5 },
  ])
  const note = 'TEE was not counted and becomes 0.'
  expect(actions[0]).toMatchObject({ outcome: { note } })
  expect(await act(admin, number, 'post', { note: 'Nothing happens.' })).toMatchObject({ status: 409 })
  await act(admin, number, 'post', { note })
  expect([await stockOf('TEE', LOBBY), await stockOf('TEE', RIVER)]).toEqual([0, 3])
})

test('differences of a high value are approved by somebody who has not counted', async () => {
  await put('CAP', LOBBY, 300)
  const number = await begun(['CAP'])
  await send(admin, number, [tally('CAP', 1)])
  await act(admin, number, 'finish')
  expect(await act(admin, number, 'approve')).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^You counted/),
  })
  expect(await act('lobby', number, 'approve')).toMatchObject({ status: 200, body: { state: 'APPROVED' } })
})

test('offers what is on hand, of a department or a vendor, below 0, or counted longest ago', async () => {
  const toCount = async (query: string): Promise<string[]> => {
    const { body } = await as(admin)('GET', `/stock/tocount?place=${LOBBY}${query}`)
    return body.map(({ itemID }: { itemID: string }) => itemID)
  }
  const all = await toCount('')
  expect(all).toEqual(expect.arrayContaining(['CAP', 'TEE']))
  expect(await toCount('&departmentID=NONE')).toEqual([])
  expect(await toCount('&vendorID=NONE')).toEqual([])
  expect(await toCount('&negative=true')).toEqual([])
  const others = all.filter((itemID) => itemID !== 'TEE')
  const number = await begun(others)
  await send(
    admin,
    number,
    others.map((itemID, sequence) => tally(itemID, 12, { sequence })),
  )
  await act(admin, number, 'finish')
  await act(admin, number, 'approve')
  expect(await act(admin, number, 'post')).toMatchObject({ body: { state: 'POSTED' } })
  expect(await toCount('&longestAgo=1')).toEqual(['TEE'])
  expect((await as('river')('GET', `/stock/tocount?place=${LOBBY}`)).body).toEqual([])
})

test('belongs to its location, and hides costs from those who may not see them', async () => {
  const number = await begun(['CAP'])
  await send('lobby', number, [tally('CAP', 11)])
  await act('lobby', number, 'finish')
  expect(await as('river')('GET', `/counts/${number}`)).toMatchObject({ status: 404 })
  expect(await as('river')('GET', `/counts/${number}/sheet`)).toMatchObject({ status: 404 })
  expect(await send('river', number, [tally('CAP', 1)])).toMatchObject({ status: 404 })
  expect(JSON.stringify(await find(number, buyer))).not.toMatch(/unitCost|"money"/)
  expect((await file(buyer, number, 'csv')).toString()).not.toMatch(/cost/i)
  expect(await act('lobby', number, 'void', { remark: 'Wrong location' })).toMatchObject({ status: 403 })
  expect(await act(admin, number, 'void', { remark: 'Wrong location' })).toMatchObject({ body: { state: 'VOIDED' } })
  expect(await stockOf('CAP', LOBBY)).toBe(12)
})
