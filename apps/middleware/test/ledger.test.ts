import type { Bucket, MovementReason } from '@greenroom/inventory'
import { toAmount, toQuantity } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import { beforeAll, expect, test } from 'vitest'
import { companyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import { type MovedLine, postMovements } from '#ledger/post-movements.ts'
import { requestID } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const RIVER: Location = { type: 'WAREHOUSE', locationID: 'WH-RIVER' }
const LOBBY: Location = { type: 'STORE', locationID: 'FD-LOBBY' }

beforeAll(async () => {
  const call = catalog.as('role2')
  for (const id of ['TEE', 'MUG']) await call('POST', '/items', newItem(id, { costPrice: 2.5 }))
  await call('POST', '/items', newItem('WRAP', { type: 2, costPrice: 0.5, sellingPrice: 1 }))
})

type Line = Partial<MovedLine> & { quantity: MovedLine['quantity'] }

const line = (quantity: string, rest: Partial<MovedLine> = {}): Line => ({ quantity: toQuantity(quantity), ...rest })

interface Options {
  number?: string
  step?: string
  effectiveOn?: string
  /** Where the writer works: everywhere if omitted. */
  locations?: Location[]
}

/** Posts as one document, by the user `ada`. */
function post(lines: Line[], { number = requestID(), step = 'post', effectiveOn, locations }: Options = {}) {
  const writer = { user: { userID: 'ada', userName: 'ada' }, requestID: requestID() }
  const whole = lines.map((each, nth) => ({
    line: nth,
    itemID: 'TEE',
    location: RIVER,
    bucket: 'ON_HAND' as Bucket,
    reason: 'CORRECTION' as MovementReason,
    ...each,
  }))
  const reader = locations && { userID: 'ada', locations }
  const company = companyStore(catalog.database.db, 'one', catalog.app.platform.now, reader)
  return writeAs(company, writer, (tx) => postMovements(tx, { kind: 'test', number, step, effectiveOn, lines: whole }))
}

async function onHand(itemID: string, { type, locationID }: Location = RIVER, bucket: Bucket = 'ON_HAND') {
  const row = await catalog.one.db
    .selectFrom('stock_balance')
    .select('quantity')
    .where('item_id', '=', itemID)
    .where('location_type', '=', type)
    .where('location_id', '=', locationID)
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  return row?.quantity ?? 0
}

const movementsOf = (number: string) =>
  catalog.one.db
    .selectFrom('stock_movement')
    .selectAll()
    .where('document_number', '=', number)
    .orderBy('line')
    .execute()

async function set(key: string, value: string) {
  await catalog.one.db.updateTable('account_configuration').set({ value }).where('key', '=', key).execute()
}

/** Runs with a setting of the company, and puts it back. */
async function withSetting(key: string, value: string, initial: string, work: () => Promise<void>) {
  await set(key, value)
  await work().finally(() => set(key, initial))
}

test('posts movements with their document, day and writer, and the balances that follow', async () => {
  const number = requestID()
  const lines = [line('5.125'), line('-2'), line('4', { itemID: 'MUG', unitCost: toAmount('3.1234') })]
  expect(await post(lines, { number, effectiveOn: '2026-01-10' })).toBe(true)
  const day = await catalog.database.pool.query(
    `select distinct effective_on::text from stock_movement where document_number = $1`,
    [number],
  )
  expect(day.rows).toEqual([{ effective_on: '2026-01-10' }])
  expect(await movementsOf(number)).toMatchObject([
    { item_id: 'TEE', location_id: 'WH-RIVER', bucket: 'ON_HAND', quantity: 5.125, unit_cost: 2.5, posted_by: 'ada' },
    { item_id: 'TEE', quantity: -2, reason: 'CORRECTION', document_kind: 'test', step: 'post' },
    { item_id: 'MUG', quantity: 4, unit_cost: 3.1234, at: catalog.app.clock.now() },
  ])
  expect([await onHand('TEE'), await onHand('MUG')]).toEqual([3.125, 4])
})

test('a step that is posted again moves nothing, another step of the same document does', async () => {
  const number = requestID()
  const before = await onHand('TEE')
  expect(await post([line('2')], { number, step: 'first' })).toBe(true)
  expect(await post([line('2')], { number, step: 'first' })).toBe(false)
  expect(await post([line('1')], { number, step: 'second' })).toBe(true)
  expect(await onHand('TEE')).toBe(before + 3)
})

test('the same step sent by many at once is posted once', async () => {
  const number = requestID()
  const before = await onHand('MUG')
  const posted = await Promise.all(Array.from({ length: 8 }, () => post([line('1', { itemID: 'MUG' })], { number })))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await onHand('MUG')).toBe(before + 1)
})

