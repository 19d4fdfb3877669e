import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { catalogOfTwo, newItem } from './catalog.ts'
import { requestID } from './app.ts'
import { tidyImports } from '#areas/imports/tidy-imports.ts'

const catalog = catalogOfTwo()
const COLUMNS = ['Code', 'Title', 'Price']
const MAPPING = [
  { field: 'itemID', column: 0 },
  { field: 'name', column: 1 },
  { field: 'sellingPrice', column: 2 },
]

type Row = [line: number, itemID: string, name: string, sellingPrice: number]

const partOf = (rows: Row[]) => ({
  items: rows.map(([line, itemID, name, sellingPrice]) => ({ line, item: { itemID, name, sellingPrice } })),
  rejections: [],
})
const READING = { rows: 3, skipped: 0, conflicts: 0 }

async function sent(rows: Row[][], user = 'role2', start: object = {}) {
  const call = catalog.as(user)
  const begun = await call('POST', '/items/imports', {
    fileName: 'a.csv',
    columns: COLUMNS,
    mapping: MAPPING,
    ...start,
  })
  const path = `/items/imports/${begun.body.importID}`
  for (const [part, of] of rows.entries()) await call('PUT', `${path}/parts/${part}`, partOf(of))
  return { path, check: (reading = READING) => call('POST', `${path}/check`, reading) }
}

async function applied(path: string, user = 'role2') {
  await catalog.as(user)('POST', `${path}/apply`)
  return settled(path)
}

