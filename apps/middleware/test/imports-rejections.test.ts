import { expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { importsOf, COLUMNS, MAPPING } from './importing.ts'

const catalog = catalogOfTwo()
const { sent, applied, item } = importsOf(catalog)

test('rejects a new item without the product ID that the settings of the account require', async () => {
  const turn = (value: string) => {
    const accountConfigurations = [{ key: 'item.product.id.required', value, seen: String(value !== 'true') }]
    return catalog.as('role2')('PUT', '/account/configuration', { accountConfigurations })
  }
  await turn('true')
  const { path, check } = await sent([[[2, 'LOOSE', 'Loose', 1]]])
  await check({ rows: 1, skipped: 0, conflicts: 0 })
  const { body } = await catalog.as('role2')('GET', `${path}/rejections`)
  expect(body.data).toMatchObject([{ line: 2, field: 'itemID', code: 'required' }])
  await catalog.as('role2')('POST', `${path}/cancel`)
  await turn('false')
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
  const NEW = 'There is no item R4 yet. Name is required.'
  const part = { items, rejections: [own] }
  expect(await catalog.as('role2')('PUT', `${path}/parts/0`, part)).toMatchObject({ status: 200 })
  expect(await catalog.as('role2')('PUT', `${path}/parts/0`, part)).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ create: 1, rejected: 7 })
  const { body } = await catalog.as('role2')('GET', `${path}/rejections?limit=5`)
  expect(body.data).toMatchObject([
    { line: 2, column: 'Title', field: 'name', value: 'A#B', code: 'restricted', cells: ['R1', 'A#B', '1', ''] },
    { line: 3, column: 'Price', field: 'sellingPrice', value: '-1', code: 'negative' },
    { line: 4, column: 'Dept', field: 'department', value: 'NOWHERE', code: 'unknown' },
    { line: 5, column: 'Title', field: 'name', code: 'required', message: NEW, cells: ['R4', '', '4', ''] },
    { line: 6, column: 'Code', field: 'itemID', code: 'required' },
  ])
  const rest = await catalog.as('role2')('GET', `${path}/rejections?limit=5&cursor=${body.nextCursor}`)
  expect(rest.body).toMatchObject({ data: [{ line: 7, code: 'systemItem' }, own], nextCursor: null })
})

test('a product ID may have a comma only if the item has it', async () => {
  const { db } = catalog.one
  for (const itemID of ['P1', 'P2']) await catalog.as('role2')('POST', '/items', newItem(itemID))
  await db.insertInto('product').values({ product_id: 'P,1', product_name: 'Old' }).execute()
  await db.updateTable('item').set({ product_id: 'P,1' }).where('item_id', '=', 'P1').execute()
  const columns = ['Code', 'Title', 'Product']
  const mapping = ['itemID', 'name', 'productID'].map((field, column) => ({ field, column }))
  const { path, check } = await sent([], 'role2', { columns, mapping })
  const items = ['P1', 'P2', 'P3'].map((itemID, at) => ({
    line: at + 2,
    item: { itemID, name: `New ${itemID}`, productID: 'P,1' },
  }))
  await catalog.as('role2')('PUT', `${path}/parts/0`, { items, rejections: [] })
  expect((await check()).body.counts).toMatchObject({ create: 0, update: 1, rejected: 2 })
  const { body } = await catalog.as('role2')('GET', `${path}/rejections`)
  const refusal = { column: 'Product', value: 'P,1', message: 'Product ID may not contain commas.' }
  expect(body.data).toMatchObject([
    { line: 3, ...refusal },
    { line: 4, ...refusal },
  ])
  await applied(path)
  expect(await item('P1')).toMatchObject({ name: 'New P1', productID: 'P,1' })
})

test('a price has the decimals of the currency, unless it repeats what the item has', async () => {
  for (const id of ['OLD3', 'OLD4']) await catalog.as('role2')('POST', '/items', newItem(id))
  const { db } = catalog.one
  await db.updateTable('item').set({ selling_price: 1.125 }).where('item_id', 'in', ['OLD3', 'OLD4']).execute()
  const { path, check } = await sent([
    [
      [2, 'OLD3', 'Renamed', 1.125],
      [3, 'OLD4', 'Renamed', 1.126],
      [4, 'NEW3', 'New', 1.125],
    ],
  ])
  expect((await check()).body.counts).toMatchObject({ create: 0, update: 1, rejected: 2 })
  const message = (price: string) => `Selling price has more than 2 decimals (${price}).`
  const field = 'sellingPrice'
  expect((await catalog.as('role2')('GET', `${path}/rejections`)).body.data).toMatchObject([
    { line: 3, column: 'Price', field, value: '1.126', code: 'tooPrecise', message: message('1.126') },
    { line: 4, column: 'Price', field, value: '1.125', code: 'tooPrecise', message: message('1.125') },
  ])

  await db.updateTable('item').set({ selling_price: 2 }).where('item_id', '=', 'OLD3').execute()
  expect(await applied(path)).toMatchObject({ state: 'FAILED', failure: `Item OLD3: ${message('1.125')}` })
  await db.updateTable('item').set({ selling_price: 1.125 }).where('item_id', '=', 'OLD3').execute()
  expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  expect(await item('OLD3')).toMatchObject({ name: 'Renamed', sellingPrice: 1.125 })
})

