import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jsonArrays } from '#database/statement-size.ts'
import { catalogOfTwo } from './catalog.ts'
import { importsOf, COLUMNS, MAPPING } from './importing.ts'
import { largestResult } from './statement-sizes.ts'

const catalog = catalogOfTwo()
const { sent } = importsOf(catalog)
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)
const start = (user: string, more: object = {}) =>
  catalog.as(user)('POST', '/items/imports', { fileName: 'a.csv', columns: COLUMNS, mapping: MAPPING, ...more })

const rejected = (line: number, cells: string[]) => ({
  line,
  column: null,
  field: 'name',
  value: '',
  code: 'required',
  message: 'No name',
  cells,
})

test('statements end by size, and hold every row once', () => {
  const rows = ['a', 'bbbb', 'cc', 'ddddddddd', 'e']
  expect([...jsonArrays(rows, 10)]).toEqual(['["a","bbbb"]', '["cc"]', '["ddddddddd"]', '["e"]'])
  expect([...jsonArrays([])]).toEqual([])
})

test('a rejection has cells of 1,000 characters and 100,000 together', async () => {
  const { path } = await sent([])
  const put = (cells: string[]) => call('PUT', `${path}/parts/0`, { items: [], rejections: [rejected(2, cells)] })
  expect(await put(['x'.repeat(1_001)])).toMatchObject({ status: 400, errors: [{ field: 'rejections.0.cells.0' }] })
  expect(await put(Array.from({ length: 300 }, () => 'x'.repeat(1_000)))).toMatchObject({ status: 200 })
  const [{ cells }] = (await call('GET', `${path}/rejections`)).body.data
  expect([cells.length, cells.join('').length, cells[100]]).toEqual([300, 100_000, ''])
  await call('POST', `${path}/cancel`)
})

test('a row with 200 problems is kept with 10 of them', async () => {
  const { path } = await sent([])
  const attributes = Array.from({ length: 200 }, (_, n) => ({ key: `NONE${n}`, value: 'x' }))
  const items = [{ line: 2, item: { itemID: 'MANY', name: 'Many', attributes } }]
  expect(await call('PUT', `${path}/parts/0`, { items, rejections: [] })).toMatchObject({ status: 200 })
  expect((await call('GET', `${path}/rejections?limit=1000`)).body.data).toHaveLength(10)
  await call('POST', `${path}/cancel`)
})

test('pages of large rejections and of large changes end by size, and leave none out', async () => {
  const { path, check } = await sent([[[1, 'BIG0', 'Big', 1]]])
  const importID = Number(path.split('/').at(-1))
  await check()
  const large = 'x'.repeat(1_500_000)
  const common = { import_id: importID, part: 1, header: null, field: 'name', value: '', code: 'x', message: 'x' }
  for (let line = 2; line <= 6; line++) {
    const item_id = `BIG${line}`
    const changes = JSON.stringify([{ field: 'metaData', from: null, to: large }])
    await catalog.one.db
      .insertInto('import_rejection')
      .values({ ...common, line, cells: JSON.stringify([large]) })
      .execute()
    await catalog.one.db
      .insertInto('import_row')
      .values({ import_id: importID, part: 1, line, item_id, fields: '{}', changes })
      .execute()
  }
  const pages = async (of: string) => {
    const lines: number[][] = []
    for (let cursor: string | undefined; cursor !== null;) {
      const { body, ...answer } = await call('GET', `${path}/${of}?limit=500${cursor ? `&cursor=${cursor}` : ''}`)
      if (!body) throw new Error(JSON.stringify(answer))
      lines.push(body.data.map(({ line }: { line: number }) => line))
      cursor = body.nextCursor
    }
    return lines
  }
  expect(await pages('rejections')).toEqual([[2, 3], [4, 5], [6]])
  expect(await pages('rows')).toEqual([[1, 2, 3], [4, 5], [6]])
  await call('POST', `${path}/cancel`)
})

test('a check reads and rejects faulty rows in pieces that end by size', async () => {
  const { path, check } = await sent([[[1, 'FAULTY0', 'Faulty', 1]]])
  const import_id = Number(path.split('/').at(-1))
  const rows = Array.from({ length: 8 }, (_, n) => ({
    import_id,
    part: 1,
    line: 2 + n,
    item_id: `FAULTY${n + 1}`,
    // Without a name.
    fields: JSON.stringify({ itemID: `FAULTY${n + 1}`, metaData: 'x'.repeat(3_000_000) }),
    changes: '[]',
  }))
  for (const row of rows) await catalog.one.db.insertInto('import_row').values(row).execute()
  const read = await largestResult(async () => {
    expect((await check()).body.counts).toMatchObject({ create: 1, rejected: 8 })
  })
  expect(read).toBeGreaterThan(6_000_000)
  expect(read).toBeLessThan(12_000_000)
  const { body } = await call('GET', `${path}/rejections`)
  expect(body.data.map(({ line }: { line: number }) => line)).toEqual(rows.map(({ line }) => line))
  await call('POST', `${path}/cancel`)
})

