import { expect, test } from 'vitest'
import { lockWaits } from './database.ts'
import { admin, buyer, line, priceChangesOfTwo } from './price-changes.ts'

const { act, as, catalog, created, find, item, items, log, settled, waitingIsDue } = priceChangesOfTwo()

/** An applied price change that sells each item for 21. */
async function applied(...ids: string[]): Promise<string> {
  await items(...ids)
  const { number } = await created(admin, { lines: ids.map((id) => line(id, 21)) })
  await act(admin, number, 'submit')
  await settled(number, 'APPLIED')
  return number
}

const rename = (itemID: string) => as(admin)('PUT', '/items', { itemID, version: 2, name: 'Theirs' })
const prices = (...ids: string[]) => Promise.all(ids.map(async (id) => (await item(id)).sellingPrice))

test('gives the items back their prices, except those that have changed since, which it names', async () => {
  const number = await applied('E1', 'E2', 'E3')
  expect((await find(number)).actions).toMatchObject([{ name: 'undo', to: 'UNDONE' }])
  expect((await find(number)).actions[0].outcome).toBeUndefined()
  await rename('E2')
  const note = 'E2 has changed since and keeps its prices.'
  expect((await find(number)).actions).toMatchObject([{ name: 'undo', to: 'PARTLY_UNDONE', outcome: { note } }])
  expect(await act(admin, number, 'undo', { to: 'UNDONE' })).toMatchObject({
    status: 409,
    message: '"Undo" would make this price change partly undone now. Check it and try again.',
  })
  await rename('E3')
  const both = 'E2, E3 have changed since and keep their prices.'
  expect(await act(admin, number, 'undo', { to: 'PARTLY_UNDONE', note })).toMatchObject({
    status: 409,
    message: `"Undo" has another outcome now. ${both} Check it and try again.`,
  })
  expect(await act(admin, number, 'undo', { to: 'PARTLY_UNDONE', note: both, remark: 'Too early' })).toMatchObject({
    status: 200,
    body: { state: 'PARTLY_UNDONE', actions: [] },
  })
  expect(await prices('E1', 'E2', 'E3')).toEqual([20, 21, 21])
  expect((await log(number)).at(-1)).toBe(`${admin} undo PARTLY_UNDONE Too early`)
  const events = async (user: string) => (await as(user)('GET', `/pricechanges/${number}/events`)).body
  expect((await events(admin)).at(-1)).toMatchObject({ note: both })
  const { body: list } = await as(admin)('GET', '/pricechanges?state=PARTLY_UNDONE')
  expect(list.data).toMatchObject([{ number }])
})

test('is refused if all items have changed since, and if no price was changed', async () => {
  const number = await applied('E4', 'E5')
  await rename('E4')
  await rename('E5')
  const message = 'All of its items have changed since. Make another price change instead.'
  expect((await find(number)).actions).toMatchObject([{ name: 'undo', disabledReason: message }])
  expect(await act(admin, number, 'undo')).toMatchObject({ status: 409, message })

  await items('E6')
  const effectiveAt = new Date(catalog.app.clock.time + 60_000).toISOString()
  const { number: idle } = await created(admin, { effectiveAt, lines: [line('E6', 21)] })
  await act(admin, idle, 'submit')
  await as(admin)('PUT', '/items', { itemID: 'E6', version: 1, sellingPrice: 21 })
  catalog.app.clock.pass(61)
  await waitingIsDue()
  await settled(idle, 'APPLIED')
  expect(await act(admin, idle, 'undo')).toMatchObject({ status: 409, message: 'It changed no price.' })
})

test('sees what somebody else is just saving', async () => {
  const number = await applied('E7', 'E8')
  const theirs = await catalog.database.pool.connect()
  try {
    await theirs.query('begin')
    await theirs.query(`update item set version = version + 1 where company_code = 'one' and item_id = 'E8'`)
    const undo = act(admin, number, 'undo')
    await lockWaits(catalog.database, 1)
    await theirs.query(
      `insert into audit_entry (company_code, at, user_id, user_name, request_id, source, entity, entity_id, item_id,
         action, changes)
       values ('one', now(), 'x', 'x', 'x', 'FORM', 'item', 'E8', 'E8', 'update', '[]')`,
    )
    await theirs.query('commit')
    expect(await undo).toMatchObject({ status: 200, body: { state: 'PARTLY_UNDONE' } })
    expect(await prices('E7', 'E8')).toEqual([20, 21])
  } finally {
    theirs.release()
  }
})

test('does not name items of lines that the user cannot see', async () => {
  await items('E9', 'F0')
  const { number } = await created(admin, { lines: [line('E9', 11, 'costPrice'), line('F0', 21)] })
  await act(admin, number, 'submit')
  await settled(number, 'APPLIED')
  await rename('E9')
  expect(JSON.stringify(await find(number, buyer))).not.toContain('E9')
  await act(admin, number, 'undo')
  expect(JSON.stringify(await as(buyer)('GET', `/pricechanges/${number}/events`))).not.toContain('E9')
})
