import { expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { importsOf, COLUMNS, MAPPING } from './importing.ts'

const catalog = catalogOfTwo()
const { sent, applied, item } = importsOf(catalog)
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)

const DEPT = { columns: [...COLUMNS, 'Dept', 'Note'], mapping: [...MAPPING, { field: 'department', column: 3 }] }

/** A row that the reader of the file refused at a cell. */
const refusedAt = (line: number, field: string, cells: string[], code = 'bad') => {
  const at = DEPT.mapping.find((one) => one.field === field)!.column
  return { line, column: DEPT.columns[at]!, field, value: cells[at]!, code, message: `Bad ${field}`, cells }
}

/** A checked import of these refused rows. */
async function checkedWith(rejections: object[], items: object[] = [], start: object = {}) {
  const { path, check } = await sent([], 'role2', { ...DEPT, ...start })
  expect(await call('PUT', `${path}/parts/0`, { items, rejections })).toMatchObject({ status: 200 })
  expect(await check()).toMatchObject({ status: 200 })
  const correct = (line: number, field: string, from: string, to: string | null, alike = false, user = 'role2') =>
    catalog.as(user)('PUT', `${path}/corrections`, { line, field, from, to, alike })
  const rejected = async () => (await call('GET', `${path}/rejections`)).body.data
  const corrected = async () => (await call('GET', `${path}/corrections`)).body.data
  return { path, check, correct, rejected, corrected }
}

test('a corrected cell is kept with the import, and its row applied once it is checked again', async () => {
  const cells = ['CR1', 'Cap', 'x', 'MUSIC', 'kept']
  const { path, check, correct, rejected, corrected } = await checkedWith([refusedAt(2, 'sellingPrice', cells)])
  expect(await rejected()).toMatchObject([
    { itemID: 'CR1', name: 'Cap', value: 'x', original: null, toCheck: false, alike: 1, correctable: true },
  ])
  expect(await correct(2, 'sellingPrice', 'x', '7.50')).toMatchObject({
    status: 200,
    body: { cells: 1, import: { counts: { rejected: 1, corrected: 1, toCheck: 1 } } },
  })
  expect(await rejected()).toMatchObject([
    { value: '7.50', original: 'x', toCheck: true, cells: ['CR1', 'Cap', '7.50', 'MUSIC', 'kept'] },
  ])
  expect(await call('POST', `${path}/apply`)).toMatchObject({
    status: 409,
    message: 'Rows were corrected since the last check. Check them again first.',
  })

  expect((await check()).body.counts).toMatchObject({ create: 1, rejected: 0, corrected: 1, toCheck: 0 })
  expect(await rejected()).toEqual([])
  expect(await corrected()).toEqual([
    {
      line: 2,
      itemID: 'CR1',
      name: 'Cap',
      column: 'Price',
      field: 'sellingPrice',
      value: '7.50',
      original: 'x',
      toCheck: false,
      alike: 1,
    },
  ])
  expect(await applied(path)).toMatchObject({ state: 'APPLIED', counts: { create: 1, corrected: 1 } })
  expect(await item('CR1')).toMatchObject({ sellingPrice: 7.5, department: { departmentID: 'MUSIC' } })
  expect(await correct(2, 'sellingPrice', '7.50', '8')).toMatchObject({ status: 409 })
})

test('a correction that breaks a rule is refused with it, and nothing is kept', async () => {
  const { correct, rejected } = await checkedWith([
    refusedAt(2, 'sellingPrice', ['CR2', 'Cap', 'x']),
    refusedAt(3, 'department', ['CR3', 'Cap', 'x', 'HATZ']),
  ])
  const refusal = (message: string, code: string, value: string) => ({
    status: 400,
    message,
    errors: [{ field: 'to', code, message, value }],
  })
  const below = 'Selling price is below 0 (-3).'
  expect(await correct(2, 'sellingPrice', 'x', '-3')).toMatchObject(refusal(below, 'negative', '-3'))
  expect(await correct(3, 'department', 'HATZ', 'HAT')).toMatchObject(
    refusal('Department HAT does not exist', 'unknown', 'HAT'),
  )
  expect(await correct(3, 'sellingPrice', 'x', '4')).toMatchObject({
    status: 409,
    message: 'Line 3 is no longer rejected for Price.',
  })
  expect(await rejected()).toMatchObject([
    { value: 'x', original: null },
    { value: 'HATZ', original: null },
  ])
})

