// Calls that once answered 500, or changed what they should not. The contract fuzz tries many more, but not each of these
// with every seed.
import { expect, test } from 'vitest'
import { catalogOfTwo } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

const LISTS = ['/business/venues', '/business/stores', '/business/warehouses', '/events', '/registers', '/users/all']

test.for(LISTS)('%s refuses to be sorted by what every object has', async (path) => {
  for (const sort of ['constructor', 'valueOf', '-constructor']) {
    expect(await call('GET', `${path}?sort=${sort}`), sort).toMatchObject({ status: 400, errors: [{ field: 'sort' }] })
  }
})

test.for([1e308, 2 ** 53, -1, 1.5])('a role whose ID is %d is not looked for', async (roleID) => {
  const answer = await call('PUT', '/roles', { roleID, name: 'Renamed', version: 1 })
  expect(answer).toMatchObject({ status: 400, errors: [{ field: 'roleID' }] })
})

test.for(['x', 'Infinity', '1e308', '1,x', '-1', '9'.repeat(30)])('no entitlement has the ID %s', async (id) => {
  const answer = await call('DELETE', `/items/hierarchy/entitlement?id=${id}`)
  expect([400, 404]).toContain(answer.status)
  expect(answer.message).not.toBe('')
})

test.for(['screen', 'name', 'state'])('a view is not saved with half of a surrogate pair in its %s', async (field) => {
  const view = { screen: 'products', name: 'Mine', state: 'x', [field]: 'a\uD800' }
  expect(await call('POST', '/views', view)).toMatchObject({ status: 400, errors: [{ field }] })
})

test.for([
  [[], ''],
  [{}, ''],
  [{ fields: [], filter: { itemIDs: ['A'] } }, 'fields'],
  [{ fields: { nonsense: 1 }, filter: { itemIDs: ['A'] } }, 'fields.nonsense'],
  [{ fields: { sellingPrice: 'x' }, filter: { itemIDs: ['A'] } }, 'fields.sellingPrice'],
  [{ fields: { sellingPrice: 1 }, filter: 'A' }, 'filter'],
  [{ fields: { sellingPrice: 1 }, filter: { nonsense: ['A'] } }, 'filter.nonsense'],
  [{ fields: { sellingPrice: 1 }, filter: { itemIDs: [null] } }, 'filter.itemIDs.0'],
] as const)('a bulk edit of %j is refused by its field', async ([body, field]) => {
  const answer = await call('PATCH', '/items/batches', body)
  expect(answer.status).toBe(400)
  if (field) expect(answer.errors?.map((error) => error.field)).toContain(field)
})
