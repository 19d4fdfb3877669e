import { describe, expect, test } from 'vitest'
import { auditOf, bareItem, catalogOfTwo, newItem } from './catalog.ts'
import { resolved, type Schema } from './schema-values.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

describe('update', () => {
  test('changes the given fields, leaves the rest, and increments the version', async () => {
    await call('POST', '/items', newItem('U1', { msrp: 9, minimumLevel: 1 }))
    const answer = await call('PUT', '/items', { itemID: 'U1', version: 1, name: 'Renamed', msrp: null })
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Renamed', sellingPrice: 5, minimumLevel: 1, version: 2 },
    })
    expect(answer.body.msrp).toBeUndefined()
    expect((await auditOf(catalog, 'U1'))[1]).toMatchObject({
      action: 'update',
      changes: [
        { field: 'name', from: 'Item U1', to: 'Renamed' },
        { field: 'msrp', from: 9, to: null },
      ],
    })
    expect((await call('GET', '/items?search=RENAM')).body.data).toMatchObject([{ itemID: 'U1' }])
  })

  test('changes nothing if nothing differs', async () => {
    await call('POST', '/items', newItem('U2'))
    const { body } = await call('PUT', '/items', { ...newItem('U2'), version: 1 })
    expect(body.version).toBe(1)
    expect(await auditOf(catalog, 'U2')).toHaveLength(1)
  })

  test('refuses a conflict, with the current record', async () => {
    await call('POST', '/items', newItem('U3'))
    await catalog.as('role7')('PUT', '/items', { itemID: 'U3', version: 1, name: 'Theirs' })
    const answer = await call('PUT', '/items', { itemID: 'U3', version: 1, name: 'Ours' })
    expect(answer).toMatchObject({
      status: 409,
      body: { current: { name: 'Theirs', version: 2 }, updatedBy: 'role7', updatedAt: expect.any(String) },
    })
  })

  test("validates a level with the item's other level", async () => {
    await call('POST', '/items', newItem('U4', { minimumLevel: 10, maximumLevel: 20 }))
    const answer = await call('PUT', '/items', { itemID: 'U4', version: 1, maximumLevel: 5 })
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'maximumLevel' }] })
  })

  test("answers not found for an unknown item and for another company's", async () => {
    await catalog.as('role2', 'two')('POST', '/items', newItem('THEIRS'))
    for (const itemID of ['NOTHING', 'THEIRS']) {
      expect(await call('PUT', '/items', { itemID, version: 1, name: 'x' })).toMatchObject({
        status: 404,
        code: 'ER_006',
      })
    }
  })

  test('refuses a system item by its name', async () => {
    await catalog.one.db.insertInto('item').values(bareItem('BAG')).execute()
    const answer = await call('PUT', '/items', { itemID: 'BAG', version: 1, name: 'x' })
    expect(answer).toMatchObject({ status: 400, message: 'BAG System generated item and cannot be modified' })
  })

  test('keeps a component of an active package active, and names the package', async () => {
    await call('POST', '/items', newItem('COMP'))
    await call('POST', '/items', newItem('PACK', { type: 3, name: 'The VIP box' }))
    await catalog.one.db
      .insertInto('package_component')
      .values({ package_id: 'PACK', component_id: 'COMP', quantity: 2 })
      .execute()
    const answer = await call('PUT', '/items', { itemID: 'COMP', version: 1, itemStatus: 'Discontinued' })
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('The VIP box') })
    await call('PUT', '/items', { itemID: 'PACK', version: 1, itemStatus: 'Discontinued' })
    expect(await call('PUT', '/items', { itemID: 'COMP', version: 1, itemStatus: 'Discontinued' })).toMatchObject({
      status: 200,
    })
  })
})

