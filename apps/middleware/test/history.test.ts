import { expect, test } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)

const historyOf = async (itemID: string, query = '', user = 'role2') =>
  (await catalog.as(user)('GET', `/items/${itemID}/history?${query}`)).body

/** A save as sent by the console. */
async function save(body: object) {
  const token = await tokenOf(catalog.app, 'one', 'role7')
  const headers = { token, 'x-client-request-id': requestID(), 'x-client-source': 'FORM' }
  return catalog.app.app.inject({ method: 'PUT', url: '/api/items', headers, payload: body })
}

test('lists who changed what, when and how, newest first', async () => {
  await call('POST', '/items', newItem('A'))
  await save({ itemID: 'A', version: 1, name: 'By hand', sellingPrice: 6 })
  await call('PATCH', '/items/batches', { fields: { sellingPrice: 7 }, filter: { itemIDs: ['A'] } })
  const [{ changeSetID }] = (await call('GET', '/changesets')).body.data
  await call('POST', `/changesets/${changeSetID}/undo`, {})
  await expect.poll(async () => (await historyOf('A')).data.length).toBe(4)
  const { data, people, nextCursor } = await historyOf('A')
  expect(nextCursor).toBeNull()
  expect(people).toEqual(['role2', 'role7'])
  expect(data.map(({ source, userName, action }: Record<string, string>) => [source, userName, action])).toEqual([
    ['UNDO', 'role2', 'update'],
    ['BULK', 'role2', 'update'],
    ['FORM', 'role7', 'update'],
    ['API', 'role2', 'create'],
  ])
  expect(data[1]).toMatchObject({ changeSetID, changes: [{ field: 'sellingPrice', from: 6, to: 7 }] })
  expect(data[2].changes).toEqual([
    { field: 'name', from: 'Item A', to: 'By hand' },
    { field: 'sellingPrice', from: 5, to: 6 },
  ])
})

test('filters by field, user and source, page by page', async () => {
  await call('POST', '/items', newItem('B'))
  await save({ itemID: 'B', version: 1, name: 'Second' })
  await call('PUT', '/items', { itemID: 'B', version: 2, sellingPrice: 9 })
  const lengths = async (query: string) => (await historyOf('B', query)).data.length
  expect(await lengths('field=sellingPrice')).toBe(2)
  expect(await lengths('field=msrp')).toBe(0)
  expect(await lengths('user=role7')).toBe(1)
  expect(await lengths('source=API')).toBe(2)
  expect(await lengths('source=API&field=name')).toBe(1)
  const first = await historyOf('B', 'limit=2')
  const second = await historyOf('B', `limit=2&cursor=${first.nextCursor}`)
  expect([first.data.length, second.data.length, second.nextCursor]).toEqual([2, 1, null])
  expect(second.data[0].action).toBe('create')
})

test('omits hidden fields, and changes that only affect them', async () => {
  await call('POST', '/items', newItem('C'))
  await call('PUT', '/items', { itemID: 'C', version: 1, costPrice: 3 })
  await call('PUT', '/items', { itemID: 'C', version: 2, costPrice: 4, name: 'Seen' })
  const { data } = await historyOf('C', '', 'role100')
  expect(data).toHaveLength(2)
  expect(data[0].changes).toEqual([{ field: 'name', from: 'Item C', to: 'Seen' }])
  expect(JSON.stringify(data)).not.toContain('costPrice')
  expect(await catalog.as('role100')('GET', '/items/C/history?field=costPrice')).toMatchObject({ status: 403 })
})

test('names nobody who only changed hidden fields', async () => {
  await call('POST', '/items', newItem('P'))
  await save({ itemID: 'P', version: 1, sellingPrice: 6 })
  expect((await historyOf('P')).people).toEqual(['role2', 'role7'])
  expect((await historyOf('P', '', 'role103')).people).toEqual(['role2'])
})

test("includes the item's hints and entitlements, for users who may read them", async () => {
  await call('POST', '/items', newItem('D'))
  const location = { id: 'WH-RIVER', type: 'WAREHOUSE' }
  await call('POST', '/items/locations/hints?itemID=D', [{ hint: 'Bin 1', location }])
  const locations = [{ locationID: 'FD-LOBBY', type: 'STORE' }]
  await call('POST', '/items/hierarchy/entitlement', [{ itemID: 'D', locations }])
  const entities = async (user: string) =>
    (await historyOf('D', '', user)).data.map(({ entity }: { entity: string }) => entity)
  expect(await entities('role2')).toEqual(['entitlement', 'locationHint', 'item'])
  expect(await entities('role16')).not.toContain('entitlement')
})

test('shows one item of one company, to users who may read products', async () => {
  await call('POST', '/items', newItem('E'))
  expect(await catalog.as('role2', 'two')('GET', '/items/E/history')).toMatchObject({ status: 404 })
  expect(await call('GET', '/items/NONE/history')).toMatchObject({ status: 404 })
  expect(await catalog.as('role14')('GET', '/items/E/history')).toMatchObject({ status: 403 })
})
