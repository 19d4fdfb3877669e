import { expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { importsOf, type Row, COLUMNS, MAPPING } from './importing.ts'

const catalog = catalogOfTwo()
const { sent, applied, settled, item } = importsOf(catalog)

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

test('remembers the columns of the last applied import with a header row, for the company', async () => {
  const columns = ['Code', 'Title', 'Old price', 'New price']
  const remembered = async (user = catalog.as('role2'), of = columns) => {
    const { body } = await user('POST', '/items/imports/mapping', { columns: of })
    return body.mapping
  }
  expect(await remembered()).toBeNull()
  const mapping = MAPPING.map(({ field, column }) => ({ field, column: column === 2 ? 3 : column }))
  const first = await sent([[[2, 'REM', 'Remembered', 9]]], 'role2', { columns, mapping })
  await first.check()
  expect(await remembered()).toBeNull()
  await applied(first.path)
  expect(await remembered()).toEqual(mapping)
  expect(await remembered(catalog.as('role2'), columns.toReversed())).toBeNull()
  expect(await remembered(catalog.as('role2', 'two'))).toBeNull()
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

test('writes once if applied twice at the same time', async () => {
  const { path, check } = await sent([[[2, 'TWICE', 'Twice', 5]]])
  await check()
  const call = catalog.as('role2')
  const [one, other] = await Promise.all([call('POST', `${path}/apply`), call('POST', `${path}/apply`)])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(await settled(path)).toMatchObject({ state: 'APPLIED' })
  expect(await item('TWICE')).toMatchObject({ version: 1 })
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