test('one correction is made in all rejected cells of the column that say the same, and taken back in all', async () => {
  const rows = [2, 3, 4].map((line) => refusedAt(line, 'department', [`AL${line}`, 'Cap', '1', 'HATZ'], 'unknown'))
  const other = refusedAt(5, 'department', ['AL5', 'Cap', '1', 'CAPZ'], 'unknown')
  const { check, correct, corrected, rejected } = await checkedWith([...rows, other])
  expect((await rejected()).map(({ alike }: { alike: number }) => alike)).toEqual([3, 3, 3, 1])
  expect(await correct(3, 'department', 'HATZ', 'MUSIC')).toMatchObject({ body: { cells: 1 } })
  expect(await correct(2, 'department', 'HATZ', 'MUSIC', true)).toMatchObject({ body: { cells: 2 } })
  expect((await rejected()).map(({ value }: { value: string }) => value)).toEqual(['MUSIC', 'MUSIC', 'MUSIC', 'CAPZ'])
  expect((await check()).body.counts).toMatchObject({ create: 3, rejected: 1, corrected: 3, toCheck: 0 })
  expect((await corrected()).map(({ alike }: { alike: number }) => alike)).toEqual([3, 3, 3])

  expect(await correct(4, 'department', 'MUSIC', null)).toMatchObject({
    body: { cells: 1, import: { counts: { corrected: 2, toCheck: 1 } } },
  })
  expect(await correct(2, 'department', 'MUSIC', null, true)).toMatchObject({ body: { cells: 2 } })
  expect((await check()).body.counts).toMatchObject({ create: 0, rejected: 4, corrected: 0, toCheck: 0 })
  expect(await rejected()).toMatchObject([
    { line: 2, value: 'HATZ', code: 'unknown', message: 'Department HATZ does not exist' },
    { line: 3 },
    { line: 4 },
    { line: 5 },
  ])
})

test('a correction is refused if the cell says something else by now; the same one again is harmless', async () => {
  const { correct } = await checkedWith([refusedAt(2, 'sellingPrice', ['TW1', 'Cap', 'x'])])
  expect(await correct(2, 'sellingPrice', 'x', '4')).toMatchObject({ status: 200 })
  expect(await correct(2, 'sellingPrice', 'x', '5')).toMatchObject({
    status: 409,
    message: 'Price in line 2 was changed in the meantime. It says “4” now.',
  })
  expect(await correct(2, 'sellingPrice', 'x', '4')).toMatchObject({ status: 200, body: { cells: 0 } })
  // Taken back before a check has read it: there is nothing to check.
  expect(await correct(2, 'sellingPrice', '4', null)).toMatchObject({
    body: { cells: 1, import: { counts: { corrected: 0, toCheck: 0 } } },
  })
  expect(await correct(2, 'sellingPrice', '4', null)).toMatchObject({ body: { cells: 0 } })
  const both = await Promise.all(['6', '7'].map((to) => correct(2, 'sellingPrice', 'x', to)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a row that only the catalog refuses is corrected too, and keeps its pictures', async () => {
  await call('POST', '/items', newItem('LV1', { maximumLevel: 4 }))
  const mapping = ['itemID', 'name', 'minimumLevel'].map((field, column) => ({ field, column }))
  const { path, check } = await sent([], 'role2', { mapping })
  const items = [{ line: 2, item: { itemID: 'LV1', name: 'Cap', minimumLevel: 6 }, pictures: ['https://a.b/c.png'] }]
  await call('PUT', `${path}/parts/0`, { items, rejections: [] })
  expect((await check()).body.counts).toMatchObject({ update: 0, rejected: 1 })
  const correct = (from: string, to: string | null) =>
    call('PUT', `${path}/corrections`, { line: 2, field: 'minimumLevel', from, to })
  const rejected = async () => (await call('GET', `${path}/rejections`)).body.data
  // The rules of the form have nothing against it.
  expect(await correct('6', '5')).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ update: 0, rejected: 1, corrected: 1, toCheck: 0 })
  expect(await rejected()).toMatchObject([{ value: '5', original: '6', toCheck: false, code: 'belowMinimum' }])
  expect(await correct('5', '3')).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ update: 1, rejected: 0 })
  const rows = await catalog.one.db.selectFrom('import_row').select('pictures').where('item_id', '=', 'LV1').execute()
  expect(rows).toEqual([{ pictures: ['https://a.b/c.png'] }])
  expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  expect(await item('LV1')).toMatchObject({ minimumLevel: 3 })
})

