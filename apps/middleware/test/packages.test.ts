import { beforeAll, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
const call = catalog.as('role2')

const path = (itemID: string) => `/items/components?itemID=${itemID}`
const part = (itemID: string, quantity = 1) => ({ itemID, quantity })

/** Saves over the current version. */
async function save(packageID: string, ...components: { itemID: string; quantity: number }[]) {
  const { body } = await call('GET', path(packageID))
  return call('PUT', path(packageID), { version: body.version, components })
}

async function makePackages(...ids: string[]) {
  for (const id of ids) await call('POST', '/items', newItem(id, { type: 3, sellingPrice: 20 }))
}

/** Stocks an item at the first locations of the company, one after the other. */
async function stock(item_id: string, ...quantities: number[]) {
  const places = await catalog.one.db
    .selectFrom('location')
    .select(['type as location_type', 'location_id'])
    .limit(quantities.length)
    .execute()
  const rows = places.map((at, index) => ({ item_id, ...at, qoh: quantities[index]! }))
  await addStock(catalog.one, rows)
}

beforeAll(async () => {
  for (const id of ['TEE', 'MUG', 'OLD']) await call('POST', '/items', newItem(id))
  await call('POST', '/items', newItem('WRAP', { type: 2, costPrice: 0.5, sellingPrice: 1 }))
  await call('PUT', '/items', { itemID: 'OLD', version: 1, itemStatus: 'Discontinued' })
  await stock('TEE', 7, 2)
  await stock('MUG', 5)
})

test("saves a package's components and returns them with cost, price and quantity on hand", async () => {
  await makePackages('BOX')
  const saved = await save('BOX', part('TEE', 2), part('MUG', 0.5), part('WRAP'))
  expect(saved).toMatchObject({ status: 200, body: { version: 2 } })
  expect(saved.body.components).toEqual([
    {
      itemID: 'MUG',
      upc: 'MUG',
      name: 'Item MUG',
      type: 1,
      itemStatus: 'Active',
      quantity: 0.5,
      costPrice: 2,
      sellingPrice: 5,
      qoh: 5,
    },
    {
      itemID: 'TEE',
      upc: 'TEE',
      name: 'Item TEE',
      type: 1,
      itemStatus: 'Active',
      quantity: 2,
      costPrice: 2,
      sellingPrice: 5,
      qoh: 9,
    },
    {
      itemID: 'WRAP',
      upc: 'WRAP',
      name: 'Item WRAP',
      type: 2,
      itemStatus: 'Active',
      quantity: 1,
      costPrice: 0.5,
      sellingPrice: 1,
    },
  ])
  expect((await call('GET', path('BOX'))).body).toEqual(saved.body)
  // The item has a new version: a form open on it learns of the change when it is saved.
  expect((await call('GET', '/items?itemID=BOX')).body.data[0].version).toBe(2)
  const entry = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['item_id', 'changes'])
    .where('entity', '=', 'packageComponent')
    .where('entity_id', '=', 'BOX')
    .executeTakeFirstOrThrow()
  expect(entry.item_id).toBe('BOX')
  expect(entry.changes).toEqual([
    { field: 'components', from: [], to: [part('MUG', 0.5), part('TEE', 2), part('WRAP')] },
  ])
})

test('counts how many of a nested package can be made', async () => {
  await makePackages('INNER', 'OUTER')
  await save('INNER', part('TEE', 4), part('MUG'))
  const { body } = await save('OUTER', part('INNER', 2), part('WRAP'))
  expect(body.components.map(({ itemID, qoh }: { itemID: string; qoh?: number }) => [itemID, qoh])).toEqual([
    ['INNER', 2],
    ['WRAP', undefined],
  ])
})

