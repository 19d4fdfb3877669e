import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

test('keeps one product name and one default item over concurrent saves', async () => {
  const product = { productID: 'RACE', productName: 'Race' }
  const ids = ['R1', 'R2', 'R3', 'R4']
  await call('POST', '/items', {
    ...newItem('R1', product),
    variants: ids.slice(1).map((id) => newItem(id, product)),
  })
  for (let round = 0; round < 5; round++) {
    const before = (await call('GET', '/product/RACE?fetchVariants=true')).body.variants
    const answers = await Promise.all(
      before.map(({ itemID, version }: { itemID: string; version: number }) =>
        call('PUT', '/items', { itemID, version, productName: `${itemID} of ${round}`, defaultItem: true }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const { body } = await call('GET', '/product/RACE?fetchVariants=true')
    expect(body.variants.filter(({ defaultItem }: { defaultItem: boolean }) => defaultItem)).toHaveLength(1)
    expect(new Set(body.variants.map(({ productName }: { productName: string }) => productName)).size).toBe(1)
  }
})

test('a bulk edit of the product name names the product and all its items, and so does its undo', async () => {
  for (const [itemID, product] of Object.entries({ N1: 'NAMED', N2: 'NAMED', N3: 'ALSO', N4: undefined })) {
    const named = product === undefined ? {} : { productID: product, productName: `${product} before` }
    expect(await call('POST', '/items', newItem(itemID, named))).toMatchObject({ status: 200 })
  }
  const names = async () => {
    const products = ['NAMED', 'ALSO'].map(async (id) => (await call('GET', `/product/${id}`)).body.productName)
    const items = ['N1', 'N2', 'N3', 'N4'].map(async (id) => (await item(id)).productName)
    return Promise.all([...products, ...items])
  }
  const before = await names()
  expect(before).toEqual(['NAMED before', 'ALSO before', 'NAMED before', 'NAMED before', 'ALSO before', undefined])
  const edit = { fields: { productName: 'After' }, filter: { itemIDs: ['N1', 'N3', 'N4'] } }
  expect(await call('PATCH', '/items/batches', edit)).toMatchObject({ status: 200 })
  expect(await names()).toEqual(Array(6).fill('After'))
  const found = (await call('GET', '/items?search=after')).body.data.map(({ itemID }: { itemID: string }) => itemID)
  expect(found).toEqual(['N1', 'N2', 'N3', 'N4'])
  const [{ changeSetID }] = (await call('GET', '/changesets')).body.data
  await call('POST', `/changesets/${changeSetID}/undo`, {})
  await vi.waitFor(async () => expect(await names()).toEqual(before))
})

test('an import that names a product names its items outside of the file as well, and so does its undo', async () => {
  for (const itemID of ['F1', 'F2', 'F3']) {
    await call('POST', '/items', newItem(itemID, { productID: 'FILED', productName: 'Filed' }))
  }
  const names = async () => {
    const items = await Promise.all(['F1', 'F2', 'F3'].map(async (id) => (await item(id)).productName))
    return [(await call('GET', '/product/FILED')).body.productName, ...items]
  }
  const imported = async (given: object[], renamed: number) => {
    const mapping = ['itemID', 'name', 'productID', 'productName'].map((field, column) => ({ field, column }))
    const columns = mapping.map(({ field }) => field)
    const begun = await call('POST', '/items/imports', { fileName: 'p.csv', columns, mapping })
    const path = `/items/imports/${begun.body.importID}`
    const items = given.map((said, at) => ({ line: at + 2, item: { name: 'Tee', productID: 'FILED', ...said } }))
    await call('PUT', `${path}/parts/0`, { items, rejections: [] })
    await call('POST', `${path}/check`, { rows: items.length, skipped: 0, conflicts: 0 })
    expect((await call('GET', path)).body).toMatchObject({ state: 'CHECKED', counts: { renamed } })
    await call('POST', `${path}/apply`)
    await vi.waitFor(async () => expect((await call('GET', path)).body).toMatchObject({ state: 'APPLIED' }))
    return (await call('GET', path)).body.changeSetID
  }
  await imported([{ itemID: 'F2', name: 'Another item name' }], 0)
  expect(await names()).toEqual(Array(4).fill('Filed'))
  const changeSetID = await imported(
    [
      { itemID: 'F2', productName: 'First row' },
      { itemID: 'F1', productName: 'Last row' },
    ],
    1,
  )
  expect(await names()).toEqual(Array(4).fill('Last row'))
  expect((await call('GET', '/items?search=last%20row')).body.data).toHaveLength(3)
  await imported([{ itemID: 'F1', productName: 'Last row' }], 0)
  expect(await names()).toEqual(Array(4).fill('Last row'))
  await call('POST', `/changesets/${changeSetID}/undo`, {})
  await vi.waitFor(async () => expect(await names()).toEqual(Array(4).fill('Filed')))
})

describe('an item that comes to another product takes its name', () => {
  const nameOf = async (itemID: string) => (await item(itemID)).productName
  const move = { productID: 'TO' }

  beforeAll(async () => {
    await call('POST', '/items', newItem('TO-1', { productID: 'TO', productName: 'The new one' }))
    for (const itemID of ['FORM', 'FULL', 'BULK', 'IMPORT', 'LEAVES']) {
      await call('POST', '/items', newItem(itemID, { productID: 'FROM', productName: 'The old one' }))
    }
  })

  afterAll(async () => {
    expect((await call('GET', '/product/TO')).body).toMatchObject({ productName: 'The new one' })
    expect((await call('GET', '/product/FROM')).body).toMatchObject({ productName: 'The old one' })
  })

  test('in a save, even one that repeats the old name, with its new variants', async () => {
    await call('PUT', '/items', { itemID: 'FORM', version: 1, ...move })
    const { name, upc } = newItem('FULL')
    const variants = [newItem('FULL-V')]
    const full = { itemID: 'FULL', version: 1, name, upc, productName: 'The old one', variants, ...move }
    expect(await call('PUT', '/items', full)).toMatchObject({ status: 200, body: { productName: 'The new one' } })
    for (const itemID of ['FORM', 'FULL-V']) expect(await nameOf(itemID)).toBe('The new one')
    const { data } = (await call('GET', '/items?search=the%20new%20one')).body
    expect(data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['FORM', 'FULL', 'FULL-V', 'TO-1'])
  })

  test('as a new item', async () => {
    await call('POST', '/items', newItem('CREATED', move))
    expect(await nameOf('CREATED')).toBe('The new one')
    await call('POST', '/items', newItem('ALONE', { productID: 'ALONE' }))
    expect(await nameOf('ALONE')).toBe('Item ALONE')
  })

  test('in a bulk edit, and goes back with it', async () => {
    await call('PATCH', '/items/batches', { fields: move, filter: { itemIDs: ['BULK'] } })
    expect(await nameOf('BULK')).toBe('The new one')
    const [{ changeSetID }] = (await call('GET', '/changesets')).body.data
    await call('POST', `/changesets/${changeSetID}/undo`, {})
    await vi.waitFor(async () => expect(await nameOf('BULK')).toBe('The old one'))
  })

  test('in an import, which may add it', async () => {
    const mapping = ['itemID', 'name', 'productID'].map((field, column) => ({ field, column }))
    const begun = await call('POST', '/items/imports', { fileName: 'm.csv', columns: ['ID', 'Name', 'P'], mapping })
    const path = `/items/imports/${begun.body.importID}`
    const items = ['IMPORT', 'ADDED'].map((itemID, at) => {
      return { line: at + 2, item: { itemID, name: itemID, ...move } }
    })
    await call('PUT', `${path}/parts/0`, { items, rejections: [] })
    await call('POST', `${path}/check`, { rows: 2, skipped: 0, conflicts: 0 })
    await call('POST', `${path}/apply`)
    await vi.waitFor(async () => expect((await call('GET', path)).body).toMatchObject({ state: 'APPLIED' }))
    for (const itemID of ['IMPORT', 'ADDED']) expect(await nameOf(itemID)).toBe('The new one')
  })

  test('and has none once it leaves, unless it is given one', async () => {
    await call('PUT', '/items', { itemID: 'LEAVES', version: 1, productID: null })
    expect(await item('LEAVES')).not.toHaveProperty('productName')
    await call('PUT', '/items', { itemID: 'LEAVES', version: 2, productID: 'OWN', productName: 'Its own' })
    expect(await nameOf('LEAVES')).toBe('Its own')
  })
})
