import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tidyImports } from '#areas/imports/tidy-imports.ts'
import { jsonArrays } from '#database/statement-size.ts'
import { catalogOfTwo } from './catalog.ts'
import { importsOf, COLUMNS, MAPPING } from './importing.ts'
import { largestResult } from './statement-sizes.ts'

const catalog = catalogOfTwo()
const { sent, applied } = importsOf(catalog)
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

/** Adds rows to an import, as its part 7. */
async function addRows(path: string, table: 'import_row' | 'import_rejection', count: number) {
  const importID = Number(path.split('/').at(-1))
  const values =
    table === 'import_row'
      ? sql`(company_code, import_id, part, line, item_id, fields, changes)
          select 'one', ${importID}::bigint, 7, n, 'BULK' || n, '{}'::jsonb, '[]'::jsonb`
      : sql`(company_code, import_id, part, line, field, value, code, message, cells)
          select 'one', ${importID}::bigint, 7, n, 'name', '', 'required', 'No name', '[]'::jsonb`
  await sql`insert into ${sql.table(table)} ${values} from generate_series(2, ${count + 1}::int) as n`.execute(
    catalog.database.db,
  )
}

/** What is kept of an import, by table. */
async function keptOf(path: string) {
  const importID = Number(path.split('/').at(-1))
  const count = async (table: 'import_row' | 'import_rejection' | 'import_part') =>
    (await catalog.one.db.selectFrom(table).select('part').where('import_id', '=', importID).execute()).length
  return [await count('import_row'), await count('import_rejection'), await count('import_part')]
}

const itemsOf = (...itemIDs: string[]) => ({
  items: itemIDs.map((itemID, n) => ({ line: n + 1, item: { itemID, name: 'Item' } })),
  rejections: [],
})

test('an import has 200,000 items, and none of them is left once it is canceled', async () => {
  const { path } = await sent([[[1, 'FIRST', 'First', 1]]])
  await addRows(path, 'import_row', 199_998)
  const others = sql<number>`items + 199998`
  await catalog.one.db.updateTable('import_part').set({ items: others }).where('part', '=', 0).execute()
  expect(await call('PUT', `${path}/parts/1`, itemsOf('A', 'B'))).toMatchObject({
    status: 409,
    message: 'The file has more than 200,000 items. Import it as several files.',
  })
  expect(await call('PUT', `${path}/parts/1`, itemsOf('A'))).toMatchObject({ status: 200 })
  expect(await keptOf(path)).toEqual([200_000, 0, 2])
  expect(await call('POST', `${path}/cancel`)).toMatchObject({ status: 200 })
  await expect.poll(() => keptOf(path)).toEqual([0, 0, 0])
})

test('an import keeps 100,000 problems, those of its parts and of its check', async () => {
  const message = 'The rows of the file have more than 100,000 problems. Fix the file and choose it again.'
  const { path, check } = await sent([])
  await addRows(path, 'import_rejection', 99_999)
  const put = (rejections: object[]) => call('PUT', `${path}/parts/0`, { items: [], rejections })
  expect(await put([rejected(1, []), rejected(2, [])])).toMatchObject({ status: 409, message })
  expect(await put([rejected(1, [])])).toMatchObject({ status: 200 })
  // Without a name.
  await addRows(path, 'import_row', 1)
  expect(await check()).toMatchObject({ status: 409, message })
  await call('POST', `${path}/cancel`)
  await expect.poll(() => keptOf(path)).toEqual([0, 0, 0])
})

test('the unfinished imports of a company have 400 million characters together', async () => {
  const imports = [await sent([[[1, 'SUM', 'Sum', 1]]]), await sent([[[1, 'SUM', 'Sum', 1]]])]
  const size = sql<number>`199999900`
  await catalog.one.db.updateTable('import_part').set({ size }).execute()
  const { path } = await sent([], 'role7')
  const put = (items: number) => {
    const ids = Array.from({ length: items }, (_, n) => `SUM${n}`)
    return catalog.as('role7')('PUT', `${path}/parts/0`, itemsOf(...ids))
  }
  expect(await put(10)).toMatchObject({
    status: 409,
    message:
      'The unfinished imports of your company have more than 400 million characters together. Apply or cancel one of them first.',
  })
  expect(await put(1)).toMatchObject({ status: 200 })
  await call('POST', `${imports[0]!.path}/cancel`)
  expect(await put(10)).toMatchObject({ status: 200 })
  await call('POST', `${imports[1]!.path}/cancel`)
  await catalog.as('role7')('POST', `${path}/cancel`)
})

test('applied imports keep their rows as far as these are 1,000 million characters, the newest first', async () => {
  const done = [await begun('KEPT1'), await begun('KEPT2'), await begun('KEPT3')]
  const ids = done.map((path) => Number(path.split('/').at(-1)))
  const sized = (importID: number, size: number) =>
    catalog.one.db
      .updateTable('import_part')
      .set({ size: sql<number>`${size}::int` })
      .where('import_id', '=', importID)
      .execute()
  const tidy = () => tidyImports({ database: catalog.database, now: () => catalog.app.clock.now() })
  const kept = () => Promise.all(done.map(async (path) => (await keptOf(path))[0]))
  await sized(ids[0]!, 300_000_000)
  await sized(ids[1]!, 500_000_000)
  await sized(ids[2]!, 200_000_000)
  await tidy()
  expect(await kept()).toEqual([1, 1, 1])
  await sized(ids[2]!, 500_000_001)
  await tidy()
  expect(await kept()).toEqual([0, 0, 1])
  expect((await call('GET', done[0]!)).body).toMatchObject({ state: 'APPLIED', counts: { create: 1 } })
})

async function begun(itemID: string) {
  const { path, check } = await sent([[[2, itemID, 'Kept', 5]]])
  await check()
  await applied(path)
  return path
}

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