test('refuses invalid components at their fields, and saves nothing', async () => {
  await makePackages('RULES')
  const refusals: [object[], string, string][] = [
    [[part('TEE', 0)], 'components.0.quantity', 'Quantity must be above 0.'],
    [[part('TEE', 0.0001)], 'components.0.quantity', 'Quantity may have at most 3 decimals.'],
    [[part('MUG'), part('TEE'), part('TEE')], 'components.2.itemID', 'TEE is in the package twice.'],
    [[part('RULES')], 'components.0.itemID', 'A package cannot contain itself.'],
    [[part('BAG')], 'components.0.itemID', 'BAG System generated item and cannot be modified'],
    [[part('NOWHERE')], 'components.0.itemID', 'There is no item NOWHERE.'],
    [[part('OLD')], 'components.0.itemID', 'OLD is discontinued.'],
  ]
  for (const [components, field, message] of refusals) {
    const { status, errors } = await call('PUT', path('RULES'), { version: 1, components })
    expect({ status, ...errors?.find((error) => error.message === message) }).toMatchObject({ status: 400, field })
  }
  expect((await call('GET', path('RULES'))).body).toEqual({ version: 1, components: [] })
  expect((await save('TEE', part('MUG'))).message).toBe('TEE is not a package')
  expect((await call('GET', path('NONE'))).status).toBe(404)
})

test('keeps a discontinued component that is already in the package', async () => {
  await makePackages('STAYS')
  await catalog.one.db
    .insertInto('package_component')
    .values({ package_id: 'STAYS', component_id: 'OLD', quantity: 1 })
    .execute()
  expect((await save('STAYS', part('OLD', 2))).status).toBe(200)
})

test('refuses a package that contains this one, with the path, also when both are saved at once', async () => {
  await makePackages('P1', 'P2', 'P3')
  await save('P1', part('P2'))
  await save('P2', part('P3'))
  expect((await save('P3', part('P1'))).errors).toMatchObject([
    { field: 'components.0.itemID', message: 'P1 already contains this package: P3 > P1 > P2 > P3' },
  ])
  await makePackages('Q1', 'Q2')
  const answers = await Promise.all([save('Q1', part('Q2')), save('Q2', part('Q1'))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('reports a conflict to the second of two people, with the current components', async () => {
  await makePackages('TWICE')
  const body = (quantity: number) => ({ version: 1, components: [part('TEE', quantity)] })
  const answers = await Promise.all([
    call('PUT', path('TWICE'), body(1)),
    catalog.as('role7')('PUT', path('TWICE'), body(2)),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const conflict = answers.find(({ status }) => status === 409)!
  expect(conflict.body.current).toMatchObject({ version: 2, components: [{ itemID: 'TEE' }] })
})

test('shows cost to those who may see it, and requires write access to packages and products', async () => {
  await makePackages('RIGHTS')
  await save('RIGHTS', part('TEE'))
  const { body } = await catalog.as('role100')('GET', path('RIGHTS'))
  expect(body.components[0]).not.toHaveProperty('costPrice')
  expect(body.components[0].sellingPrice).toBe(5)
  expect((await catalog.as('role14')('GET', path('RIGHTS'))).status).toBe(403)
  expect((await catalog.as('role14')('PUT', path('RIGHTS'), { version: 2, components: [] })).status).toBe(403)
  expect((await catalog.as('role2', 'two')('GET', path('RIGHTS'))).status).toBe(404)
  expect((await catalog.as('role2', 'two')('PUT', path('RIGHTS'), { version: 2, components: [] })).status).toBe(404)
})

test('refuses to discontinue a component of an active package, by form or in bulk', async () => {
  await makePackages('HELD')
  await call('POST', '/items', newItem('PART'))
  await save('HELD', part('PART'))
  const message = 'PART is part of the active package Item HELD and cannot be discontinued'
  expect(await call('PUT', '/items', { itemID: 'PART', version: 1, itemStatus: 'Discontinued' })).toMatchObject({
    status: 400,
    message,
  })
  const fields = { itemStatus: 'Discontinued' }
  expect(await call('PATCH', '/items/batches', { fields, filter: { itemIDs: ['PART'] } })).toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  })
})
