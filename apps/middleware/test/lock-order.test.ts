import { beforeAll, expect, test, vi } from 'vitest'
import { writeAs, type WriteTransaction } from '#database/write.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { lockWaits } from './database.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const writer = { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1' }
const write = (work: (tx: WriteTransaction) => Promise<void>) => writeAs(catalog.one, writer, work)

beforeAll(async () => {
  for (const id of ['A', 'Z']) {
    const named = { productID: 'P', productName: 'Shirt' }
    expect(await call('POST', '/items', newItem(id, named))).toMatchObject({ status: 200 })
  }
})

/** Fails if anybody else holds the item. */
const lockFreeItem = ({ db }: WriteTransaction, itemID: string) =>
  db.selectFrom('item').select('item_id').where('item_id', '=', itemID).forNoKeyUpdate().noWait().execute()

test('an import waits for a product before it holds any item', async () => {
  const mapping = ['itemID', 'productID', 'productName'].map((field, column) => ({ field, column }))
  const begun = await call('POST', '/items/imports', { fileName: 'a.csv', columns: ['ID', 'P', 'Name'], mapping })
  const path = `/items/imports/${begun.body.importID}`
  const item = { itemID: 'A', productID: 'P', productName: 'Jacket' }
  await call('PUT', `${path}/parts/0`, { items: [{ line: 2, item }], rejections: [] })
  expect(await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })).toMatchObject({ status: 200 })
  await write(async (tx) => {
    await tx.db.selectFrom('product').select('product_id').where('product_id', '=', 'P').forNoKeyUpdate().execute()
    await call('POST', `${path}/apply`)
    await lockWaits(catalog.database, 1)
    expect(await lockFreeItem(tx, 'A')).toHaveLength(1)
  })
  const applied = async () => expect((await call('GET', path)).body).toMatchObject({ state: 'APPLIED', done: 1 })
  await vi.waitFor(applied)
})

test('a save that names a product holds its items in the order of all others', async () => {
  const { version } = (await call('GET', '/items?itemID=Z')).body.data[0]
  const saved = Promise.withResolvers<Awaited<ReturnType<typeof call>>>()
  await write(async (tx) => {
    await lockFreeItem(tx, 'A')
    saved.resolve(call('PUT', '/items', { itemID: 'Z', version, productName: 'Coat' }))
    await lockWaits(catalog.database, 1)
    expect(await lockFreeItem(tx, 'Z')).toHaveLength(1)
  })
  expect(await saved.promise).toMatchObject({ status: 200 })
  expect((await call('GET', '/items?itemID=A')).body.data[0]).toMatchObject({ productName: 'Coat' })
})

test('the company can be saved while others add records of it', async () => {
  const { version } = (await call('GET', '/business')).body.company
  await write(async (tx) => {
    await tx.db.insertInto('product').values({ product_id: 'NEW', product_name: 'New' }).execute()
    expect(await call('PUT', '/business/company', { version, currency: 'EUR' })).toMatchObject({ status: 200 })
  })
})