test('refuses a value that its additional attribute does not take at its column', async () => {
  const key = 'WOOL'.padEnd(50, 'L')
  const attribute = { id: key, key, name: 'Recycled wool', type: 'FLAG' }
  expect(await catalog.as('role2')('POST', '/lists/additionalAttribute', attribute)).toMatchObject({ status: 200 })
  const mapping = [...MAPPING, { field: `attributes.${key}`, column: 3 }]
  const { path } = await sent([], 'role2', { columns: [...COLUMNS, 'Wool'], mapping })
  const item = { itemID: 'AF1', name: 'Tee', sellingPrice: 10 }
  const items = ['true', 'maybe'].map((value, index) => ({
    line: index + 2,
    item: { ...item, itemID: `AF${index}`, attributes: [{ key, value }] },
  }))
  await catalog.as('role2')('PUT', `${path}/parts/0`, { items, rejections: [] })
  const { body } = await catalog.as('role2')('GET', `${path}/rejections`)
  const message = 'Recycled wool is neither yes nor no (maybe).'
  expect(body.data).toMatchObject([
    { line: 3, column: 'Wool', field: `attributes.${key}`, value: 'maybe', code: 'unfit', message },
  ])
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
  const known = { itemID: 'SECRET1', name: 'A#B', original: null, toCheck: false, alike: 1, correctable: true }
  expect(await rejections('role2')).toEqual(all.map((one) => ({ ...one, ...known })))
  const withoutCost = ['SECRET1', 'A#B', '', 'Wool']
  const costless = {
    value: '',
    alike: 0,
    correctable: false,
    message: 'This needs READ access to Product cost (CATALOG_PRODUCT_COST).',
  }
  expect(await rejections('role100')).toEqual([
    { ...all[0], ...known, cells: withoutCost },
    { ...all[1], ...known, cells: withoutCost, ...costless },
    { ...all[2], ...known, cells: withoutCost },
  ])
  const feature = 'CATALOG_CUSTOM_ATTRIBUTES'
  await catalog.one.db.deleteFrom('role_grant').where('role_id', '=', 103).where('feature', '=', feature).execute()
  const [, , last] = await rejections('role103')
  expect(last).toMatchObject({ value: '', message: expect.stringContaining(feature) })
  expect(last.cells).toEqual(['SECRET1', 'A#B', '', ''])
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

test('a code whose restricted characters were replaced is never that of another item, product or row', async () => {
  const call = catalog.as('role2')
  await call('POST', '/items', newItem('A 1', { productID: 'TEE 1' }))
  await call('POST', '/items', newItem('A 2', { productID: 'OWN 1' }))
  const columns = ['Code', 'Title', 'UPC', 'Product']
  const mapping = ['itemID', 'name', 'upc', 'productID'].map((field, column) => ({ field, column }))
  const start = { columns, mapping, reading: { replaceRestricted: ' ' } }
  const { path, check } = await sent([], 'role2', start)
  const was = (field: string, code: string, written: string) => ({ field, code, written })
  const items = [
    { line: 2, item: { itemID: 'A 1', name: 'New' }, replaced: [was('itemID', 'A 1', 'A#1')] },
    { line: 3, item: { itemID: 'A 3', name: 'New' }, replaced: [was('itemID', 'A 3', 'A&3')] },
    { line: 4, item: { itemID: 'B1', name: 'New', upc: 'A 1' }, replaced: [was('upc', 'A 1', 'A&1')] },
    {
      line: 5,
      item: { itemID: 'B2', name: 'New', productID: 'TEE 1' },
      replaced: [was('productID', 'TEE 1', 'TEE#1')],
    },
    {
      line: 6,
      item: { itemID: 'A 2', name: 'Same', productID: 'OWN 1' },
      replaced: [was('productID', 'OWN 1', 'OWN#1')],
    },
  ]
  for (let times = 0; times < 2; times++) {
    expect(await call('PUT', `${path}/parts/0`, { items, rejections: [] })).toMatchObject({ status: 200 })
  }
  expect((await check({ rows: 5, skipped: 0, conflicts: 0 })).body.counts).toMatchObject({
    create: 1,
    update: 1,
    rejected: 3,
  })
  const refusal = (label: string, written: string, code: string) =>
    `${label} ${written} would become ${code}, which is in use. Change one of the two.`
  const { body } = await call('GET', `${path}/rejections`)
  expect(body.data).toMatchObject([
    { line: 2, field: 'itemID', value: 'A#1', code: 'sameCode', message: refusal('Item ID', 'A#1', 'A 1') },
    { line: 4, field: 'upc', value: 'A&1', message: refusal('UPC', 'A&1', 'A 1') },
    { line: 5, field: 'productID', value: 'TEE#1', message: refusal('Product ID', 'TEE#1', 'TEE 1') },
  ])
  const corrected = (to: string) =>
    call('PUT', `${path}/corrections`, { line: 2, field: 'itemID', from: 'A#1', to, alike: false })
  expect(await corrected('A#3')).toMatchObject({ status: 400, message: refusal('Item ID', 'A#3', 'A 3') })
  expect(await corrected('A#4')).toMatchObject({ status: 200 })
  expect((await check({ rows: 5, skipped: 0, conflicts: 0 })).body.counts).toMatchObject({ create: 2, rejected: 2 })
  await applied(path)
  expect(await item('A 1')).toMatchObject({ name: 'Item A 1', version: 1 })
  expect([await item('A 3'), await item('A 4')]).toMatchObject([{ name: 'New' }, { name: 'New' }])
})
