import { expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { importsOf, type Row, COLUMNS, MAPPING } from './importing.ts'

const catalog = catalogOfTwo()
const { sent, applied, item } = importsOf(catalog)
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)

/** Each test has a source of its own: its header row. */
const like = (name: string, more: object = {}) => ({ columns: [name, ...COLUMNS.slice(1)], ...more })

/** Applied at another time than what came before. */
async function imported(rows: Row[], start: object, user = 'role2') {
  const { path, check } = await sent([rows], user, start)
  await check()
  catalog.app.clock.pass(1_000)
  expect(await applied(path, user)).toMatchObject({ state: 'APPLIED' })
  catalog.app.clock.pass(1_000)
  return path
}

async function checkedAgain(rows: Row[], start: object, user = 'role2') {
  const { path, check } = await sent([rows], user, start)
  return { path, counts: (await check()).body.counts }
}

async function edited(itemID: string, fields: object, user = 'role2') {
  const { version } = await item(itemID)
  expect(await catalog.as(user)('PUT', '/items', { itemID, version, ...fields })).toMatchObject({ status: 200 })
  catalog.app.clock.pass(1_000)
}

const foundIn = async (path: string, user = 'role2') => (await catalog.as(user)('GET', `${path}/changedhere`)).body.data
const rowsIn = async (path: string, action: string) => (await call('GET', `${path}/rows?action=${action}`)).body.data