test('refuses more than there is, naming item, location, available and asked for, and posts nothing of it', async () => {
  const number = requestID()
  const [tee, mug] = [await onHand('TEE'), await onHand('MUG')]
  const over = post([line('1', { itemID: 'MUG' }), line('-100.5')], { number })
  await expect(over).rejects.toMatchObject({
    status: 400,
    message: `Not enough of TEE Item TEE: ${tee} on hand at River Street warehouse, 100.5 asked for.`,
    details: { errors: [{ field: 'lines.1.quantity' }] },
  })
  expect([await onHand('TEE'), await onHand('MUG')]).toEqual([tee, mug])
  expect(await movementsOf(number)).toEqual([])
})

test('of two who take the last one at once, one is refused', async () => {
  await post([line('1', { location: LOBBY })])
  const takes = await Promise.allSettled(Array.from({ length: 8 }, () => post([line('-1', { location: LOBBY })])))
  expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await onHand('TEE', LOBBY)).toBe(0)
})

test('stock on hand becomes negative where the company allows it, the other buckets do not', async () => {
  await withSetting('inventory.negative.allowed', 'true', 'false', async () => {
    expect(await post([line('-2', { location: LOBBY })])).toBe(true)
    expect(await onHand('TEE', LOBBY)).toBe(-2)
    await expect(post([line('-1', { location: LOBBY, bucket: 'IN_TRANSIT' })])).rejects.toMatchObject({ status: 400 })
  })
  expect(await post([line('1', { location: LOBBY })])).toBe(true)
  await expect(post([line('-1', { location: LOBBY })])).rejects.toThrow('-1 on hand')
})

test('refuses days of the closed period and days to come', async () => {
  await withSetting('inventory.closed.until', '2026-01-10', '', async () => {
    await expect(post([line('1')], { effectiveOn: '2026-01-10' })).rejects.toMatchObject({
      status: 400,
      message: 'Inventory is closed until 2026-01-10, so nothing can be posted for 2026-01-10. Choose a later day.',
      details: { errors: [{ field: 'effectiveOn' }] },
    })
    expect(await post([line('1')], { effectiveOn: '2026-01-11' })).toBe(true)
  })
  await expect(post([line('1')], { effectiveOn: '2026-01-16' })).rejects.toThrow('to come')
})

test("today is the company's, not the server's", async () => {
  catalog.app.clock.time = Date.UTC(2026, 0, 16, 2)
  // It is still the evening before in New York.
  await expect(post([line('1')], { effectiveOn: '2026-01-16' })).rejects.toThrow('to come')
  catalog.app.clock.time = Date.UTC(2026, 0, 15, 12)
})

test.each([
  ['itemID', 'There is no item NONE.', { itemID: 'NONE' }],
  ['itemID', 'No stock is kept of WRAP Item WRAP.', { itemID: 'WRAP' }],
  ['location', 'There is no location NONE.', { location: { type: 'STORE' as const, locationID: 'NONE' } }],
  [
    'location',
    'The Old Foundry holds no stock. Choose a store or a warehouse.',
    { location: { type: 'VENUE' as const, locationID: 'FOUNDRY' } },
  ],
])('refuses at %s: %s', async (field, message, rest) => {
  const errors = [{ field: `lines.1.${field}`, message }]
  await expect(post([line('1'), line('1', rest)])).rejects.toMatchObject({ status: 400, message, details: { errors } })
})

test('refuses a quantity that is too precise', async () => {
  await expect(post([line('0.0001')])).rejects.toMatchObject({
    status: 400,
    message: '0.0001 has more than 3 decimals. Round the quantity.',
    details: { errors: [{ field: 'lines.0.quantity' }] },
  })
})

test('who works at some places moves stock on hand there alone, and puts into transit to others', async () => {
  const locations = [RIVER]
  await expect(post([line('1', { location: LOBBY })], { locations })).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('which is not one of your places'),
  })
  const before = await onHand('TEE', LOBBY, 'IN_TRANSIT')
  expect(await post([line('2'), line('1', { location: LOBBY, bucket: 'IN_TRANSIT' })], { locations })).toBe(true)
  expect(await onHand('TEE', LOBBY, 'IN_TRANSIT')).toBe(before + 1)
})

test('nobody changes or removes a movement', async () => {
  const { pool } = catalog.database
  for (const statement of ['update stock_movement set quantity = 1', 'delete from stock_movement']) {
    await expect(pool.query(statement)).rejects.toThrow(/append-only|permission denied/)
  }
})