test('the ID of a row is corrected if the file has no column for what a new item needs', async () => {
  await call('POST', '/items', newItem('ID1'))
  const mapping = ['itemID', 'sellingPrice'].map((field, column) => ({ field, column }))
  const { path, check } = await sent([], 'role2', { columns: ['Code', 'Price'], mapping })
  const items = [{ line: 2, item: { itemID: 'ID-1', sellingPrice: 6 } }]
  await call('PUT', `${path}/parts/0`, { items, rejections: [] })
  expect((await check()).body.counts).toMatchObject({ create: 0, rejected: 1 })
  const message = 'There is no item ID-1 yet. Name is required.'
  expect((await call('GET', `${path}/rejections`)).body.data).toMatchObject([
    { column: 'Code', field: 'itemID', value: 'ID-1', message, correctable: true },
  ])
  const correction = { line: 2, field: 'itemID', from: 'ID-1', to: 'ID1' }
  expect(await call('PUT', `${path}/corrections`, correction)).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ update: 1, rejected: 0 })
  expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  expect(await item('ID1')).toMatchObject({ sellingPrice: 6 })
})

test('a row that a corrected one supersedes counts again once the correction is taken back', async () => {
  const items = [{ line: 2, item: { itemID: 'SUP1', name: 'First', sellingPrice: 1 } }]
  const refused = refusedAt(3, 'itemID', ['SUP#1', 'Second', '2'])
  const { path, check, correct } = await checkedWith([refused], items)
  expect(await correct(3, 'itemID', 'SUP#1', 'SUP1')).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ create: 1, rejected: 0 })
  const names = async () => (await call('GET', `${path}/rows`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['Second'])
  expect(await correct(3, 'itemID', 'SUP1', null)).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ create: 1, rejected: 1 })
  expect(await names()).toEqual(['First'])
})

test('a corrected row is read as the file was: names, notation, spaces', async () => {
  const reading = { trimSpaces: true, notation: '1.234,56', blankPrices: true, leaveUnknown: ['department'] }
  const rows = [
    refusedAt(2, 'sellingPrice', ['RD1', ' Cap ', 'x', 'music']),
    refusedAt(3, 'name', ['RD2', '', '', 'NOWHERE']),
  ]
  const items = [{ line: 4, item: { itemID: 'RD3', name: 'A#', sellingPrice: 2.5 } }]
  const { path, check, correct, rejected } = await checkedWith(rows, items, { reading })
  expect((await rejected()).at(-1).cells[2]).toBe('2,5')
  expect(await correct(2, 'sellingPrice', 'x', '2.50')).toMatchObject({ status: 400 })
  expect(await correct(2, 'sellingPrice', 'x', '2,50')).toMatchObject({ status: 200 })
  expect(await correct(3, 'name', '', ' Hat ')).toMatchObject({ status: 200 })
  expect(await correct(4, 'name', 'A#', 'Mug')).toMatchObject({ status: 200 })
  expect((await check()).body.counts).toMatchObject({ create: 3, rejected: 0 })
  expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  expect([await item('RD1'), await item('RD2'), await item('RD3')]).toMatchObject([
    { name: 'Cap', sellingPrice: 2.5, department: { departmentID: 'MUSIC' } },
    { name: 'Hat', sellingPrice: 0 },
    { name: 'Mug', sellingPrice: 2.5 },
  ])
})

