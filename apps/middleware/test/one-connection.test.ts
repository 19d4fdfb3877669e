import { expect, test, vi } from 'vitest'
import { seedReference } from '#areas/reference/demo/seed-reference.ts'
import { startApp, tokenOf } from './app.ts'
import { type Catalog, newItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { anotherHandle, cloneDatabase } from './database.ts'
import { madeByOne } from './made-by-one.ts'

const database = await cloneDatabase()
const one = await addCompany(database, 'one', [2, 9, 16])
await seedReference(one.db)

// Whatever waited for a second connection would get the 503 after the ten seconds of the pool.
test('nothing that a call or a job does waits for a second connection', async () => {
  const app = await startApp(anotherHandle(database, 1))
  const token = await tokenOf(app, 'one', 'role2')
  const call: ReturnType<Catalog['as']> = (method, path, body) => app.call(token, method, path, body)
  await madeByOne({ database, app, one, as: () => call })
  expect(await call('POST', '/items', newItem('A', { productID: 'P', productName: 'Shirt' }))).toMatchObject({
    status: 200,
  })
  const edit = { fields: { sellingPrice: 7 }, filter: { itemIDs: ['A'] } }
  expect(await call('PATCH', '/items/batches', edit)).toMatchObject({ status: 200 })
  const user = { userName: 'eve', name: 'Eve', roleID: 9 }
  expect(await call('POST', '/users', user)).toMatchObject({ status: 200 })
  expect(await call('GET', '/users/all')).toMatchObject({ status: 200 })

  const mapping = ['itemID', 'name'].map((field, column) => ({ field, column }))
  const begun = await call('POST', '/items/imports', { fileName: 'a.csv', columns: ['ID', 'Name'], mapping })
  const path = `/items/imports/${begun.body.importID}`
  await call('PUT', `${path}/parts/0`, { items: [{ line: 2, item: { itemID: 'A', name: 'New' } }], rejections: [] })
  expect(await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })).toMatchObject({ status: 200 })
  expect(await call('POST', `${path}/apply`)).toMatchObject({ status: 200 })
  await vi.waitFor(async () => expect((await call('GET', path)).body).toMatchObject({ state: 'APPLIED' }))
})

test('users and roles that are changed at the same time are all changed', async () => {
  const all = await startApp(anotherHandle(database, 16))
  const token = await tokenOf(all, 'one', 'role2')
  const users = Array.from({ length: 10 }, (_, n) => ({ userName: `at-once-${n}`, name: 'At once', roleID: 9 }))
  const created = users.map((user) => all.call(token, 'POST', '/users', user))
  const role = await all.call(token, 'GET', '/roles/16')
  const changed = Array.from({ length: 10 }, () =>
    all.call(token, 'PUT', '/roles/16/grants', { version: role.body.role.version, features: role.body.features }),
  )
  const statuses = (await Promise.all([...created, ...changed])).map(({ status }) => status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
