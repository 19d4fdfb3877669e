import { describe, expect, test } from 'vitest'
import { document } from '@greenroom/openapi'
import { bareItem, catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

async function items(ids: string[], more: object = {}) {
  for (const id of ids) await call('POST', '/items', newItem(id, more))
}

async function prepared(edit: object, user = 'role2') {
  const { body, ...answer } = await catalog.as(user)('POST', '/changesets', edit)
  if (!body) throw new Error(answer.message)
  return body
}

async function settled(changeSetID: string) {
  for (;;) {
    const { body } = await call('GET', `/changesets/${changeSetID}`)
    if (body.state !== 'APPLYING') return body
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const rowsOf = async (changeSetID: string, show = 'change', user = 'role2') =>
  (await catalog.as(user)('GET', `/changesets/${changeSetID}/rows?show=${show}`)).body.data

const raise = { field: 'sellingPrice', by: 'PERCENT', value: 10, rounding: 'ENDS_99' }

describe('a bulk edit', () => {
  test('keeps the last 5 previews of a user and the last 50 of a company', async () => {
    await items(['OLD'])
    const edit = { fields: { consignment: true }, filter: { itemIDs: ['OLD'] } }
    const isThere = async ({ changeSetID }: { changeSetID: string }) =>
      (await call('GET', `/changesets/${changeSetID}`)).status === 200
    const mine = []
    for (let n = 0; n < 6; n++) mine.push(await prepared(edit))
    expect(await Promise.all(mine.slice(0, 3).map(isThere))).toEqual([false, true, true])
    const others = Array.from({ length: 45 }, (_, n) => ({
      kind: 'BULK' as const,
      state: 'PREPARED' as const,
      created_at: new Date(),
      created_by: `user ${n}`,
    }))
    await catalog.one.db.insertInto('change_set').values(others).execute()
    const theirs = await prepared(edit, 'role7')
    expect(await Promise.all([...mine.slice(1, 3), theirs].map(isThere))).toEqual([false, true, true])
    await catalog.one.db.deleteFrom('change_set').where('created_by', 'like', 'user %').execute()
  })

  test('is previewed item by item, applied as previewed, and undone', async () => {
    await items(['A1', 'A2', 'A3', 'A4'])
    await call('PUT', '/items', { itemID: 'A3', version: 1, sellingPrice: 50, season: { seasonID: 'SP26' } })
    const edit = {
      fields: { season: { seasonID: 'SP26' } },
      adjustments: [raise],
      filter: { itemIDs: ['A1', 'A2', 'A3', 'A4'] },
    }
    const changeSet = await prepared(edit)
    expect(changeSet).toMatchObject({ kind: 'BULK', state: 'PREPARED', total: 4, edit, createdBy: 'role2' })
    expect(changeSet.counts).toEqual({ items: 4, change: 4, unchanged: 0, problems: 0, system: 0 })
    const season = { field: 'season', from: null, to: 'SP26' }
    expect((await rowsOf(changeSet.changeSetID)).slice(0, 3)).toEqual([
      { itemID: 'A1', name: 'Item A1', changes: [season, { field: 'sellingPrice', from: 5, to: 5.99 }] },
      { itemID: 'A2', name: 'Item A2', changes: [season, { field: 'sellingPrice', from: 5, to: 5.99 }] },
      { itemID: 'A3', name: 'Item A3', changes: [{ field: 'sellingPrice', from: 50, to: 54.99 }] },
    ])
    expect((await item('A1')).sellingPrice).toBe(5)

    const applying = { ...edit, changeSetID: changeSet.changeSetID, excluded: ['A2'] }
    const answer = await call('PATCH', '/items/batches', applying)
    expect(answer).toMatchObject({ status: 200, message: 'Items are modified' })
    expect(answer.body.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['A1', 'A3', 'A4'])
    expect(await item('A1')).toMatchObject({ sellingPrice: 5.99, season: { seasonID: 'SP26' }, version: 2 })
    expect(await item('A2')).toMatchObject({ sellingPrice: 5, version: 1 })
    expect(await settled(changeSet.changeSetID)).toMatchObject({
      state: 'APPLIED',
      done: 3,
      total: 3,
      undo: { possible: 3, changedSince: 0, created: 0, discontinued: 0 },
    })
    expect(await call('PATCH', '/items/batches', applying)).toMatchObject({ status: 409 })

    const undo = await call('POST', `/changesets/${changeSet.changeSetID}/undo`, {})
    expect(undo.body).toMatchObject({ kind: 'UNDO', state: 'APPLYING', undoes: changeSet.changeSetID, total: 3 })
    expect(await settled(undo.body.changeSetID)).toMatchObject({ state: 'APPLIED', done: 3 })
    expect(await item('A1')).toMatchObject({ sellingPrice: 5, version: 3 })
    expect((await item('A1')).season).toBeUndefined()
    expect(await item('A3')).toMatchObject({ sellingPrice: 50, season: { seasonID: 'SP26' } })
    const [newest, before] = (await call('GET', '/changesets')).body.data
    expect(newest).toMatchObject({ kind: 'UNDO', changeSetID: undo.body.changeSetID })
    expect(before).toMatchObject({ kind: 'BULK', undoneBy: undo.body.changeSetID, isUndonePartly: false })

    // An undone edit can be repeated.
    const redo = await call('POST', `/changesets/${undo.body.changeSetID}/undo`, {})
    await settled(redo.body.changeSetID)
    expect(await item('A1')).toMatchObject({ sellingPrice: 5.99, version: 4 })
    expect(await call('POST', `/changesets/${changeSet.changeSetID}/undo`, {})).toMatchObject({ status: 409 })
  })

  test('leaves out items that break a rule, and says why', async () => {
    await items(['P1', 'P2', 'P3'])
    await call('PUT', '/items', { itemID: 'P2', version: 1, maximumLevel: 4 })
    await call('PUT', '/items', { itemID: 'P3', version: 1, minimumLevel: 9 })
    await catalog.one.db.insertInto('item').values(bareItem('HANDLING')).execute()
    const edit = { fields: { minimumLevel: 9 }, filter: { itemIDs: ['P1', 'P2', 'P3', 'HANDLING'] } }
    const changeSet = await prepared(edit)
    expect(changeSet.counts).toEqual({ items: 4, change: 1, unchanged: 1, problems: 1, system: 1 })
    expect((await rowsOf(changeSet.changeSetID, 'problems')).map(({ fault }: { fault: object }) => fault)).toEqual([
      {
        field: 'itemID',
        code: 'systemItem',
        message: 'HANDLING System generated item and cannot be modified',
      },
      {
        field: 'maximumLevel',
        code: 'belowMinimum',
        message: 'Maximum level (4) is below the minimum level (9).',
      },
    ])
    expect(await rowsOf(changeSet.changeSetID, 'unchanged')).toMatchObject([{ itemID: 'P3', changes: [] }])
    const { body } = await call('PATCH', '/items/batches', { ...edit, changeSetID: changeSet.changeSetID })
    expect(body).toEqual([{ itemID: 'P1', companyCode: 'one' }])
    expect(await call('PATCH', '/items/batches', edit)).toMatchObject({
      status: 400,
      errors: [{ field: 'maximumLevel' }],
    })
  })

  test('changes nothing if a colleague has changed an item since the preview', async () => {
    await items(['C1', 'C2'])
    const edit = { fields: { consignment: true }, filter: { itemIDs: ['C1', 'C2'] } }
    const { changeSetID } = await prepared(edit)
    await call('PUT', '/items', { itemID: 'C2', version: 1, name: 'Theirs' })
    const answer = await call('PATCH', '/items/batches', { ...edit, changeSetID })
    expect(answer).toMatchObject({
      status: 409,
      message: 'Changed by others in the meantime: C2. Nothing was changed.',
    })
    expect(answer.errors).toMatchObject([{ code: 'changedSince', value: 'C2' }])
    expect(await item('C1')).toMatchObject({ consignment: false, version: 1 })
    expect(await settled(changeSetID)).toMatchObject({ state: 'FAILED', failure: answer.message })
    const other = { ...edit, fields: { consignment: false }, changeSetID }
    expect(await call('PATCH', '/items/batches', other)).toMatchObject({ status: 400 })
  })

  test('is undone except for items changed since', async () => {
    await items(['U1', 'U2'])
    const edit = { fields: { consignment: true }, filter: { itemIDs: ['U1', 'U2'] } }
    const { changeSetID } = await prepared(edit)
    await call('PATCH', '/items/batches', { ...edit, changeSetID })
    await call('PUT', '/items', { itemID: 'U2', version: 2, name: 'Theirs' })
    expect((await settled(changeSetID)).undo).toEqual({ possible: 1, changedSince: 1, created: 0, discontinued: 0 })
    expect(await rowsOf(changeSetID, 'changedSince')).toMatchObject([{ itemID: 'U2', changedSince: true }])
    const refused = await call('POST', `/changesets/${changeSetID}/undo`, {})
    expect(refused).toMatchObject({ status: 409, message: '1 of its items were changed since' })
    const { body } = await call('POST', `/changesets/${changeSetID}/undo`, { leaveChanged: true })
    await settled(body.changeSetID)
    expect(await item('U1')).toMatchObject({ consignment: false })
    expect(await item('U2')).toMatchObject({ consignment: true, name: 'Theirs' })
    expect(await settled(changeSetID)).toMatchObject({ undoneBy: body.changeSetID, isUndonePartly: true })
  })

  test('applies one of two concurrent prepared edits, and both of two unprepared ones', async () => {
    await items(['W1', 'W2', 'W3'])
    const edit = { fields: { consignment: true }, filter: { itemIDs: ['W1', 'W2', 'W3'] } }
    const { changeSetID } = await prepared(edit)
    const twice = await Promise.all([1, 2].map(() => call('PATCH', '/items/batches', { ...edit, changeSetID })))
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await item('W1')).toMatchObject({ version: 2 })
    const raised = {
      fields: {},
      adjustments: [{ ...raise, by: 'AMOUNT', value: 1, rounding: 'NONE' }],
      filter: edit.filter,
    }
    const both = await Promise.all([1, 2].map(() => call('PATCH', '/items/batches', raised)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await item('W3')).toMatchObject({ sellingPrice: 7, version: 4 })
  })

  test('sets products, flags, attribute lists and types, and restores them', async () => {
    await items(['T1', 'T2'], { masterSKU: 'OLD' })
    const before = await item('T1')
    catalog.app.clock.pass(1)
    const fields = {
      productID: 'NEWPROD',
      productName: 'All of them',
      masterSKU: null,
      type: 2,
      itemStatus: 'Discontinued',
    }
    const edit = { fields, filter: { itemIDs: ['T1', 'T2'] } }
    catalog.app.clock.pass(1)
    const { changeSetID } = await prepared(edit)
    await call('PATCH', '/items/batches', { ...edit, changeSetID })
    expect(await item('T1')).toMatchObject({ productID: 'NEWPROD', type: 2, itemStatus: 'Discontinued' })
    expect((await call('GET', '/items?search=all%20of')).body.data).toHaveLength(2)
    const { body } = await call('POST', `/changesets/${changeSetID}/undo`, {})
    await settled(body.changeSetID)
    const { version, updatedAt, ...after } = await item('T1')
    expect(version).toBe(3)
    expect({ ...after, version: 1, updatedAt: before.updatedAt }).toEqual({ ...before, updatedAt: before.updatedAt })
    expect(updatedAt).not.toBe(before.updatedAt)
    expect((await call('GET', '/items?search=all%20of')).body.data).toHaveLength(0)
  })

  test('keeps the components of an active package active', async () => {
    await items(['K1', 'K2'])
    await call('POST', '/items', newItem('KPACK', { type: 3 }))
    await catalog.one.db
      .insertInto('package_component')
      .values({ package_id: 'KPACK', component_id: 'K1', quantity: 1 })
      .execute()
    const fields = { itemStatus: 'Discontinued' }
    const alone = await prepared({ fields, filter: { itemIDs: ['K1', 'K2'] } })
    expect(await rowsOf(alone.changeSetID, 'problems')).toMatchObject([
      { itemID: 'K1', fault: { code: 'packageComponent', field: 'itemStatus' } },
    ])
    const edit = { fields, filter: { itemIDs: ['K1', 'K2', 'KPACK'] } }
    const together = await prepared(edit)
    expect(together.counts).toMatchObject({ change: 3, problems: 0 })
    const applying = { ...edit, changeSetID: together.changeSetID, excluded: ['KPACK'] }
    expect(await call('PATCH', '/items/batches', applying)).toMatchObject({ status: 400 })
    expect(await item('K2')).toMatchObject({ itemStatus: 'Active' })
  })

  test.for([
    [{ fields: { sellingPrice: -1 } }, 'sellingPrice'],
    [{ fields: { name: 'All the same' } }, 'name'],
    [{ fields: { tax: { taxID: 'NONE' } } }, 'tax'],
    [{ fields: { sellingPrice: 3 }, adjustments: [raise] }, 'sellingPrice'],
    [{ fields: {}, adjustments: [{ ...raise, value: -101 }] }, 'sellingPrice'],
    [{ fields: {}, adjustments: [{ ...raise, field: 'name' }] }, 'adjustments.0.field'],
    [{ fields: {} }, 'fields'],
    [{ fields: {}, adjustments: [] }, 'fields'],
    [{ fields: { sellingPrice: 3 }, filter: { search: 'nowhere' } }, 'filter'],
  ] as const)('%j is refused at %s', async ([edit, field]) => {
    const body = { filter: { status: ['Active'] }, ...edit }
    expect(await call('POST', '/changesets', body)).toMatchObject({ status: 400, errors: [{ field }] })
    expect(await call('PATCH', '/items/batches', body)).toMatchObject({ status: 400, errors: [{ field }] })
  })
})

describe('an import', () => {
  /** Prices of these items, some of them new. */
  async function imported(ids: string[]) {
    const { body } = await call('POST', '/items/imports', {
      fileName: 'prices.csv',
      columns: ['Code', 'Price'],
      mapping: [
        { field: 'itemID', column: 0 },
        { field: 'sellingPrice', column: 1 },
        { field: 'name', column: 1 },
      ],
    })
    const path = `/items/imports/${body.importID}`
    const rows = ids.map((itemID, line) => ({ line: line + 2, item: { itemID, sellingPrice: 8, name: '8' } }))
    await call('PUT', `${path}/parts/0`, { items: rows, rejections: [] })
    await call('POST', `${path}/check`, { rows: ids.length, skipped: 0, conflicts: 0 })
    await call('POST', `${path}/apply`)
    while ((await call('GET', path)).body.state === 'APPLYING') await new Promise((resolve) => setTimeout(resolve, 20))
    return { path, body: (await call('GET', path)).body }
  }

  test('is a change set that can be undone', async () => {
    await items(['I1'])
    const { path, body } = await imported(['I1', 'I2'])
    const [changeSet] = (await call('GET', '/changesets')).body.data
    expect(changeSet).toMatchObject({
      kind: 'IMPORT',
      state: 'APPLIED',
      fileName: 'prices.csv',
      importID: body.importID,
    })
    expect((await settled(changeSet.changeSetID)).undo).toMatchObject({
      possible: 2,
      changedSince: 0,
      created: 1,
      discontinued: 1,
    })
    expect(await rowsOf(changeSet.changeSetID)).toHaveLength(2)
    expect(body).toMatchObject({ changeSetID: changeSet.changeSetID, undoneBy: null })
    const undo = await call('POST', `/changesets/${changeSet.changeSetID}/undo`, {})
    expect(await settled(undo.body.changeSetID)).toMatchObject({ state: 'APPLIED', done: 2, total: 2 })
    expect(await item('I1')).toMatchObject({ sellingPrice: 5, name: 'Item I1' })
    expect(await item('I2')).toMatchObject({ sellingPrice: 8, itemStatus: 'Discontinued' })
    expect((await call('GET', path)).body).toMatchObject({ undoneBy: undo.body.changeSetID })
    expect(await settled(changeSet.changeSetID)).toMatchObject({ isUndonePartly: false })

    const again = await call('POST', `/changesets/${undo.body.changeSetID}/undo`, {})
    await settled(again.body.changeSetID)
    expect([await item('I1'), await item('I2')]).toMatchObject([{ sellingPrice: 8 }, { itemStatus: 'Active' }])
  })

  test('leaves new items that were changed since or are in an active package, and discontinued ones', async () => {
    await items(['IP'], { type: 3 })
    const { body } = await imported(['N1', 'N2', 'N3', 'N4'])
    await call('PUT', '/items', { itemID: 'N1', version: 1, name: 'Renamed' })
    await catalog.one.db
      .insertInto('package_component')
      .values({ package_id: 'IP', component_id: 'N2', quantity: 1 })
      .execute()
    await catalog.one.db.updateTable('item').set({ item_status: 'Discontinued' }).where('item_id', '=', 'N3').execute()
    expect((await settled(body.changeSetID)).undo).toMatchObject({
      possible: 1,
      changedSince: 2,
      created: 4,
      discontinued: 1,
    })
    expect((await rowsOf(body.changeSetID, 'changedSince')).map((row: { itemID: string }) => row.itemID)).toEqual([
      'N1',
      'N2',
    ])
    const undo = await call('POST', `/changesets/${body.changeSetID}/undo`, { leaveChanged: true })
    expect(await settled(undo.body.changeSetID)).toMatchObject({ state: 'APPLIED', total: 1 })
    const states = await Promise.all(['N1', 'N2', 'N3', 'N4'].map(async (id) => (await item(id)).itemStatus))
    expect(states).toEqual(['Active', 'Active', 'Discontinued', 'Discontinued'])
  })
})

const lists = Object.keys(document.components!.schemas!['ItemFilter']!.properties!).filter((name) => name !== 'search')
test.for(lists)('an empty list of %s in the filter is refused', async (name) => {
  const edit = { fields: { consignment: true }, filter: { [name]: [] } }
  const errors = [{ field: `filter.${name}` }]
  expect(await call('POST', '/changesets', edit)).toMatchObject({ status: 400, errors })
})

describe('permissions', () => {
  test('does not let buyers set cost, or see cost set by others', async () => {
    await items(['H1'])
    const buyer = catalog.as('role100')
    const lower = { field: 'costPrice', by: 'AMOUNT', value: -1, rounding: 'NONE' }
    const edit = { fields: { consignment: true }, adjustments: [lower], filter: { itemIDs: ['H1'] } }
    expect(await buyer('POST', '/changesets', edit)).toMatchObject({ status: 403, errors: [{ field: 'costPrice' }] })
    const { changeSetID } = await prepared(edit)
    const { body } = await buyer('GET', `/changesets/${changeSetID}`)
    expect(body.edit).toEqual({ ...edit, adjustments: [] })
    expect(await rowsOf(changeSetID, 'change', 'role100')).toMatchObject([{ changes: [{ field: 'consignment' }] }])
    expect(await buyer('PATCH', '/items/batches', { ...edit, changeSetID })).toMatchObject({ status: 403 })
    await call('PATCH', '/items/batches', { fields: { costPrice: 1 }, filter: { itemIDs: ['H1'] } })
    const [{ changeSetID: applied }] = (await call('GET', '/changesets')).body.data
    expect(await buyer('POST', `/changesets/${applied}/undo`, {})).toMatchObject({ status: 403 })
    expect(await item('H1')).toMatchObject({ costPrice: 1 })
  })

  test('does not say by which hidden prices items were chosen', async () => {
    await items(['H9'])
    const filter = { itemIDs: ['H9'], costPrice: '0..1000' }
    const { changeSetID } = await prepared({ fields: { consignment: true }, filter })
    const { body } = await catalog.as('role100')('GET', `/changesets/${changeSetID}`)
    expect(body.edit.filter).toEqual({ itemIDs: ['H9'] })
    expect((await call('GET', `/changesets/${changeSetID}`)).body.edit.filter).toEqual(filter)
  })

  test('leaves out items of which only hidden fields change', async () => {
    await items(['H2', 'H3', 'H4'])
    await call('PUT', '/items', { itemID: 'H3', version: 1, consignment: true })
    await call('PUT', '/items', { itemID: 'H4', version: 1, costPrice: 0 })
    const lower = { field: 'costPrice', by: 'AMOUNT', value: -1, rounding: 'NONE' }
    const edit = { fields: { consignment: true }, adjustments: [lower], filter: { itemIDs: ['H2', 'H3', 'H4'] } }
    const { changeSetID } = await prepared(edit)
    const seen = async (show: string, user: string) =>
      (await rowsOf(changeSetID, show, user)).map(({ itemID }: { itemID: string }) => itemID)
    // That H4 is left out would tell that its cost is below 1.
    expect([await seen('change', 'role2'), await seen('change', 'role100')]).toEqual([
      ['H2', 'H3'],
      ['H2', 'H4'],
    ])
    expect([await seen('problems', 'role2'), await seen('problems', 'role100')]).toEqual([['H4'], []])
    const applied = await call('PATCH', '/items/batches', { ...edit, changeSetID })
    expect(applied.status).toBe(200)
    expect([await seen('change', 'role2'), await seen('change', 'role100')]).toEqual([['H2', 'H3'], ['H2']])
  })

  test.for([
    ['role9', 'POST', '/changesets', { fields: {}, filter: { search: 'tee' } }],
    ['role5', 'PATCH', '/items/batches', { fields: {}, filter: { search: 'tee' } }],
    ['role5', 'POST', '/changesets/1/undo', {}],
    ['role14', 'GET', '/changesets', undefined],
    ['role14', 'GET', '/changesets/1', undefined],
    ['role14', 'GET', '/changesets/1/rows', undefined],
  ] as const)('%s may not %s %s', async ([user, method, path, body]) => {
    expect(await catalog.as(user)(method, path, body)).toMatchObject({ status: 403, code: 'ER_005' })
  })

  test('shows and undoes nothing for another company', async () => {
    await items(['O1'])
    const { changeSetID } = await prepared({ fields: { consignment: true }, filter: { itemIDs: ['O1'] } })
    const other = catalog.as('role2', 'two')
    expect(await other('GET', `/changesets/${changeSetID}`)).toMatchObject({ status: 404 })
    expect(await other('GET', `/changesets/${changeSetID}/rows`)).toMatchObject({ status: 404 })
    expect(await other('POST', `/changesets/${changeSetID}/undo`, {})).toMatchObject({ status: 404 })
    expect((await other('GET', '/changesets')).body.data).toEqual([])
  })
})