async function settled(path: string) {
  for (;;) {
    const { body } = await catalog.as('role2')('GET', path)
    if (body.state !== 'APPLYING') return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const item = async (itemID: string) => (await catalog.as('role2')('GET', `/items?itemID=${itemID}`)).body.data[0]

test('checks a file without changes, applies it, and changes nothing the second time', async () => {
  await catalog.as('role2')('POST', '/items', newItem('OLD', { sellingPrice: 1 }))
  await catalog.as('role2')('POST', '/items', newItem('SAME', { name: 'Same', sellingPrice: 3 }))
  const rows: Row[][] = [
    [
      [2, 'OLD', 'Item OLD', 1],
      [3, 'NEW', 'Brand new', 9.5],
    ],
    [
      [4, 'OLD', 'Item OLD', 2.25],
      [5, 'SAME', 'Same', 3],
    ],
  ]
  const first = await sent(rows)
  const checked = await first.check()
  expect(checked.body).toMatchObject({ state: 'CHECKED', total: 2 })
  expect(checked.body.counts).toMatchObject({ create: 1, update: 1, unchanged: 1, rejected: 0, rows: 3 })
  expect(await item('NEW')).toBeUndefined()
  const { body: planned } = await catalog.as('role2')('GET', `${first.path}/rows`)
  expect(planned.data.map(({ line, action }: { line: number; action: string }) => [line, action])).toEqual([
    [3, 'create'],
    [4, 'update'],
    [5, 'unchanged'],
  ])
  expect(planned.data[1].changes).toEqual([{ field: 'sellingPrice', from: '1', to: '2.25' }])

  expect(await applied(first.path)).toMatchObject({ state: 'APPLIED', done: 2, total: 2 })
  expect(await item('NEW')).toMatchObject({ upc: 'NEW', type: 1, itemStatus: 'Active', sellingPrice: 9.5, version: 1 })
  expect(await item('OLD')).toMatchObject({ sellingPrice: 2.25, costPrice: 2, version: 2 })
  expect(await item('SAME')).toMatchObject({ version: 1 })

  const second = await sent(rows)
  expect((await second.check()).body.counts).toMatchObject({ create: 0, update: 0, unchanged: 3 })
  expect(await applied(second.path)).toMatchObject({ state: 'APPLIED', done: 0 })
  expect(await item('OLD')).toMatchObject({ version: 2 })
})

test('audits the changes of every imported item', async () => {
  await catalog.as('role2')('POST', '/items', newItem('AUD1'))
  const { path, check } = await sent([
    [
      [2, 'AUD1', 'Item AUD1', 7],
      [3, 'AUD2', 'Second', 8],
    ],
  ])
  await check()
  await applied(path)
  const entries = await catalog.database.db
    .selectFrom('audit_entry')
    .select(['entity_id', 'action', 'changes', 'user_name'])
    .where('company_code', '=', 'one')
    .where('entity', '=', 'item')
    .where('entity_id', 'in', ['AUD1', 'AUD2'])
    .orderBy('audit_id')
    .execute()
  expect(entries.slice(1)).toEqual([
    {
      entity_id: 'AUD1',
      action: 'update',
      user_name: 'role2',
      changes: [{ field: 'sellingPrice', from: 5, to: 7 }],
    },
    {
      entity_id: 'AUD2',
      action: 'create',
      user_name: 'role2',
      changes: [
        { field: 'name', from: null, to: 'Second' },
        { field: 'sellingPrice', from: null, to: 8 },
      ],
    },
  ])
})

test('knows how many rows are staged, so that each step of applying reads only its own', async () => {
  const { check } = await sent([
    [
      [2, 'STAT1', 'First', 1],
      [3, 'STAT2', 'Second', 2],
    ],
  ])
  await check()
  const { rows } = await catalog.database.pool.query(
    `select reltuples::int as known, (select count(*)::int from import_row) as staged
     from pg_class where oid = 'import_row'::regclass`,
  )
  expect(rows[0].known).toBe(rows[0].staged)
})

test('finds imported items by name', async () => {
  const { path, check } = await sent([[[2, 'FIND-ME', 'Zebra Crossing Tee', 8]]])
  await check()
  await applied(path)
  const { body } = await catalog.as('role2')('GET', '/items?search=bra%20cross')
  expect(body.data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['FIND-ME'])
})

test('searches a UPC that repeats the item ID once, and another beside it', async () => {
  const { path, check } = await sent([[[2, 'TWICE-77', 'Tee', 8]]])
  await check()
  await applied(path)
  const items = catalog.database.db.selectFrom('item').select('search').where('item_id', '=', 'TWICE-77')
  expect(await items.executeTakeFirst()).toEqual({ search: 'twice-77\n\ntee' })
  await catalog.as('role2')('PUT', '/items', { itemID: 'TWICE-77', version: 1, upc: '4006381333931' })
  const { body } = await catalog.as('role2')('GET', '/items?search=381333')
  expect(body.data).toMatchObject([{ itemID: 'TWICE-77' }])
})

test('turns an invalid row into a rejection, with the row to correct', async () => {
  const mapping = [...MAPPING, { field: 'department', column: 3 }]
  const start = { columns: [...COLUMNS, 'Dept'], mapping }
  const { path, check } = await sent([], 'role2', start)
  const items = [
    { line: 2, item: { itemID: 'R1', name: 'A#B', sellingPrice: 1 } },
    { line: 3, item: { itemID: 'R2', name: 'B', sellingPrice: -1 } },
    { line: 4, item: { itemID: 'R3', name: 'C', department: { departmentID: 'NOWHERE' } } },
    { line: 5, item: { itemID: 'R4', sellingPrice: 4 } },
    { line: 6, item: { name: 'No ID' } },
    { line: 7, item: { itemID: 'DONATE', name: 'Donation' } },
    { line: 8, item: { itemID: 'GOOD', name: 'Good', department: { departmentID: 'MUSIC' } } },
  ]
  const own = {
    line: 9,
    column: 'Price',
    field: 'sellingPrice',
    value: 'x',
    code: 'notNumber',
    message: 'no',
    cells: ['a'],
  }
  const part = { items, rejections: [own] }
  expect(await catalog.as('role2')('PUT', `${path}/parts/0`, part)).toMatchObject({ status: 200 })
  expect(await catalog.as('role2')('PUT', `${path}/parts/0`, part)).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ create: 1, rejected: 7 })
  const { body } = await catalog.as('role2')('GET', `${path}/rejections?limit=5`)
  expect(body.data).toMatchObject([
    { line: 2, column: 'Title', field: 'name', value: 'A#B', code: 'restricted', cells: ['R1', 'A#B', '1', ''] },
    { line: 3, column: 'Price', field: 'sellingPrice', value: '-1', code: 'negative' },
    { line: 4, column: 'Dept', field: 'department', value: 'NOWHERE', code: 'unknown' },
    { line: 5, column: 'Title', field: 'name', code: 'required', cells: ['R4', '', '4', ''] },
    { line: 6, column: 'Code', field: 'itemID', code: 'required' },
  ])
  const rest = await catalog.as('role2')('GET', `${path}/rejections?limit=5&cursor=${body.nextCursor}`)
  expect(rest.body).toMatchObject({ data: [{ line: 7, code: 'systemItem' }, own], nextCursor: null })
})

