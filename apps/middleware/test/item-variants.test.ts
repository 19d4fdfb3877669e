import { expect, test } from 'vitest'
import { auditOf, catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

test('are saved with the item, and the product contains them, the default one first', async () => {
  const product = { productID: 'P1', productName: 'The tee', type: 6 }
  const variants = [newItem('V2', product), newItem('V3', { ...product, defaultItem: true })]
  expect(await call('POST', '/items', { ...newItem('V1', product), variants })).toMatchObject({ status: 200 })
  const { body } = await call('GET', '/product/P1?fetchVariants=true')
  expect(body).toMatchObject({ productID: 'P1', productName: 'The tee', defaultItemID: 'V3' })
  expect(body.variants.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['V3', 'V1', 'V2'])

  await call('PUT', '/items', { itemID: 'V1', version: 1, productName: 'The shirt', defaultItem: true })
  expect(await item('V2')).toMatchObject({ productName: 'The shirt', version: 2 })
  const after = await call('GET', '/product/P1')
  expect(after.body).toMatchObject({ productName: 'The shirt', defaultItemID: 'V1', variants: [] })
  expect((await call('GET', '/items?search=the%20shirt')).body.data).toHaveLength(3)
  expect(await catalog.as('role2', 'two')('GET', '/product/P1')).toMatchObject({ status: 404 })
})

test.for([
  ['without an ID', [{ ...newItem(''), itemID: '' }], 'All the variants must have an item ID'],
  ['with the ID of the item', [newItem('W1')], 'Variant(s) with item ID same as main item found'],
  ['given twice', [newItem('W2'), newItem('W2')], 'Duplicate item ID(s) found for W2'],
  ['without a UPC', [newItem('W3', { upc: '' })], 'All the variants must have a UPC'],
  ['without a name', [newItem('W3', { name: '' })], 'All the variants must have a name'],
  ['without a cost price', [newItem('W3', { costPrice: undefined })], 'All the variants must have a cost price'],
  [
    'without a selling price',
    [newItem('W3', { sellingPrice: undefined })],
    'All the variants must have a selling price',
  ],
  [
    'with a restricted character',
    [newItem('W3', { name: 'Fish & chips' })],
    'Please enter a valid Variant Name/Item ID/UPC - Special characters & are restricted',
  ],
  ['that is a system item', [newItem('BAG')], 'BAG System generated item and cannot be modified'],
  ['of another product', [newItem('W3', { productID: 'X' })], 'Product ID must be W, as on the main item.'],
] as const)('a variant %s is refused', async ([, variants, message]) => {
  const answer = await call('POST', '/items', { ...newItem('W1', { productID: 'W' }), variants })
  expect(answer).toMatchObject({ status: 400, message })
  expect(answer.errors).toContainEqual(
    expect.objectContaining({ field: expect.stringMatching(/^variants\.\d+\.\w+$/), message }),
  )
  expect(await item('W1')).toBeUndefined()
})

test('requires a product for new variants, which take over its ID and name and the type Variant', async () => {
  const { type: _, ...small } = newItem('Y2')
  const without = await call('POST', '/items', { ...newItem('Y1'), variants: [small] })
  const required = { field: 'productID', message: 'Product ID is required.' }
  expect(without).toMatchObject({ status: 400, errors: [required] })
  await call('POST', '/items', newItem('Y1'))
  const edit = (more: object) => call('PUT', '/items', { itemID: 'Y1', version: 1, variants: [small], ...more })
  expect(await edit({})).toMatchObject({ status: 400, errors: [required] })
  expect(await edit({ productID: 'Y', productName: 'Why' })).toMatchObject({ status: 200 })
  const shared = { productID: 'Y', productName: 'Why', type: 6, version: 1 }
  expect(await item('Y2')).toMatchObject(shared)
  const { type: __, ...large } = newItem('Y3')
  await call('PUT', '/items', { itemID: 'Y1', version: 2, variants: [large] })
  expect(await item('Y3')).toMatchObject(shared)
  await call('POST', '/items', newItem('Z1', { productID: 'Z' }))
  const stranger = await call('PUT', '/items', {
    itemID: 'Y1',
    version: 2,
    variants: [{ itemID: 'Z1', version: 1, name: 'Mine' }],
  })
  expect(stranger).toMatchObject({ status: 400, message: 'Product ID must be Y, as on the main item.' })
})

test('refuses existing variants by their IDs', async () => {
  await call('POST', '/items', newItem('X2'))
  const answer = await call('POST', '/items', {
    ...newItem('X1', { productID: 'X' }),
    variants: [newItem('X3'), newItem('X2')],
  })
  const message = 'Duplicate item ID(s) found for X2'
  expect(answer).toMatchObject({ status: 400, message, errors: [{ field: 'variants.1.itemID', message }] })
  expect(await item('X1')).toBeUndefined()
})

test('refuses one of two concurrent saves with the same new variant, at its row', async () => {
  const send = (id: string) =>
    call('POST', '/items', { ...newItem(id, { productID: id }), variants: [newItem('ONCE')] })
  const answers = await Promise.all([send('ONE'), send('TWO')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)!.errors).toMatchObject([
    { field: 'variants.0.itemID', message: 'Duplicate item ID(s) found for ONCE' },
  ])
})

test('changes some variants and adds others; refuses an older version and a taken ID', async () => {
  const product = { productID: 'MATRIX', productName: 'Matrix' }
  await call('POST', '/items', { ...newItem('MX1', product), variants: [newItem('MX2', product)] })
  await call('POST', '/items', newItem('MX9'))
  const edit = (...variants: object[]) => call('PUT', '/items', { itemID: 'MX1', version: 1, variants })
  const changed = { itemID: 'MX2', version: 1, sellingPrice: 44 }
  expect(await edit(changed, newItem('MX3', product))).toMatchObject({ status: 200 })
  const { body } = await call('GET', '/product/MATRIX?fetchVariants=true')
  const prices = body.variants.map(({ itemID, sellingPrice, version }: Record<string, unknown>) => [
    itemID,
    sellingPrice,
    version,
  ])
  expect(prices).toEqual([
    ['MX1', 5, 1],
    ['MX2', 44, 2],
    ['MX3', 5, 1],
  ])
  const late = await edit({ ...changed, sellingPrice: 45 }, newItem('MX4', product))
  expect(late).toMatchObject({ status: 409, body: { current: { itemID: 'MX2', sellingPrice: 44, version: 2 } } })
  expect(await edit(newItem('MX9', product))).toMatchObject({
    status: 400,
    message: 'Duplicate item ID(s) found for MX9',
  })
  expect(await edit({ itemID: 'MX7', version: 1 })).toMatchObject({ status: 404, message: 'There is no item MX7' })
  expect((await call('GET', '/items?itemID=MX4')).body.data).toEqual([])
})

test('stores variants with different fields in one save', async () => {
  const one = newItem('D2', { additionalUPCs: ['D2-A', 'D2-B'], msrp: 12.34, size: { sizeID: 'XL' }, type: 6 })
  const other = newItem('D3', { name: 'Émile “Two”', consignment: true, extendedDescription: 'One\nTwo', type: 6 })
  expect(await call('POST', '/items', { ...newItem('D1', { productID: 'D' }), variants: [one, other] })).toMatchObject({
    status: 200,
  })
  expect(await item('D2')).toMatchObject({ ...one, itemStatus: 'Active', reportingMode: 'ALL', consignment: false })
  expect(await item('D3')).toMatchObject(other)
  const variants = [
    { itemID: 'D2', version: 1, additionalUPCs: [], msrp: null },
    { itemID: 'D3', version: 1, name: 'Named anew' },
  ]
  await call('PUT', '/items', { itemID: 'D1', version: 1, variants })
  const { body } = await call('GET', '/items?search=d2-a')
  expect(body.data).toEqual([])
  expect((await call('GET', '/items?search=named%20anew')).body.data).toMatchObject([{ itemID: 'D3', upc: 'D3' }])
  expect((await auditOf(catalog, 'D2'))[1]).toMatchObject({
    action: 'update',
    changes: [
      { field: 'additionalUPCs', from: ['D2-A', 'D2-B'], to: [] },
      { field: 'msrp', from: 12.34, to: null },
    ],
  })
})

test("refuses one of two concurrent edits of a variant, and hides another company's", async () => {
  await call('POST', '/items', { ...newItem('T1', { productID: 'T' }), variants: [newItem('T2')] })
  const edit = (user: string, itemID = 'T2') =>
    catalog.as(user)('PUT', '/items', { itemID: 'T1', version: 1, variants: [{ itemID, version: 1, name: user }] })
  const answers = await Promise.all([edit('role2'), edit('role7')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await item('T2')).toMatchObject({ version: 2 })
  await catalog.as('role2', 'two')('POST', '/items', newItem('TTWO'))
  expect(await edit('role2', 'TTWO')).toMatchObject({ status: 404 })
  expect(await catalog.as('role9')('PUT', '/items', { itemID: 'T1', version: 1, variants: [] })).toMatchObject({
    status: 403,
  })
})

test('entitles an item together with its variants', async () => {
  const entitlements = [{ locationID: 'ART-OKRA', type: 'ARTIST' }]
  await call('POST', '/items', { ...newItem('E1', { productID: 'E' }), variants: [newItem('E2')], entitlements })
  const { body } = await call('GET', '/items/hierarchy/entitlement?locationID=ART-OKRA&locationType=ARTIST&expand=item')
  expect(body.data).toMatchObject([{ itemID: 'E1', item: { name: 'Item E1' } }, { itemID: 'E2' }])
})

test('a product ID from before commas were refused is shown, found and edited, and given to no other item', async () => {
  await call('POST', '/items', newItem('K1', { productID: 'K', productName: 'Kit' }))
  await call('POST', '/items', newItem('K9'))
  const { db } = catalog.one
  await db.insertInto('product').values({ product_id: 'K,1', product_name: 'Kit' }).execute()
  await db.updateTable('item').set({ product_id: 'K,1' }).where('item_id', '=', 'K1').execute()
  const { type: _, ...small } = newItem('K2')
  const edit = { itemID: 'K1', version: 1, productID: 'K,1', name: 'A kit', variants: [small] }
  expect(await call('PUT', '/items', edit)).toMatchObject({ status: 200 })
  const shown = { productID: 'K,1', variants: [{ itemID: 'K1', name: 'A kit' }, { itemID: 'K2' }] }
  expect((await call('GET', '/product/K,1?fetchVariants=true')).body).toMatchObject(shown)
  expect((await call('GET', '/items?productID=K%5C,1&sort=itemID')).body.data).toMatchObject(shown.variants)
  const message = 'Product ID may not contain commas.'
  for (const productID of ['K,1', 'K,2']) {
    const answer = await call('PUT', '/items', { itemID: 'K9', version: 1, productID })
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'productID', message }] })
  }
})