async function undone(path: string) {
  const { data } = (await call('GET', '/changesets')).body
  const { changeSetID } = data.find(({ importID }: { importID?: string }) => path.endsWith(`/${importID}`))
  const { body } = await call('POST', `/changesets/${changeSetID}/undo`, { leaveChanged: true })
  for (;;) {
    const { state } = (await call('GET', `/changesets/${body.changeSetID}`)).body
    if (state === 'APPLIED') return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('names who changed which value here since the last import of the source, and keeps it', async () => {
  const start = like('Keeps')
  await imported(
    [
      [2, 'CH1', 'Tee', 20],
      [3, 'CH2', 'Cap', 10],
    ],
    start,
  )
  await edited('CH1', { sellingPrice: 24 })
  const rows: Row[] = [
    [2, 'CH1', 'Shirt', 22],
    [3, 'CH2', 'Cap', 11],
  ]
  const { path, counts } = await checkedAgain(rows, start)
  expect(counts).toMatchObject({ update: 2, changedHere: 1 })
  expect(await foundIn(path)).toEqual([
    {
      itemID: 'CH1',
      name: 'Tee',
      field: 'sellingPrice',
      here: '24',
      file: '22',
      changedBy: 'role2',
      changedAt: expect.stringMatching(/^\d{4}-/),
      take: 'HERE',
    },
  ])
  expect((await rowsIn(path, 'update'))[0].changes).toEqual([{ field: 'name', from: 'Tee', to: 'Shirt' }])
  expect(await applied(path)).toMatchObject({
    state: 'APPLIED',
    done: 2,
    total: 2,
    counts: { update: 2, changedHere: 1 },
  })
  expect(await item('CH1')).toMatchObject({ name: 'Shirt', sellingPrice: 24 })
  expect(await item('CH2')).toMatchObject({ sellingPrice: 11 })
  expect((await rowsIn(path, 'update'))[0].changes).toEqual([{ field: 'name', from: 'Tee', to: 'Shirt' }])
  const audited = await catalog.one.db
    .selectFrom('audit_entry')
    .select('changes')
    .where('entity_id', '=', 'CH1')
    .orderBy('audit_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(audited.changes).toEqual([{ field: 'name', from: 'Tee', to: 'Shirt' }])
})

test("takes the file's value where it is chosen, for one value or for all", async () => {
  const start = like('Takes')
  await imported(
    [
      [2, 'TK1', 'One', 20],
      [3, 'TK2', 'Two', 20],
      [4, 'TK3', 'Three', 20],
    ],
    start,
  )
  for (const id of ['TK1', 'TK2', 'TK3']) await edited(id, { sellingPrice: 24 })
  const rows: Row[] = [
    [2, 'TK1', 'One', 22],
    [3, 'TK2', 'Two', 22],
    [4, 'TK3', 'Three', 24],
  ]
  const { path, counts } = await checkedAgain(rows, start)
  expect(counts).toMatchObject({ update: 0, unchanged: 3, changedHere: 2 })
  const choose = (body: object) => call('PUT', `${path}/changedhere`, body)
  const one = { take: 'FILE', only: [{ itemID: 'TK1', field: 'sellingPrice' }] }
  for (const { body } of [await choose(one), await choose(one)])
    expect(body).toMatchObject({ total: 1, counts: { update: 1, unchanged: 2, changedHere: 2 } })
  expect((await foundIn(path)).map(({ take }: { take: string }) => take)).toEqual(['FILE', 'HERE'])
  expect((await choose({ take: 'FILE' })).body).toMatchObject({ total: 2 })
  expect((await choose({ take: 'HERE' })).body).toMatchObject({ total: 0 })
  await choose(one)
  expect(await applied(path)).toMatchObject({
    state: 'APPLIED',
    done: 1,
    total: 1,
    counts: { update: 1, unchanged: 2 },
  })
  expect([await item('TK1'), await item('TK2')]).toMatchObject([{ sellingPrice: 22 }, { sellingPrice: 24 }])
  expect(await choose(one)).toMatchObject({ status: 409 })
})

test('refuses a choice of what is none, and of an import that somebody else began', async () => {
  const start = like('Refuses')
  await imported([[2, 'RF1', 'One', 20]], start)
  await edited('RF1', { sellingPrice: 24 })
  const { path } = await checkedAgain([[2, 'RF1', 'One', 22]], start)
  const choose = (body: object, user = 'role2') => catalog.as(user)('PUT', `${path}/changedhere`, body)
  const only = [
    { itemID: 'RF1', field: 'sellingPrice' },
    { itemID: 'RF1', field: 'name' },
  ]
  expect(await choose({ take: 'FILE', only })).toMatchObject({ status: 400, errors: [{ field: 'only.1' }] })
  expect((await foundIn(path))[0].take).toBe('HERE')
  expect(await choose({ take: 'MINE' })).toMatchObject({ status: 400 })
  const many = Array.from({ length: 1_001 }, () => only[0])
  expect(await choose({ take: 'FILE', only: many })).toMatchObject({ status: 400 })
  expect(await choose({ take: 'FILE' }, 'role7')).toMatchObject({ status: 403 })
})

test('names nothing before the first import of a source, and nothing that another source wrote before the last', async () => {
  await call('POST', '/items', newItem('FS1', { sellingPrice: 5 }))
  await edited('FS1', { sellingPrice: 6 })
  await imported([[2, 'FS1', 'Item FS1', 7]], like('First'))
  await imported([[2, 'FS1', 'Item FS1', 8]], like('Second'))
  const again = await checkedAgain([[2, 'FS1', 'Item FS1', 9]], like('Second'))
  expect(again.counts).toMatchObject({ update: 1, changedHere: 0 })
  // To the first source, the second one is a change made here.
  const first = await checkedAgain([[2, 'FS1', 'Item FS1', 9]], like('First'))
  expect(first.counts).toMatchObject({ update: 0, changedHere: 1 })
})

test('takes all files of a shop for one source, and others by their header row', async () => {
  await imported([[2, 'SH1', 'One', 20]], like('Shop', { form: 'shopify' }))
  await edited('SH1', { sellingPrice: 24 })
  const counted = async (start: object) => (await checkedAgain([[2, 'SH1', 'One', 22]], start)).counts.changedHere
  const wider = { columns: [...COLUMNS, 'Fabric'], mapping: MAPPING }
  expect(await counted({ ...wider, form: 'shopify' })).toBe(1)
  expect(await counted(like('Shop'))).toBe(0)
})

test('forgets an import that was undone, but not what was changed before it', async () => {
  const start = like('Undone')
  await imported(
    [
      [2, 'UD1', 'One', 20],
      [3, 'UD2', 'Two', 20],
    ],
    start,
  )
  await edited('UD1', { sellingPrice: 24 })
  const { path } = await checkedAgain(
    [
      [2, 'UD1', 'One', 22],
      [3, 'UD2', 'Two', 21],
    ],
    start,
  )
  await call('PUT', `${path}/changedhere`, { take: 'FILE' })
  catalog.app.clock.pass(1_000)
  await applied(path)
  catalog.app.clock.pass(1_000)
  await undone(path)
  expect(await item('UD1')).toMatchObject({ sellingPrice: 24 })
  const again = await checkedAgain(
    [
      [2, 'UD1', 'One', 22],
      [3, 'UD2', 'Two', 21],
    ],
    start,
  )
  expect((await foundIn(again.path)).map(({ itemID }: { itemID: string }) => itemID)).toEqual(['UD1'])
})

test('keeps what is changed here between the check and applying', async () => {
  const start = like('Between')
  await imported(
    [
      [2, 'BT1', 'One', 20],
      [3, 'BT2', 'Two', 20],
    ],
    start,
  )
  await edited('BT1', { sellingPrice: 24 })
  const { path } = await checkedAgain(
    [
      [2, 'BT1', 'One', 22],
      [3, 'BT2', 'Two', 22],
    ],
    start,
  )
  await call('PUT', `${path}/changedhere`, { take: 'FILE' })
  catalog.app.clock.pass(1_000)
  await edited('BT1', { sellingPrice: 25 })
  await edited('BT2', { sellingPrice: 26 })
  expect(await applied(path)).toMatchObject({ state: 'APPLIED', counts: { update: 0, unchanged: 2, changedHere: 2 } })
  expect([await item('BT1'), await item('BT2')]).toMatchObject([{ sellingPrice: 25 }, { sellingPrice: 26 }])
})

test('rejects a row that no longer fits what its item keeps', async () => {
  const columns = ['Levels', 'Minimum', 'Maximum']
  const mapping = ['itemID', 'minimumLevel', 'maximumLevel'].map((field, column) => ({ field, column }))
  await call('POST', '/items', newItem('LV1', { minimumLevel: 1, maximumLevel: 5 }))
  const send = async (minimumLevel: number, maximumLevel: number) => {
    const { path, check } = await sent([], 'role2', { columns, mapping })
    const items = [{ line: 2, item: { itemID: 'LV1', minimumLevel, maximumLevel } }]
    await call('PUT', `${path}/parts/0`, { items, rejections: [] })
    await check()
    catalog.app.clock.pass(1_000)
    return path
  }
  await applied(await send(2, 6))
  catalog.app.clock.pass(1_000)
  await edited('LV1', { maximumLevel: 8 })
  expect(await applied(await send(10, 20))).toMatchObject({ counts: { update: 0, rejected: 1, changedHere: 1 } })
  expect(await item('LV1')).toMatchObject({ minimumLevel: 2, maximumLevel: 8 })
})

test('says nothing of a field to those who may not see it', async () => {
  const columns = ['Costs', 'Cost', 'Price']
  const mapping = ['itemID', 'costPrice', 'sellingPrice'].map((field, column) => ({ field, column }))
  await call('POST', '/items', newItem('HD1'))
  const send = async (costPrice: number, sellingPrice: number) => {
    const { path, check } = await sent([], 'role2', { columns, mapping })
    const items = [{ line: 2, item: { itemID: 'HD1', costPrice, sellingPrice } }]
    await call('PUT', `${path}/parts/0`, { items, rejections: [] })
    await check()
    catalog.app.clock.pass(1_000)
    return path
  }
  await applied(await send(3, 6))
  catalog.app.clock.pass(1_000)
  await edited('HD1', { costPrice: 4, sellingPrice: 7 })
  const path = await send(5, 8)
  const fields = async (user: string) => (await foundIn(path, user)).map(({ field }: { field: string }) => field)
  expect([await fields('role2'), await fields('role100')]).toEqual([['costPrice', 'sellingPrice'], ['sellingPrice']])
  expect((await catalog.as('role100')('GET', path)).body.counts).toBeNull()
  expect((await catalog.as('role2', 'two')('GET', `${path}/changedhere`)).status).toBe(404)
})