describe('bulk edit', () => {
  test('changes the matching items, returns them, and never changes a system item', async () => {
    for (const id of ['B1', 'B2', 'B3']) await call('POST', '/items', newItem(id, { season: { seasonID: 'SP26' } }))
    await catalog.one.db
      .insertInto('item')
      .values({ ...bareItem('SHIPPING'), season_id: 'SP26' })
      .execute()
    const fields = { sellingPrice: 12.5, tax: { taxID: 'STD' } }
    const answer = await call('PATCH', '/items/batches', { fields, filter: { season: ['SP26'], status: ['Active'] } })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Items are modified',
      body: ['B1', 'B2', 'B3'].map((itemID) => ({ itemID, companyCode: 'one' })),
    })
    expect(await item('B2')).toMatchObject({ sellingPrice: 12.5, tax: { taxID: 'STD' }, version: 2 })
    expect((await auditOf(catalog, 'B2'))[1]).toMatchObject({
      changes: [
        { field: 'sellingPrice', from: 5, to: 12.5 },
        { field: 'tax', from: null, to: 'STD' },
      ],
    })
    const filter = { itemIDs: ['B2'] }
    await call('PATCH', '/items/batches', { fields: { tax: { taxID: 'No Tax' } }, filter })
    expect((await item('B2')).tax).toBeUndefined()
    expect((await call('PATCH', '/items/batches', { fields: { sellingPrice: 12.5 }, filter })).body).toEqual([])
  })

  test('changes none if one breaks a rule', async () => {
    await call('POST', '/items', newItem('M1', { maximumLevel: 50 }))
    await call('POST', '/items', newItem('M2', { maximumLevel: 5 }))
    const filter = { itemIDs: ['M1', 'M2'] }
    const answer = await call('PATCH', '/items/batches', { fields: { minimumLevel: 9 }, filter })
    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('M2: ') })
    expect((await item('M1')).minimumLevel).toBeUndefined()
  })

  test('refuses fields that identify an item', async () => {
    const filter = { status: ['Active'] }
    const answer = await call('PATCH', '/items/batches', { fields: { name: 'All the same' }, filter })
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'name' }] })
  })

  test('refuses system items where nothing else matches', async () => {
    await catalog.one.db.insertInto('item').values(bareItem('HANDLING')).execute()
    const edit = { fields: { consignment: true }, filter: { itemIDs: ['HANDLING'] } }
    const message = 'HANDLING System generated item and cannot be modified'
    expect(await call('PATCH', '/items/batches', edit)).toMatchObject({ status: 400, message })
    const { body } = await call('POST', '/changesets', edit)
    const prepared = { ...edit, changeSetID: body.changeSetID }
    expect(await call('PATCH', '/items/batches', prepared)).toMatchObject({ status: 400, message })
  })

  test.for([
    [{}, 'filter'],
    [{ search: ' ' }, 'filter.search'],
    [{ search: '' }, 'filter.search'],
    [{ status: ['Active'], department: [] }, 'filter.department'],
  ] as const)('refuses the filter %j, which would mean the whole catalog or nothing', async ([filter, field]) => {
    const edit = { fields: { taxIncluded: true }, filter }
    for (const [method, path] of [['PATCH', '/items/batches'] as const, ['POST', '/changesets'] as const]) {
      expect(await call(method, path, edit)).toMatchObject({ status: 400, errors: [{ field }] })
    }
  })

  test('refuses an empty list in every condition of the filter', async () => {
    const conditions = Object.entries(resolved<Schema>({ $ref: '#/components/schemas/ItemFilter' }).properties!)
    const lists = conditions.filter(([, { type }]) => type === 'array').map(([name]) => name)
    expect(lists).toEqual(expect.arrayContaining(['itemIDs', 'status', 'department', 'attribute']))
    for (const name of lists) {
      const edit = { fields: { taxIncluded: true }, filter: { itemIDs: ['B1'], [name]: [] } }
      const answer = await call('PATCH', '/items/batches', edit)
      expect(answer, name).toMatchObject({ status: 400, errors: [{ field: `filter.${name}` }] })
    }
  })
})

test.for([
  ['role9', 'POST', '/items', newItem('NO')],
  ['role9', 'PUT', '/items', { itemID: 'C1', version: 1 }],
  ['role9', 'PATCH', '/items/batches', { fields: {}, filter: { search: 'tee' } }],
  ['role9', 'POST', '/generate/auto/id', { type: 'ITEM' }],
  ['role14', 'GET', '/items', undefined],
  ['role14', 'GET', '/items/export', undefined],
  ['role14', 'GET', '/product/P1', undefined],
] as const)('%s may not %s %s', async ([user, method, path, body]) => {
  expect(await catalog.as(user)(method, path, body)).toMatchObject({ status: 403, code: 'ER_005' })
})
