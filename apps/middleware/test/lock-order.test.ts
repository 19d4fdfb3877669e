import { beforeAll, expect, test, vi } from 'vitest'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { lockWaits } from './database.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const writer = { user: { userID: 'u1', userName: 'ada' }, requestID: 'r1' }
const write = <T>(work: (tx: WriteTransaction) => Promise<T>) => writeAs(catalog.one, writer, work)

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

test('an undo that removes what an import created waits for its products before it holds any item', async () => {
  const mapping = ['itemID', 'name', 'productID'].map((field, column) => ({ field, column }))
  const begun = await call('POST', '/items/imports', { fileName: 'b.csv', columns: ['ID', 'Name', 'P'], mapping })
  const path = `/items/imports/${begun.body.importID}`
  const item = { itemID: 'GOES', name: 'Goes', productID: 'MADE' }
  await call('PUT', `${path}/parts/0`, { items: [{ line: 2, item }], rejections: [] })
  await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })
  await call('POST', `${path}/apply`)
  await vi.waitFor(async () => expect((await call('GET', path)).body.state).toBe('APPLIED'))
  const { changeSetID } = (await call('GET', path)).body
  const undoing = await write(async (tx) => {
    await tx.db.selectFrom('product').select('product_id').where('product_id', '=', 'MADE').forNoKeyUpdate().execute()
    const { body } = await call('POST', `/changesets/${changeSetID}/undo`, { removeCreated: true })
    await lockWaits(catalog.database, 1)
    expect(await lockFreeItem(tx, 'GOES')).toHaveLength(1)
    return body.changeSetID
  })
  const applied = async () => expect((await call('GET', `/changesets/${undoing}`)).body.state).toBe('APPLIED')
  await vi.waitFor(applied)
  expect((await call('GET', '/items?itemID=GOES')).body.data).toEqual([])
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