test('a corrected cell creates the record that it names if the user chose so for the list, once it is applied', async () => {
  const rows = [2, 3].map((line) => refusedAt(line, 'sellingPrice', [`MK${line}`, 'Cap', 'x', 'MUSIC']))
  const start = { reading: { createUnknown: ['department', 'vendor'] } }
  const dept = [4, 5].map((line) => refusedAt(line, 'department', [`MK${line}`, 'Cap', '1', '#']))
  const { path, check, correct, corrected } = await checkedWith([...rows, ...dept], [], start)
  expect(await correct(4, 'department', '#', 'Corrected hats')).toMatchObject({ status: 200 })
  expect(await correct(5, 'department', '#', 'corrected HATS')).toMatchObject({ status: 200 })
  expect((await check()).body).toMatchObject({ newEntries: 1, counts: { create: 2, rejected: 2 } })
  // Checked again, it is found again; taken back, it is not.
  expect((await check()).body).toMatchObject({ newEntries: 1 })
  expect(await correct(4, 'department', 'Corrected hats', null)).toMatchObject({ status: 200 })
  expect(await correct(5, 'department', 'corrected HATS', null)).toMatchObject({ status: 200 })
  expect((await check()).body).toMatchObject({ newEntries: 0, counts: { create: 0, rejected: 4 } })
  expect(await corrected()).toEqual([])

  expect(await correct(4, 'department', '#', 'Corrected hats')).toMatchObject({ status: 200 })
  expect((await check()).body).toMatchObject({ newEntries: 1 })
  expect(await applied(path)).toMatchObject({ state: 'APPLIED' })
  expect(await item('MK4')).toMatchObject({ department: { departmentID: 'CORRECTED-HATS' } })
})

test('a record that a corrected cell can not create is refused with the reason', async () => {
  const row = refusedAt(2, 'department', ['ML2', 'Cap', '1', '#'])
  const { correct } = await checkedWith([row], [], { reading: { createUnknown: ['department'] } })
  expect(await correct(2, 'department', '#', 'x'.repeat(60))).toMatchObject({
    status: 400,
    errors: [{ field: 'to', message: expect.stringMatching(/50/) }],
  })
})

test('only who began the import corrects it, of what they see, and no other company', async () => {
  const start = { columns: ['Code', 'Title', 'Cost'], mapping: ['itemID', 'name', 'costPrice'].map(at) }
  const { path, check } = await sent([], 'role2', start)
  const row = {
    line: 2,
    column: 'Cost',
    field: 'costPrice',
    value: 'x',
    code: 'bad',
    message: 'Bad',
    cells: ['P1', 'P', 'x'],
  }
  await call('PUT', `${path}/parts/0`, { items: [], rejections: [row] })
  await check()
  const correction = { line: 2, field: 'costPrice', from: 'x', to: '4' }
  expect(await catalog.as('role7')('PUT', `${path}/corrections`, correction)).toMatchObject({ status: 403 })
  expect(await catalog.as('role2', 'two')('PUT', `${path}/corrections`, correction)).toMatchObject({ status: 404 })
  expect(await catalog.as('role2', 'two')('GET', `${path}/corrections`)).toMatchObject({ status: 404 })
  expect(await call('PUT', `${path}/corrections`, { ...correction, field: 'upc' })).toMatchObject({
    status: 400,
    errors: [{ field: 'field' }],
  })
  expect(await call('PUT', `${path}/corrections`, correction)).toMatchObject({ status: 200 })
  expect((await catalog.as('role100')('GET', `${path}/corrections`)).body.data).toEqual([])
  expect((await call('GET', `${path}/corrections`)).body.data).toHaveLength(1)
  await call('POST', `${path}/cancel`)
  expect((await call('GET', `${path}/corrections`)).body.data).toEqual([])
})

test('a row that was too long to be kept whole is not corrected here', async () => {
  const cells = ['LONG1', 'Cap', 'x', '', ...Array.from({ length: 100 }, () => 'y'.repeat(1_000))]
  const { correct, rejected } = await checkedWith([
    refusedAt(2, 'sellingPrice', cells),
    refusedAt(3, 'sellingPrice', ['LONG2', 'Cap', 'x']),
  ])
  expect(await rejected()).toMatchObject([{ correctable: false }, { correctable: true }])
  expect(await correct(2, 'sellingPrice', 'x', '4')).toMatchObject({ status: 409 })
  expect(await correct(3, 'sellingPrice', 'x', '4', true)).toMatchObject({ body: { cells: 1 } })
})

function at(field: string, column: number) {
  return { field, column }
}
