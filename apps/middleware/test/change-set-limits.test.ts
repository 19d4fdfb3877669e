import { beforeAll, expect, test } from 'vitest'
import { tidy } from '#boot/housekeeping.ts'
import { bareItem, catalogOfTwo } from './catalog.ts'
import { largestStatement } from './statement-sizes.ts'

const catalog = catalogOfTwo()
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)

const KEYS = Array.from({ length: 180 }, (_, n) => `K${n}`)
/** 90,000 characters on each item. */
const attributes = KEYS.map((key) => ({ key, value: 'x'.repeat(500) }))
const edit = (more: object = {}) => ({ fields: { attributes }, filter: { search: 'bulky' }, ...more })

beforeAll(async () => {
  for (const key of KEYS) {
    const made = await call('POST', '/lists/additionalAttribute', { id: key, key, name: key, type: 'TEXT' })
    if (made.status !== 200) throw new Error(made.message)
  }
})

const bulky = async (from: number, to: number) => {
  const items = Array.from({ length: to - from }, (_, n) => bareItem(`BULKY${from + n}`))
  await catalog.one.db.insertInto('item').values(items).execute()
}

test('an edit of large values is written in statements of 8 million characters', async () => {
  await bulky(0, 250)
  const answers: { status: number; body: { counts: object } }[] = []
  const largest = await largestStatement(async () => answers.push(await call('POST', '/changesets', edit())))
  expect(answers).toMatchObject([{ status: 200, body: { counts: { items: 250, change: 250 } } }])
  // Quotation marks are escaped twice.
  expect(largest).toBeLessThan(8_500_000)
  expect(largest).toBeGreaterThan(6_000_000)
})

test('an edit whose changes are too large together is refused at once, and applied for fewer items', async () => {
  await bulky(250, 1_450)
  const refused = {
    status: 400,
    message: expect.stringMatching(/^The edit is too large for 1,450 items: .* 128,000,000 characters/),
    errors: [{ field: 'filter' }],
  }
  const before = async () => (await catalog.one.db.selectFrom('change_set_row').select('item_id').execute()).length
  const kept = await before()
  expect(await call('POST', '/changesets', edit())).toMatchObject(refused)
  expect(await call('PATCH', '/items/batches', edit())).toMatchObject(refused)
  expect(await before()).toBe(kept)
  const few = edit({ filter: { itemIDs: ['BULKY1', 'BULKY2'] } })
  expect(await call('PATCH', '/items/batches', few)).toMatchObject({ status: 200 })
  const [{ changeSetID }] = (await call('GET', '/changesets')).body.data
  expect((await call('GET', `/changesets/${changeSetID}/rows?limit=1000`)).body.data).toHaveLength(2)
})

test('what the items had counts as well', async () => {
  await catalog.one.db
    .updateTable('item')
    .set({ attributes: JSON.stringify(attributes) })
    .execute()
  const small = edit({ fields: { attributes: [{ key: 'K0', value: 'y' }] } })
  const refused = { status: 400, errors: [{ field: 'filter' }] }
  expect(await call('POST', '/changesets', small)).toMatchObject(refused)
})

test('of several who undo a change set at once, one does', async () => {
  const one = { fields: { consignment: true }, filter: { itemIDs: ['BULKY5', 'BULKY6'] } }
  await call('PATCH', '/items/batches', one)
  const [{ changeSetID }] = (await call('GET', '/changesets')).body.data
  const undone = await Promise.all(
    Array.from({ length: 6 }, () => call('POST', `/changesets/${changeSetID}/undo`, { leaveChanged: true })),
  )
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
})

test('of many previews at once, the newest 5 of a user are kept', async () => {
  const one = { fields: { consignment: false }, filter: { itemIDs: ['BULKY7'] } }
  await Promise.all(Array.from({ length: 9 }, () => call('POST', '/changesets', one)))
  const kept = catalog.one.db.selectFrom('change_set').select('change_set_id').where('state', '=', 'PREPARED')
  expect(await kept.execute()).toHaveLength(5)
})

test('what was not applied goes after a day, and what a bulk edit left out after a month', async () => {
  const { one, database, app } = catalog
  const rows = async () => (await one.db.selectFrom('change_set_row').select('item_id').execute()).length
  const left = { fields: { consignment: true }, filter: { itemIDs: ['BULKY8', 'BULKY9'] } }
  const { body } = await call('POST', '/changesets', left)
  const apply = { ...left, changeSetID: body.changeSetID, excluded: ['BULKY9'] }
  expect(await call('PATCH', '/items/batches', apply)).toMatchObject({ status: 200 })
  await one.db.updateTable('change_set').set({ state: 'FAILED' }).where('state', '=', 'PREPARED').execute()
  expect(await rows()).toBeGreaterThan(2)
  const tidyAfter = (days: number) => tidy({ database, now: () => new Date(app.clock.time + days * 24 * 3_600_000) })
  await tidyAfter(1.1)
  expect(await rows()).toBe(1)
  expect(await one.db.selectFrom('change_set').select('state').where('state', '<>', 'APPLIED').execute()).toEqual([])
  await tidyAfter(30.1)
  expect(await rows()).toBe(0)
})