test('the parts of an import have 200 million characters together', async () => {
  const { path } = await sent([[[1, 'SUM', 'Sum', 1]]])
  const size = sql<number>`200000000`
  await catalog.one.db.updateTable('import_part').set({ size }).execute()
  const part = { items: [{ line: 2, item: { itemID: 'SUM2', name: 'Sum' } }], rejections: [] }
  const refused = await call('PUT', `${path}/parts/1`, part)
  expect(refused).toMatchObject({ status: 409, message: expect.stringMatching(/^The file is too large/) })
  expect(await call('PUT', `${path}/parts/0`, part)).toMatchObject({ status: 200 })
  await call('POST', `${path}/cancel`)
})

test('a canceled import keeps nothing of its file, and shows nobody its rejected rows', async () => {
  const newEntries = [{ kind: 'vendor', id: 'GONE', name: 'Gone' }]
  const { path } = await sent([], 'role2', { newEntries, defaults: { type: 5 } })
  await call('PUT', `${path}/parts/0`, { items: [], rejections: [rejected(2, ['a', 'b', '7.77'])] })
  expect((await call('POST', `${path}/cancel`)).body).toMatchObject({ state: 'CANCELED', columns: [], newEntries: 0 })
  const kept = await catalog.one.db
    .selectFrom('import')
    .select(['mapping', 'columns', 'defaults'])
    .where('import_id', '=', Number(path.split('/').at(-1)))
    .executeTakeFirst()
  expect(kept).toEqual({ mapping: [], columns: [], defaults: {} })
  expect((await call('GET', `${path}/rejections`)).body.data).toEqual([])
})

test.each(['a\u202Evsc.csv', 'a\u200B.csv', '\uFF0Fa.csv', 'a\u2028.csv'])(
  'an import of the file %j is refused',
  async (fileName) => {
    expect(await start('role2', { fileName })).toMatchObject({ status: 400, errors: [{ field: 'fileName' }] })
  },
)

test('of 15 starts at once, 10 are accepted', async () => {
  const begun = await Promise.all(Array.from({ length: 15 }, () => start('role7')))
  expect(begun.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(begun.filter(({ status }) => status === 409)).toHaveLength(5)
})

test('a failed import counts as unfinished until it is canceled: it keeps its rows to be applied again', async () => {
  const only = { mapping: [MAPPING[0]] }
  const { path } = await sent([], 'role100', only)
  await catalog.one.db
    .updateTable('import')
    .set({ state: 'FAILED', failure: 'The server stopped' })
    .where('import_id', '=', Number(path.split('/').at(-1)))
    .execute()
  for (let count = 1; count < 10; count++) expect(await start('role100', only)).toMatchObject({ status: 200 })
  const message = 'You have 10 unfinished imports. Apply or cancel one of them first.'
  expect(await start('role100', only)).toMatchObject({ status: 409, message })
  expect(await catalog.as('role100')('POST', `${path}/cancel`)).toMatchObject({ status: 200 })
  expect(await start('role100', only)).toMatchObject({ status: 200 })
})

test('a user starts 200 imports a day, canceled ones included', async () => {
  const past = Array.from({ length: 200 }, () => ({
    file_name: 'a.csv',
    source: 'a',
    state: 'CANCELED' as const,
    columns: '[]',
    mapping: '[]',
    defaults: '{}',
    created_at: catalog.app.clock.now(),
    created_by: 'role103',
  }))
  await catalog.one.db.insertInto('import').values(past).execute()
  const refused = await start('role103', { mapping: [MAPPING[0]] })
  expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(/^You have started 200 imports/) })
  expect(refused.headers['retry-after']).toBe('3600')
  const dayBefore = new Date(catalog.app.clock.now().getTime() - 25 * 3_600_000)
  await catalog.one.db
    .updateTable('import')
    .set({ created_at: dayBefore })
    .where('created_by', '=', 'role103')
    .execute()
  expect(await start('role103', { mapping: [MAPPING[0]] })).toMatchObject({ status: 200 })
})