test('requires cost access to map cost, and write access to change it', async () => {
  const mapping = [...MAPPING, { field: 'costPrice', column: 3 }]
  const start = { fileName: 'a.csv', columns: [...COLUMNS, 'Cost'], mapping }
  expect(await catalog.as('role100')('POST', '/items/imports', start)).toMatchObject({
    status: 400,
    errors: [{ field: 'mapping.3' }],
  })

  await catalog.as('role2')('POST', '/items', newItem('COST1'))
  const { path, check } = await sent([], 'role7', start)
  const cost = (line: number, itemID: string, costPrice: number) => ({
    line,
    item: { itemID, name: `Item ${itemID}`, sellingPrice: 5, costPrice },
  })
  const items = [cost(2, 'COST1', 2), cost(3, 'COST2', 0), cost(4, 'COST3', 9)]
  await catalog.as('role7')('PUT', `${path}/parts/0`, { items, rejections: [] })
  expect((await check()).body.counts).toMatchObject({ unchanged: 1, create: 1, rejected: 1 })
})

test('leaves out the rows of items of which only hidden fields change', async () => {
  for (const itemID of ['HID1', 'HID2']) await catalog.as('role2')('POST', '/items', newItem(itemID))
  const mapping = [...MAPPING, { field: 'costPrice', column: 3 }]
  const { path, check } = await sent([], 'role2', { columns: [...COLUMNS, 'Cost'], mapping })
  const cost = (line: number, itemID: string, name: string) => ({
    line,
    item: { itemID, name, sellingPrice: 5, costPrice: 3 },
  })
  const items = [cost(2, 'HID1', 'Item HID1'), cost(3, 'HID2', 'Renamed'), cost(4, 'HID3', 'New')]
  await catalog.as('role2')('PUT', `${path}/parts/0`, { items, rejections: [] })
  await check()
  const seen = async (user: string) =>
    (await catalog.as(user)('GET', `${path}/rows`)).body.data.map(({ itemID }: { itemID: string }) => itemID)
  expect([await seen('role2'), await seen('role100')]).toEqual([
    ['HID1', 'HID2', 'HID3'],
    ['HID2', 'HID3'],
  ])
})

test('is continued only by its creator, and canceled by them or with the right to delete', async () => {
  const { path, check } = await sent([[[2, 'MINE', 'Mine', 5]]], 'role7')
  const other = catalog.as('role2')
  const refusal = { status: 403, message: 'Only role7, who started this import, can continue it.' }
  expect(await other('PUT', `${path}/parts/0`, partOf([[2, 'THEIRS', 'Theirs', 5]]))).toMatchObject(refusal)
  expect(await other('POST', `${path}/check`, READING)).toMatchObject(refusal)
  expect((await check()).body.counts).toMatchObject({ create: 1 })
  expect(await other('POST', `${path}/apply`)).toMatchObject(refusal)
  expect((await other('GET', `${path}/rows`)).body.data).toMatchObject([{ itemID: 'MINE' }])
  expect(await catalog.as('role100')('POST', `${path}/cancel`)).toMatchObject(refusal)
  expect(await other('POST', `${path}/cancel`)).toMatchObject({ body: { state: 'CANCELLED' } })
  const own = await sent([], 'role7')
  expect(await catalog.as('role7')('POST', `${own.path}/cancel`)).toMatchObject({ body: { state: 'CANCELLED' } })
})

