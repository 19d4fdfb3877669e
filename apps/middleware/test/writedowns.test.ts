import { expect, test } from 'vitest'
import { newItem } from './catalog.ts'
import { admin, buyer, LOBBY, RIVER, stockDocuments } from './stock-documents.ts'

const { act, as, catalog, created, file, find, save } = stockDocuments('/writedowns')

const line = (itemID: string, newCost: number | string) => ({ itemID, newCost })
const draft = (...lines: object[]) => ({ reason: 'OBSOLETE', lines })

const itemOf = async (itemID: string) => (await as(admin)('GET', `/items?itemIDOnSearch=${itemID}`)).body.data[0]

async function setCost(itemID: string, costPrice: number) {
  const { version } = await itemOf(itemID)
  expect(await as(admin)('PUT', '/items', { itemID, version, costPrice })).toMatchObject({ status: 200 })
}

/** Adds stock at the time of the app's clock. */
async function add(itemID: string, place: string, quantity: number) {
  const [reason, option] = quantity > 0 ? ['FOUND', 'ADD'] : ['LOSS', 'SUBTRACT']
  const lines = [{ itemID, option, quantity: Math.abs(quantity) }]
  const { number } = (await as(admin)('POST', '/adjustments', { place, reason, lines })).body
  expect(await as(admin)('POST', `/adjustments/${number}/actions`, { action: 'commit', version: 1 })).toMatchObject({
    status: 200,
  })
}
const costOf = async (itemID: string): Promise<number> => (await itemOf(itemID)).costPrice
const effectsOf = async (number: string, user = admin) => (await as(user)('GET', `/writedowns/${number}/effects`)).body

/** Of this item, of which 12 are in the lobby and 30 in the warehouse; each costs 2.50. */
async function applied(itemID: string, newCost = 1) {
  await as(admin)('POST', '/items', newItem(itemID, { costPrice: 2.5 }))
  await add(itemID, LOBBY, 12)
  await add(itemID, RIVER, 30)
  const { number } = await created(admin, draft(line(itemID, newCost)))
  await act(admin, number, 'submit')
  expect(await act(admin, number, 'apply')).toMatchObject({ status: 200, body: { state: 'APPLIED' } })
  return number
}

test('gives items their new costs once applied, and says so in their history', async () => {
  const { number } = await created(admin, draft(line('CAP', '1.25'), line('TEE', 0)))
  expect(await find(number)).toMatchObject({ state: 'DRAFT', lines: [{ unitCost: 2.5, newCost: 1.25 }, {}] })
  await act(admin, number, 'submit')
  expect([await costOf('CAP'), await costOf('TEE')]).toEqual([2.5, 2.5])
  const { body } = await act(admin, number, 'apply')
  expect(body).toMatchObject({ state: 'APPLIED', lines: [{ unitCost: 2.5, newCost: 1.25 }, { newCost: 0 }] })
  expect([await costOf('CAP'), await costOf('TEE')]).toEqual([1.25, 0])
  expect(await act(admin, number, 'apply')).toMatchObject({ status: 409 })
  expect(JSON.stringify((await as(admin)('GET', '/items/CAP/history')).body)).toContain(number)
})

test('tells what it does to the value at each location, now and when it was applied', async () => {
  const number = await applied('VISOR')
  const effects = [
    { locationID: 'FD-LOBBY', units: 12, effect: -18 },
    { locationID: 'WH-RIVER', units: 30, effect: -45 },
  ]
  expect(await effectsOf(number)).toMatchObject(effects)
  catalog.app.clock.pass(1)
  await add('VISOR', LOBBY, -10)
  expect(await effectsOf(number)).toMatchObject(effects)
  expect(await effectsOf(number, 'lobby')).toMatchObject([effects[0]])

  const next = await created(admin, draft(line('VISOR', 0.5)))
  expect(await effectsOf(next.number)).toMatchObject([
    { units: 2, effect: -1 },
    { units: 30, effect: -15 },
  ])
  expect(await effectsOf('WD-999999')).toBe(undefined)
})

test('is refused where a cost would not fall, also if it fell after the draft was saved', async () => {
  await as(admin)('POST', '/items', newItem('POSTER', { costPrice: 4 }))
  const { number } = await created(admin, draft(line('POSTER', 3)))
  await setCost('POSTER', 2)
  expect((await find(number)).lines).toMatchObject([{ unitCost: 2, newCost: 3 }])
  expect(await act(admin, number, 'submit')).toMatchObject({
    status: 409,
    errors: [{ field: 'lines.0.newCost', message: 'New cost must be less than the unit cost (2).' }],
  })
  await save(admin, number, { reason: 'MARKET' }, [line('POSTER', 1.9999)])
  expect(await act(admin, number, 'submit')).toMatchObject({ body: { state: 'SUBMITTED' } })
})

test('is reversed with a remark, except for items whose cost has changed since', async () => {
  await as(admin)('POST', '/items', newItem('MUG', { costPrice: 5 }))
  await as(admin)('POST', '/items', newItem('PIN', { costPrice: 5 }))
  const { number } = await created(admin, draft(line('MUG', 2), line('PIN', 2)))
  await act(admin, number, 'submit')
  await act(admin, number, 'apply')
  await setCost('PIN', 3)
  const note = 'PIN has changed since, and keeps its cost.'
  expect((await find(number)).actions).toMatchObject([{ name: 'reverse', outcome: { note } }])
  expect(await act(admin, number, 'reverse', { note })).toMatchObject({ status: 400 })
  const reversed = await act(admin, number, 'reverse', { note, remark: 'Wrong season' })
  expect(reversed).toMatchObject({ status: 200, body: { state: 'REVERSED' } })
  expect([await costOf('MUG'), await costOf('PIN')]).toEqual([5, 3])
})

test('is hidden from those who see no costs, and applied by those who may change them', async () => {
  const { number } = await created(admin, draft(line('CAP', 0.5)))
  expect(await as(buyer)('GET', `/writedowns/${number}`)).toMatchObject({ status: 403 })
  expect((await file(admin, number, 'csv')).toString()).toContain('CAP')
  expect((await file(admin, number, 'pdf')).subarray(0, 4).toString()).toBe('%PDF')
  expect(await catalog.as(admin)('POST', '/writedowns', draft(line('NONE', 1)))).toMatchObject({
    status: 400,
    errors: [{ field: 'lines.0.itemID' }],
  })
})

test('is applied by somebody else where the company refuses direct price changes', async () => {
  const accountConfigurations = [{ key: 'catalog.price.change.direct', value: 'REFUSED', seen: 'ALLOWED' }]
  await as(admin)('PUT', '/account/configuration', { accountConfigurations })
  const { number } = await created(admin, draft(line('CAP', 0.1)))
  await act(admin, number, 'submit')
  const message =
    'Your company requires approval of price changes. Ask somebody who has not worked on this writedown to apply it.'
  expect(await act(admin, number, 'apply')).toMatchObject({ status: 409, message })
  const other = { user_id: 'other', user_name: 'other', display_name: 'Other', role_id: 2, password_hash: '' }
  await catalog.one.db.insertInto('app_user').values(other).execute()
  expect(await act('other', number, 'apply')).toMatchObject({ body: { state: 'APPLIED' } })
})