test('V18 a product and its export have the variants in garment order, by the names of the lists', async () => {
  const garment = (itemID: string, size: string, color: string, more = {}) =>
    newItem(itemID, {
      productID: 'GO',
      name: `Tee ${color} ${size}`,
      size: { sizeID: size },
      color: { colorID: color },
      ...more,
    })
  const create = (kind: string, id: string, description: string) => call('POST', `/lists/${kind}`, { id, description })
  expect(await create('size', 'GO-9', 'Double extra small')).toMatchObject({ status: 200 })
  expect(await create('color', 'GO-1', 'Zebra')).toMatchObject({ status: 200 })
  const [first, ...variants] = [
    garment('GO1', 'GO-9', 'GO-1'),
    garment('GO2', 'S', 'GO-1'),
    garment('GO3', 'L', 'BLK'),
    garment('GO4', 'XL', 'BLK', { defaultItem: true }),
    garment('GO5', 'GO-9', 'BLK'),
    garment('GO6', 'S', 'BLK'),
  ]
  expect(await call('POST', '/items', { ...first, variants })).toMatchObject({ status: 200 })
  const { body } = await call('GET', '/product/GO?fetchVariants=true')
  const inOrder = ['GO5', 'GO6', 'GO3', 'GO4', 'GO1', 'GO2']
  expect(body.variants.map(({ itemID }: { itemID: string }) => itemID)).toEqual([
    'GO4',
    ...inOrder.filter((id) => id !== 'GO4'),
  ])
  const exported = async (query: string) => {
    const token = await catalog.app.signIn('one', 'role2')
    const url = `/api/items/export?columns=itemID&productID=GO${query}`
    const { body: csv } = await catalog.app.app.inject({ url, headers: { token } })
    return csv.trim().split(/\r?\n/).slice(1)
  }
  expect(await exported('')).toEqual(inOrder)
  expect(await exported('&sort=name')).toEqual(['GO5', 'GO3', 'GO6', 'GO4', 'GO1', 'GO2'])
})