test('checks again what the catalog rejected, and applies all but what it still rejects', async () => {
  const call = catalog.as('role2')
  for (const itemID of ['AGAIN1', 'AGAIN2']) await call('POST', '/items', newItem(itemID, { maximumLevel: 4 }))
  const mapping = ['itemID', 'name', 'minimumLevel'].map((field, column) => ({ field, column }))
  const { path, check } = await sent([], 'role2', { mapping })
  const level = (line: number, itemID: string) => ({ line, item: { itemID, name: 'Leveled', minimumLevel: 6 } })
  const bad = { line: 9, column: null, field: 'name', value: '', code: 'required', message: 'No name', cells: ['BAD'] }
  const items = [level(2, 'AGAIN1'), level(3, 'AGAIN2'), level(4, 'AGAIN3')]
  await call('PUT', `${path}/parts/0`, { items, rejections: [bad] })
  expect((await check()).body.counts).toMatchObject({ create: 1, update: 0, rejected: 3 })
  const rows = async () => (await call('GET', `${path}/rows`)).body.data.map(({ itemID }: { itemID: string }) => itemID)
  expect(await rows()).toEqual(['AGAIN3'])

  await call('PUT', '/items', { itemID: 'AGAIN1', version: 1, maximumLevel: 8 })
  expect((await check()).body.counts).toMatchObject({ create: 1, update: 1, rejected: 2 })
  expect(await rows()).toEqual(['AGAIN1', 'AGAIN3'])
  const { body } = await call('GET', `${path}/rejections`)
  expect(body.data).toMatchObject([{ line: 3, code: 'belowMinimum' }, bad])
  expect(await applied(path)).toMatchObject({ state: 'APPLIED', done: 2 })
  expect(await item('AGAIN1')).toMatchObject({ minimumLevel: 6, name: 'Leveled' })
  expect(await item('AGAIN2')).toMatchObject({ version: 1 })
})

test('shows of rejected rows only what the user may see', async () => {
  const fields = ['itemID', 'name', 'costPrice', 'attributes.FABRIC']
  const mapping = fields.map((field, column) => ({ field, column }))
  const { path } = await sent([], 'role2', { columns: ['Code', 'Title', 'Cost', 'Fabric'], mapping })
  const cells = ['SECRET1', 'A#B', '7.77', 'Wool']
  const at = (line: number, column: string, field: string, value: string) => ({
    line,
    column,
    field,
    value,
    code: 'bad',
    message: `${value} is bad`,
    cells,
  })
  const all = [at(2, 'Title', 'name', 'A#B'), at(3, 'Cost', 'costPrice', '7.77'), at(4, 'Fabric', fields[3]!, 'Wool')]
  await catalog.as('role2')('PUT', `${path}/parts/0`, { items: [], rejections: all })
  const rejections = async (user: string) => (await catalog.as(user)('GET', `${path}/rejections`)).body.data
  expect(await rejections('role2')).toEqual(all)
  const withoutCost = ['SECRET1', 'A#B', '', 'Wool']
  const costless = { value: '', message: 'This needs READ access to Product cost (CATALOG_PRODUCT_COST).' }
  expect(await rejections('role100')).toEqual([
    { ...all[0], cells: withoutCost },
    { ...all[1], cells: withoutCost, ...costless },
    { ...all[2], cells: withoutCost },
  ])
  const feature = 'CATALOG_CUSTOM_ATTRIBUTES'
  await catalog.one.db.deleteFrom('role_grant').where('role_id', '=', 103).where('feature', '=', feature).execute()
  const [, , last] = await rejections('role103')
  expect(last).toMatchObject({ value: '', message: expect.stringContaining(feature) })
  expect(last.cells).toEqual(['SECRET1', 'A#B', '', ''])
})

test('applies the defaults only to new items', async () => {
  await catalog.as('role2')('POST', '/items', newItem('DEF1', { type: 2 }))
  const { path, check } = await sent(
    [
      [
        [2, 'DEF1', 'Renamed', 5],
        [3, 'DEF2', 'New', 5],
      ],
    ],
    'role2',
    {
      defaults: { type: 5, costPrice: 1.5 },
    },
  )
  await check()
  await applied(path)
  expect(await item('DEF1')).toMatchObject({ type: 2, costPrice: 2, name: 'Renamed' })
  expect(await item('DEF2')).toMatchObject({ type: 5, costPrice: 1.5 })
})

test('does not discontinue a component of an active package, unless the package is discontinued too', async () => {
  const call = catalog.as('role2')
  await call('POST', '/items', newItem('COMP'))
  await call('POST', '/items', newItem('PACK', { type: 3, name: 'The pack' }))
  await catalog.one.db
    .insertInto('package_component')
    .values({ package_id: 'PACK', component_id: 'COMP', quantity: 1 })
    .execute()
  const start = { mapping: [MAPPING[0], { field: 'itemStatus', column: 1 }] }
  const ended = (line: number, itemID: string) => ({ line, item: { itemID, itemStatus: 'Discontinued' } })
  const alone = await sent([], 'role2', start)
  await call('PUT', `${alone.path}/parts/0`, { items: [ended(2, 'COMP')], rejections: [] })
  expect((await alone.check()).body.counts).toMatchObject({ update: 0, rejected: 1 })
  const { body } = await call('GET', `${alone.path}/rejections`)
  expect(body.data[0].message).toContain('The pack')
  const both = await sent([], 'role2', start)
  await call('PUT', `${both.path}/parts/0`, { items: [ended(2, 'COMP'), ended(3, 'PACK')], rejections: [] })
  expect((await both.check()).body.counts).toMatchObject({ update: 2, rejected: 0 })
  expect(await applied(both.path)).toMatchObject({ state: 'APPLIED' })
})

