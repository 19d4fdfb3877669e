import type { Location } from '@greenroom/permissions'
import { toAmount, toQuantity } from '@greenroom/money'
import type { Bucket } from '@greenroom/inventory'
import { beforeAll, expect, test } from 'vitest'
import { companyStore } from '#database/company-store.ts'
import { postRows } from '#ledger/post-rows.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { requestID } from './app.ts'

const catalog = catalogOfTwo()
const call = catalog.as('role2')
const RIVER: Location = { type: 'WAREHOUSE', locationID: 'WH-RIVER' }
const LOBBY: Location = { type: 'STORE', locationID: 'FD-LOBBY' }
const FIRST = Date.UTC(2026, 0, 15, 12)

/** Posts one line at the time of the tests' clock. */
function move(itemID: string, location: Location, bucket: Bucket, quantity: string, number = requestID()) {
  const company = companyStore(catalog.database.db, 'one', catalog.app.platform.now)
  const at = company.now()
  const posting = { kind: 'test', number, step: 'post', effectiveOn: '2026-01-10', at, by: 'ada' }
  const amounts = { quantity: toQuantity(quantity), unitCost: toAmount('2.5') }
  return postRows(company, posting, [{ line: 0, itemID, location, bucket, ...amounts, reason: 'CORRECTION' }])
}

beforeAll(async () => {
  const { entry_id: department } = await catalog.one.db
    .selectFrom('list_entry')
    .select('entry_id')
    .where('kind', '=', 'department')
    .executeTakeFirstOrThrow()
  await call('POST', '/items', newItem('TEE', { costPrice: 2.5, department: { departmentID: department } }))
  await call('POST', '/items', newItem('MUG', { costPrice: 3.3333 }))
  await move('TEE', RIVER, 'ON_HAND', '10', 'D-1')
  await move('TEE', LOBBY, 'IN_TRANSIT', '4')
  await move('MUG', RIVER, 'ON_HAND', '1.5')
  await move('MUG', RIVER, 'INBOUND', '20')
  catalog.app.clock.pass(60)
  await move('TEE', RIVER, 'ON_HAND', '-3')
  await call('PUT', '/items', { itemID: 'TEE', version: 1, costPrice: 4 })
  catalog.app.clock.pass(60)
})

const rowsOf = async (query: string, user = 'role2') => {
  const { body } = await catalog.as(user)('GET', `/inventory/summary?${query}`)
  return body.data.map(({ id, onHand, inTransit, inbound, value }: Record<string, unknown>) => [
    id,
    onHand,
    inTransit,
    inbound,
    value,
  ])
}

async function csvOf(query: string, user = 'role2') {
  const { app, signIn } = catalog.app
  const headers = { token: await signIn('one', user), domain: 'one' }
  const { body } = await app.inject({ method: 'GET', url: `/api/inventory/summary/csv?${query}`, headers })
  return body
}

test('sums by location, department and item what there is and what it is worth', async () => {
  expect(await rowsOf('by=location')).toEqual([
    ['FD-LOBBY', 0, 4, 0, 16],
    ['WH-RIVER', 8.5, 0, 20, 33],
  ])
  expect(await rowsOf('by=item')).toEqual([
    ['MUG', 1.5, 0, 20, 5],
    ['TEE', 7, 4, 0, 44],
  ])
  const { body } = await call('GET', '/inventory/summary?by=department')
  expect(body.totals).toEqual({ onHand: 8.5, inTransit: 4, inbound: 20, reserved: 0, value: 49 })
  expect(body.data.map(({ onHand }: { onHand: number }) => onHand).toSorted()).toEqual([1.5, 7])
  expect(body.total).toEqual({ count: 2, capped: false })
})

test('says what was known at a past time, at the cost of that time', async () => {
  const at = encodeURIComponent(new Date(FIRST + 30_000).toISOString())
  expect(await rowsOf(`by=item&at=${at}`)).toEqual([
    ['MUG', 1.5, 0, 20, 5],
    ['TEE', 10, 4, 0, 35],
  ])
  expect(await rowsOf(`by=item&at=${encodeURIComponent('2026-01-01T00:00:00Z')}`)).toEqual([])
})

test('narrows to a location, a department and a search, and sorts by any figure', async () => {
  expect(await rowsOf('by=item&locationType=STORE&locationID=FD-LOBBY')).toEqual([['TEE', 0, 4, 0, 16]])
  expect(await rowsOf('by=item&departmentID=')).toEqual([['MUG', 1.5, 0, 20, 5]])
  expect(await rowsOf('by=item&search=tee')).toHaveLength(1)
  expect((await rowsOf('by=item&sort=-value')).map(([id]: string[]) => id)).toEqual(['TEE', 'MUG'])
})

test('omits value and cost, and an order by them, for those who may not see cost', async () => {
  const { body } = await catalog.as('role100')('GET', '/inventory/summary?by=item&sort=-value')
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['MUG', 'TEE'])
  expect(JSON.stringify(body)).not.toContain('value')
  expect(await csvOf('by=item', 'role100')).not.toContain('Value')
  const moved = await catalog.as('role100')('GET', '/inventory/movements?itemID=TEE')
  expect(JSON.stringify(moved.body)).not.toContain('unitCost')
})

test('lists the movements of an item with their documents, the newest first', async () => {
  const { body } = await call('GET', '/inventory/movements?itemID=TEE')
  expect(body.data.map(({ quantity }: { quantity: number }) => quantity)).toEqual([-3, 4, 10])
  expect(body.data[2]).toMatchObject({
    documentNumber: 'D-1',
    effectiveOn: '2026-01-10',
    at: new Date(FIRST).toISOString(),
    locationName: 'River Street warehouse',
    unitCost: 2.5,
    by: 'ada',
  })
  const at = encodeURIComponent(new Date(FIRST).toISOString())
  const past = await call('GET', `/inventory/movements?itemID=TEE&at=${at}&locationType=STORE&locationID=FD-LOBBY`)
  expect(past.body.data.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4])
})

test('exports the whole summary as CSV', async () => {
  const body = await csvOf('by=location')
  expect(body.split('\n').map((line) => line.trim())).toEqual([
    expect.stringContaining('Location ID,Location,On hand,In transit,Inbound,Reserved,Value (USD)'),
    'FD-LOBBY,Foundry lobby shop,0,4,0,0,16',
    'WH-RIVER,River Street warehouse,8.5,0,20,0,33',
    '',
  ])
})