test('writes once if applied twice at the same time', async () => {
  const { path, check } = await sent([[[2, 'TWICE', 'Twice', 5]]])
  await check()
  const call = catalog.as('role2')
  const [one, other] = await Promise.all([call('POST', `${path}/apply`), call('POST', `${path}/apply`)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(await settled(path)).toMatchObject({ state: 'APPLIED' })
  expect(await item('TWICE')).toMatchObject({ version: 1 })
})

const many = (prefix: string, count: number): Row[][] => {
  const rows = Array.from({ length: count }, (_, index): Row => [index + 2, `${prefix}${index}`, `Item ${index}`, 3])
  return Array.from({ length: Math.ceil(count / 2_000) }, (_, part) => rows.slice(part * 2_000, part * 2_000 + 2_000))
}

/** Blocks the run at its second step, by locking an item that it has to write. */
async function heldAt(itemID: string) {
  const client = await catalog.database.pool.connect()
  await client.query('begin')
  await client.query(`select 1 from item where company_code = 'one' and item_id = $1 for update`, [itemID])
  return {
    release: async () => {
      await client.query('rollback')
      client.release()
    },
  }
}

const until = async (path: string, reached: (body: { done: number }) => boolean) => {
  for (;;) {
    const { body } = await catalog.as('role2')('GET', path)
    if (reached(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('shows progress while it runs, and leaves nothing when canceled', async () => {
  await catalog.as('role2')('POST', '/items', newItem('CAN9999', { name: 'Before' }))
  const rows = many('CAN', 6_000)
  rows.push([[9_000, 'CAN9999', 'After', 3]])
  const { path, check } = await sent(rows)
  await check()
  const hold = await heldAt('CAN9999')
  await catalog.as('role2')('POST', `${path}/apply`)
  const body = await until(path, ({ done }) => done > 0)
  expect(body).toMatchObject({ state: 'APPLYING', done: 5_000, total: 6_001 })
  expect(await catalog.as('role2')('POST', `${path}/cancel`)).toMatchObject({ body: { state: 'CANCELLED' } })
  await hold.release()
  expect(await catalog.as('role2')('POST', `${path}/apply`)).toMatchObject({ status: 409 })
  await expect.poll(() => isHeld('CAN9999'), { timeout: 60_000 }).toBe(false)
  expect(await item('CAN0')).toBeUndefined()
  expect(await item('CAN9999')).toMatchObject({ name: 'Before' })
})

/** Whether a transaction has locked the item. */
async function isHeld(itemID: string) {
  const { rows } = await sql`
    select 1 from item where company_code = 'one' and item_id = ${itemID} for update skip locked`.execute(
    catalog.database.db,
  )
  return rows.length === 0
}

/** Closes the connections that wait for a lock, and returns how many. */
async function cutWaiting() {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(catalog.database.db)
  return rows.length
}

test('leaves nothing when it loses its connection, and continues automatically', async () => {
  await catalog.as('role2')('POST', '/items', newItem('DIE9999', { name: 'Before' }))
  const rows = many('DIE', 3_000)
  rows.push([[5_000, 'DIE9999', 'After', 3]])
  const { path, check } = await sent(rows)
  await check()
  const hold = await heldAt('DIE9999')
  await catalog.as('role2')('POST', `${path}/apply`)
  // A killed middleware leaves its connections closed.
  await expect.poll(() => cutWaiting(), { timeout: 60_000 }).toBe(1)
  expect(await item('DIE0')).toBeUndefined()
  await hold.release()
  expect(await settled(path)).toMatchObject({ state: 'APPLIED', done: 3_001 })
  expect(await item('DIE9999')).toMatchObject({ name: 'After', version: 2 })
  expect(await item('DIE0')).toMatchObject({ version: 1 })
})

test('accepts parts only until the check, and hides an import of another company', async () => {
  const { path, check } = await sent([[[2, 'LATE', 'Late', 5]]])
  await check()
  expect(await catalog.as('role2')('PUT', `${path}/parts/1`, partOf([]))).toMatchObject({ status: 409 })
  const other = catalog.as('role2', 'two')
  expect(await other('GET', path)).toMatchObject({ status: 404, code: 'ER_006' })
  expect(await other('POST', `${path}/apply`)).toMatchObject({ status: 404 })
  expect(await other('POST', `${path}/cancel`)).toMatchObject({ status: 404 })
  expect((await other('GET', '/items/imports')).body.data).toEqual([])
  expect(await catalog.as('role9')('GET', path)).toMatchObject({ status: 403 })
})

test('starts only once when the same request is repeated', async () => {
  const token = await catalog.app.signIn('one', 'role2')
  const send = () =>
    catalog.app.app.inject({
      method: 'POST',
      url: '/api/items/imports',
      headers: { token, 'x-client-request-id': id },
      payload: { fileName: 'twice.csv', columns: COLUMNS, mapping: MAPPING },
    })
  const id = requestID()
  const [first, second] = [await send(), await send()]
  expect(second.json().body.importID).toBe(first.json().body.importID)
})

test('creates the reference records of a file when it is applied, and not before', async () => {
  const mapping = [...MAPPING, { field: 'vendor', column: 3 }]
  const newEntries = [
    { kind: 'vendor', id: 'ACME', name: 'Acme & Sons' },
    { kind: 'additionalAttribute', id: 'FABRIC', name: 'Fabric' },
  ]
  const { path, check } = await sent([], 'role2', { columns: [...COLUMNS, 'Vendor'], mapping, newEntries })
  const made = {
    itemID: 'ENT1',
    name: 'Hat',
    vendor: { vendorCode: 'ACME' },
    attributes: [{ key: 'FABRIC', value: 'Wool' }],
  }
  const unknown = {
    itemID: 'ENT2',
    name: 'Cap',
    vendor: { vendorCode: 'NOBODY' },
    attributes: [{ key: 'FIT', value: 'x' }],
  }
  await catalog.as('role2')('PUT', `${path}/parts/0`, {
    items: [
      { line: 2, item: made },
      { line: 3, item: unknown },
    ],
    rejections: [],
  })
  expect((await check()).body).toMatchObject({ newEntries: 2, counts: { create: 1, rejected: 1 } })
  const vendors = async () => JSON.stringify((await catalog.as('role2')('GET', '/attributes')).body.vendors)
  expect(await vendors()).not.toContain('Acme')
  expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  expect(await vendors()).toContain('Acme & Sons')
  expect(await item('ENT1')).toMatchObject({ vendor: made.vendor, attributes: made.attributes })
})

test('uses a record created in the meantime, but stops at a different one under its ID', async () => {
  const begin = (newEntries: object[]) => sent([[[2, `MEAN${newEntries.length}`, 'Hat', 5]]], 'role2', { newEntries })
  const entry = { kind: 'brand', id: 'MEAN', name: 'Meanwhile' }
  const [one, other] = [
    await begin([entry]),
    await begin([
      { ...entry, id: 'MEAN2' },
      { ...entry, name: 'Someone' },
    ]),
  ]
  await one.check()
  await other.check()
  expect(await applied(one.path)).toMatchObject({ state: 'APPLIED' })
  expect(await applied(other.path)).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('MEAN') })
  expect(await item('MEAN2')).toBeUndefined()
})

test('validates new reference records, and requires the right to create them', async () => {
  const start = (newEntries: object[], user = 'role2') =>
    catalog.as(user)('POST', '/items/imports', { fileName: 'a.csv', columns: COLUMNS, mapping: MAPPING, newEntries })
  expect(await start([{ kind: 'size', id: 'A B', name: '' }])).toMatchObject({ status: 400 })
  expect(await start([{ kind: 'size', id: 'A B', name: 'x' }])).toMatchObject({
    status: 400,
    errors: [{ field: 'newEntries.0' }],
  })
  const { version } = (await catalog.as('role2')('GET', '/roles/7')).body.role
  const features = [{ key: 'CATALOG_ATTRIBUTES', access: ['READ'] }]
  expect(await catalog.as('role2')('PUT', '/roles/7/grants', { version, features })).toMatchObject({ status: 200 })
  expect(await start([], 'role7')).toMatchObject({ status: 200 })
  expect(await start([{ kind: 'size', id: 'XS', name: 'x' }], 'role7')).toMatchObject({ status: 403 })
})

test('sets an image if an item has none, and ignores line break differences', async () => {
  const call = catalog.as('role2')
  const itemImage = 'https://example.com/1.jpg'
  await call('POST', '/items', newItem('PIC1', { extendedDescription: 'One\r\ntwo' }))
  await call('POST', '/items', newItem('PIC2', { itemImage: '/images/own' }))
  const fields = ['itemID', 'itemImage', 'extendedDescription']
  const mapping = fields.map((field, column) => ({ field, column }))
  const { path, check } = await sent([], 'role2', { columns: fields, mapping })
  const items = ['PIC1', 'PIC2'].map((itemID, index) => ({ line: index + 2, item: { itemID, itemImage } }))
  items.push({ line: 4, item: { itemID: 'PIC1', itemImage, extendedDescription: 'One\ntwo' } as never })
  await call('PUT', `${path}/parts/0`, { items, rejections: [] })
  expect((await check()).body.counts).toMatchObject({ update: 1, unchanged: 1 })
  expect((await call('GET', `${path}/rows?action=update`)).body.data[0].changes).toMatchObject([{ field: 'itemImage' }])
  await applied(path)
  expect(await item('PIC1')).toMatchObject({ itemImage })
  expect(await item('PIC2')).toMatchObject({ itemImage: '/images/own' })
})

test('refuses an 11th unfinished import of a user', async () => {
  const call = catalog.as('role103')
  const start = () => call('POST', '/items/imports', { fileName: 'a.csv', columns: COLUMNS, mapping: [MAPPING[0]] })
  const begun = []
  for (let count = 0; count < 10; count++) begun.push((await start()).body.importID)
  const message = 'You have 10 unfinished imports. Apply or cancel one of them first.'
  expect(await start()).toMatchObject({ status: 409, message })
  await call('POST', `/items/imports/${begun[0]}/cancel`)
  expect(await start()).toMatchObject({ status: 200 })
})

test('cancels abandoned imports after a day, and removes the rows of those that are over', async () => {
  const bad = { line: 9, column: null, field: 'name', value: '', code: 'required', message: 'No name', cells: ['BAD'] }
  const begin = async (itemID: string) => {
    const { path, check } = await sent([[[2, itemID, 'Kept', 5]]])
    await catalog.as('role2')('PUT', `${path}/parts/1`, { items: [], rejections: [bad] })
    return { path, check }
  }
  const [done, checked, receiving] = [await begin('TIDY1'), await begin('TIDY2'), await begin('TIDY3')]
  await done.check()
  await applied(done.path)
  await checked.check()
  const tidyAfter = (hours: number) =>
    tidyImports({
      database: catalog.database,
      now: () => new Date(catalog.app.clock.now().getTime() + hours * 3_600_000),
    })
  const states = () =>
    Promise.all([done, checked, receiving].map(async ({ path }) => (await catalog.as('role2')('GET', path)).body.state))
  const kept = async ({ path }: { path: string }) => {
    const importID = Number(path.split('/').at(-1))
    const of = (table: 'import_row' | 'import_rejection') =>
      catalog.database.db.selectFrom(table).select('line').where('import_id', '=', importID).execute()
    return [(await of('import_row')).length, (await of('import_rejection')).length]
  }
  await tidyAfter(23)
  expect(await states()).toEqual(['APPLIED', 'CHECKED', 'RECEIVING'])
  await tidyAfter(25)
  expect(await states()).toEqual(['APPLIED', 'CANCELLED', 'CANCELLED'])
  expect([await kept(done), await kept(checked), await kept(receiving)]).toEqual(Array(3).fill([1, 1]))
  await tidyAfter(50)
  expect([await kept(done), await kept(checked), await kept(receiving)]).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  await tidyAfter(29 * 24)
  expect(await kept(done)).toEqual([1, 1])
  await tidyAfter(31 * 24)
  expect(await kept(done)).toEqual([0, 0])
  expect(await states()).toEqual(['APPLIED', 'CANCELLED', 'CANCELLED'])
})
