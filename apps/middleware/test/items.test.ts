import { itemFields } from '@greenroom/catalog'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { requestID } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { soon } from './listener.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

/** A stored value of each field that may be hidden, another one, and a blank one. */
const HIDDEN: Record<string, { stored: unknown; other: unknown; blank: unknown }> = {
  costPrice: { stored: 2, other: 3, blank: 0 },
  sellingPrice: { stored: 5, other: 6, blank: 0 },
  masterSKU: { stored: 'SKU-1', other: 'SKU-2', blank: '' },
  ctoType: { stored: 'ALWAYS', other: 'NEVER', blank: '' },
  extendedDescription: { stored: 'Soft', other: 'Hard', blank: '' },
}

describe('create', () => {
  test('returns the item, with its defaults and the message of section 8', async () => {
    const answer = await call('POST', '/items', newItem('C1', { department: { departmentID: 'MUSIC' } }))
    expect(answer).toMatchObject({ status: 200, code: 'OK_000', message: 'Item has been modified/created' })
    expect(answer.body).toMatchObject({
      itemID: 'C1',
      upc: 'C1',
      department: { departmentID: 'MUSIC' },
      itemStatus: 'Active',
      reportingMode: 'ALL',
      version: 1,
      updatedBy: 'role2',
    })
    expect(await item('C1')).toEqual(answer.body)
  })

  test('uses the restricted characters of every active entry of the company', async () => {
    const key = 'SPECIAL_CHARS_RESTRICTED'
    const entries = [
      { key, value: '%', status: 'ACTIVE' },
      { key, value: '~', status: 'INACTIVE' },
    ]
    await catalog.one.db.insertInto('system_configuration').values(entries).execute()
    const refusal = await call('POST', '/items', newItem('PERCENT', { name: 'Half & half, 50%, ~' }))
    expect(refusal.errors).toMatchObject([{ field: 'name', message: 'Name may not contain & %' }])
    const values = entries.map(({ value }) => value)
    await catalog.one.db.deleteFrom('system_configuration').where('value', 'in', values).execute()
  })

  test.for([
    ['no name', { name: '' }, 'name', 'Name is required.'],
    ['a long name', { name: 'x'.repeat(51) }, 'name', 'Name is longer than 50 characters (51).'],
    ['a restricted character', { name: 'Fish & chips' }, 'name', 'Name may not contain &'],
    ['a long UPC', { upc: '1'.repeat(16) }, 'upc', 'UPC is longer than 15 characters (16).'],
    [
      'its UPC twice',
      { additionalUPCs: ['U'], upc: 'U' },
      'additionalUPCs',
      'Additional UPCs must be different from the main UPC',
    ],
    [
      'a department that does not exist',
      { department: { departmentID: 'X' } },
      'department',
      'Department X does not exist',
    ],
    ['a vendor that does not exist', { vendor: { vendorCode: 'X' } }, 'vendor', 'Vendor X does not exist'],
    ['a tax that does not exist', { tax: { taxID: 'X' } }, 'tax', 'Tax X does not exist'],
    [
      'a fee that does not exist',
      { extendedInfo: [{ key: 'ITEM_FEE_ID', value: 'X' }] },
      'fees',
      'Fees X does not exist',
    ],
    [
      'an unknown attribute',
      { attributes: [{ key: 'X', value: '1' }] },
      'attributes.0.key',
      'Additional attribute X does not exist',
    ],
  ] as const)('refuses %s', async ([, more, field, message]) => {
    const answer = await call('POST', '/items', newItem('BAD', more))
    expect(answer).toMatchObject({ status: 400, code: 'ER_000', message: 'Please correct the marked fields.' })
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }))
    expect(await item('BAD')).toBeUndefined()
  })

  test('refuses texts that are too long to index together, without a failure', async () => {
    const letters = Array.from({ length: 1_500 }, (_, index) => String.fromCodePoint(0x1f300 + ((index * 7_919) % 700)))
    const additionalUPCs = Array.from({ length: 100 }, (_, index) =>
      letters.slice(index * 15, index * 15 + 15).join(''),
    )
    const answer = await call('POST', '/items', newItem('LONG', { additionalUPCs }))
    expect(answer).toMatchObject({ status: 400, message: 'The texts of the item are too long together' })
  })

  test('distinguishes item IDs by case, and refuses a duplicate', async () => {
    await call('POST', '/items', newItem('85123A'))
    expect(await call('POST', '/items', newItem('85123a'))).toMatchObject({ status: 200 })
    const again = await call('POST', '/items', newItem('85123A'))
    expect(again).toMatchObject({ status: 400, message: 'Duplicate item ID(s) found for 85123A' })
  })

  test('refuses one of two concurrent creations with the same ID', async () => {
    const answers = await Promise.all([
      call('POST', '/items', newItem('RACE')),
      call('POST', '/items', newItem('RACE')),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('creates nothing more when the same request is repeated', async () => {
    const token = await catalog.app.signIn('one', 'role2')
    const headers = { token, 'x-client-request-id': requestID() }
    const send = () => catalog.app.app.inject({ method: 'POST', url: '/api/items', headers, payload: newItem('IDEM') })
    const [first, second] = [await send(), await send()]
    expect(second.json()).toEqual(first.json())
  })

  test('refuses to create a system item', async () => {
    const answer = await call('POST', '/items', newItem('FEEID042'))
    expect(answer).toMatchObject({ status: 400, message: 'FEEID042 System generated item and cannot be modified' })
  })

  test('leaves an audit entry', async () => {
    await call('POST', '/items', newItem('AUD'))
    const entry = await auditOf('AUD')
    expect(entry).toMatchObject([{ action: 'create', user_name: 'role2' }])
    expect(entry[0]!.changes).toContainEqual({ field: 'sellingPrice', from: null, to: 5 })
  })
})

const auditOf = (itemID: string) =>
  catalog.one.db
    .selectFrom('audit_entry')
    .select(['action', 'user_name', 'changes'])
    .where('entity', '=', 'item')
    .where('entity_id', '=', itemID)
    .orderBy('audit_id')
    .execute()

describe('update', () => {
  test('changes the given fields, leaves the rest, and increments the version', async () => {
    await call('POST', '/items', newItem('U1', { msrp: 9, minimumLevel: 1 }))
    const answer = await call('PUT', '/items', { itemID: 'U1', version: 1, name: 'Renamed', msrp: null })
    expect(answer).toMatchObject({
      status: 200,
      body: { name: 'Renamed', sellingPrice: 5, minimumLevel: 1, version: 2 },
    })
    expect(answer.body.msrp).toBeUndefined()
    expect((await auditOf('U1'))[1]).toMatchObject({
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
    expect(await auditOf('U2')).toHaveLength(1)
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
    await catalog.one.db.insertInto('item').values(bare('BAG')).execute()
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

const bare = (item_id: string) => ({
  item_id,
  upc: item_id,
  name: item_id,
  search: item_id.toLowerCase(),
  created_at: new Date(),
  updated_at: new Date(),
  updated_by: 'system',
})

describe('variants and products', () => {
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
    const one = newItem('D2', { additionalUPCs: ['D2-A', 'D2-B'], msrp: 12.3456, size: { sizeID: 'XL' }, type: 6 })
    const other = newItem('D3', { name: 'Émile “Two”', consignment: true, extendedDescription: 'One\nTwo', type: 6 })
    expect(
      await call('POST', '/items', { ...newItem('D1', { productID: 'D' }), variants: [one, other] }),
    ).toMatchObject({ status: 200 })
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
    expect((await auditOf('D2'))[1]).toMatchObject({
      action: 'update',
      changes: [
        { field: 'additionalUPCs', from: ['D2-A', 'D2-B'], to: [] },
        { field: 'msrp', from: 12.3456, to: null },
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
      await vi.waitFor(async () => expect(await nameOf('BULK')).toBe('The old one'), soon)
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
      await vi.waitFor(async () => expect((await call('GET', path)).body).toMatchObject({ state: 'APPLIED' }), soon)
      for (const itemID of ['IMPORT', 'ADDED']) expect(await nameOf(itemID)).toBe('The new one')
    })

    test('and has none once it leaves, unless it is given one', async () => {
      await call('PUT', '/items', { itemID: 'LEAVES', version: 1, productID: null })
      expect(await item('LEAVES')).not.toHaveProperty('productName')
      await call('PUT', '/items', { itemID: 'LEAVES', version: 2, productID: 'OWN', productName: 'Its own' })
      expect(await nameOf('LEAVES')).toBe('Its own')
    })
  })

  test('entitles an item together with its variants', async () => {
    const entitlements = [{ locationID: 'ART-OKRA', type: 'ARTIST' }]
    await call('POST', '/items', { ...newItem('E1', { productID: 'E' }), variants: [newItem('E2')], entitlements })
    const { body } = await call(
      'GET',
      '/items/hierarchy/entitlement?locationID=ART-OKRA&locationType=ARTIST&expand=item',
    )
    expect(body.data).toMatchObject([{ itemID: 'E1', item: { name: 'Item E1' } }, { itemID: 'E2' }])
  })
})

describe('hidden values', () => {
  test('never sends cost without READ, nor sorts a list by it', async () => {
    await call('POST', '/items', newItem('SECRET', { costPrice: 1.23 }))
    for (const user of ['role9', 'role100', 'role5']) {
      const { body } = await catalog.as(user)('GET', '/items?itemID=SECRET')
      expect(body.data[0]).toMatchObject({ sellingPrice: 5 })
      expect(body.data[0]).not.toHaveProperty('costPrice')
      expect(await catalog.as(user)('GET', '/items?sort=costPrice')).toMatchObject({ status: 403, code: 'ER_005' })
    }
    const { body } = await catalog.as('role16')('GET', '/items?itemID=SECRET')
    expect(body.data[0]).not.toHaveProperty('sellingPrice')
    expect(await catalog.as('role16')('GET', '/items?sort=-sellingPrice')).toMatchObject({ status: 403 })
  })

  test('omits cost in the answer to a save, a conflict or a product', async () => {
    const buyer = catalog.as('role100')
    await call('POST', '/items', newItem('HIDE', { productID: 'HIDEP' }))
    const saved = await buyer('PUT', '/items', { itemID: 'HIDE', version: 1, name: 'By the buyer' })
    expect(saved.status).toBe(200)
    const conflict = await buyer('PUT', '/items', { itemID: 'HIDE', version: 1, name: 'Again' })
    const product = await buyer('GET', '/product/HIDEP?fetchVariants=true')
    for (const answer of [saved, conflict, product]) expect(JSON.stringify(answer.body)).not.toContain('costPrice')
    expect(await item('HIDE')).toMatchObject({ costPrice: 2 })
  })

  test('sets hidden cost to 0 on a new item, and refuses to write it', async () => {
    const buyer = catalog.as('role100')
    const { costPrice: _, ...without } = newItem('ZERO')
    expect(await buyer('POST', '/items', without)).toMatchObject({ status: 200 })
    expect(await item('ZERO')).toMatchObject({ costPrice: 0 })
    const refused = { status: 403, code: 'ER_005', errors: [{ field: 'costPrice' }] }
    expect(await buyer('POST', '/items', newItem('ZERO2', { costPrice: 3 }))).toMatchObject(refused)
    expect(await buyer('PUT', '/items', { itemID: 'ZERO', version: 1, costPrice: 3 })).toMatchObject(refused)
    const fields = { costPrice: 3 }
    expect(await buyer('PATCH', '/items/batches', { fields, filter: { itemIDs: ['ZERO'] } })).toMatchObject(refused)
  })

  test('knows a value of every hidden field', () => {
    const guarded = itemFields.filter(({ feature }) => feature).map(({ name }) => name)
    expect(Object.keys(HIDDEN).toSorted()).toEqual(guarded.toSorted())
  })

  test.for(Object.entries(HIDDEN))(
    'refuses a hidden %s, whether it is the stored value or not',
    async ([field, value]) => {
      const blind = catalog.as('role103')
      const itemID = `H-${field}`.slice(0, 15)
      await call('POST', '/items', newItem(itemID, { [field]: value.stored }))
      const refused = { status: 403, code: 'ER_005', errors: [{ field }] }
      for (const given of [value.stored, value.other, value.blank]) {
        const fields = { [field]: given }
        expect(await blind('PUT', '/items', { itemID, version: 1, ...fields })).toMatchObject(refused)
        expect(await blind('PATCH', '/items/batches', { fields, filter: { itemIDs: [itemID] } })).toMatchObject(refused)
      }
      expect(await item(itemID)).toMatchObject({ version: 1, [field]: value.stored })
    },
  )

  test('lets a reader of cost save it unchanged', async () => {
    const manager = catalog.as('role7')
    await call('POST', '/items', newItem('KEEP'))
    expect(await manager('PUT', '/items', { itemID: 'KEEP', version: 1, costPrice: 2, name: 'New' })).toMatchObject({
      status: 200,
    })
    expect(await manager('PUT', '/items', { itemID: 'KEEP', version: 2, costPrice: 1 })).toMatchObject({ status: 403 })
  })

  test.for([
    ['role9', 'POST', '/items', newItem('NO')],
    ['role9', 'PUT', '/items', { itemID: 'C1', version: 1 }],
    ['role9', 'PATCH', '/items/batches', { fields: {}, filter: {} }],
    ['role9', 'POST', '/generate/auto/id', { type: 'ITEM' }],
    ['role14', 'GET', '/items', undefined],
    ['role14', 'GET', '/items/export', undefined],
    ['role14', 'GET', '/product/P1', undefined],
  ] as const)('%s may not %s %s', async ([user, method, path, body]) => {
    expect(await catalog.as(user)(method, path, body)).toMatchObject({ status: 403, code: 'ER_005' })
  })
})

describe('bulk edit', () => {
  test('changes the matching items, returns them, and never changes a system item', async () => {
    for (const id of ['B1', 'B2', 'B3']) await call('POST', '/items', newItem(id, { season: { seasonID: 'SP26' } }))
    await catalog.one.db
      .insertInto('item')
      .values({ ...bare('SHIPPING'), season_id: 'SP26' })
      .execute()
    const fields = { sellingPrice: 12.5, tax: { taxID: 'STD' } }
    const answer = await call('PATCH', '/items/batches', { fields, filter: { season: ['SP26'], status: ['Active'] } })
    expect(answer).toMatchObject({
      status: 200,
      message: 'Items are modified',
      body: ['B1', 'B2', 'B3'].map((itemID) => ({ itemID, companyCode: 'one' })),
    })
    expect(await item('B2')).toMatchObject({ sellingPrice: 12.5, tax: { taxID: 'STD' }, version: 2 })
    expect((await auditOf('B2'))[1]).toMatchObject({
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
    const answer = await call('PATCH', '/items/batches', { fields: { name: 'All the same' }, filter: {} })
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'name' }] })
  })
})

describe('generated IDs', () => {
  test('are never repeated, and skip those in use', async () => {
    await call('POST', '/items', newItem('100001'))
    await call('POST', '/items', newItem('100003'))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/generate/auto/id', { type: 'ITEM' })),
    )
    expect(answers.map(({ body }) => body.nextID).toSorted()).toEqual([
      '100002',
      '100004',
      '100005',
      '100006',
      '100007',
    ])
  })
})

describe('location hints', () => {
  const location = { id: 'WH-RIVER', type: 'WAREHOUSE' }
  test('are written, read and refused when blank', async () => {
    await call('POST', '/items', newItem('H1'))
    expect(await call('POST', '/items/locations/hints?itemID=H1', [{ hint: 'Bin 1', location }])).toMatchObject({
      status: 200,
    })
    expect(await call('POST', '/items/locations/hints?itemID=H1', [{ hint: 'Bin 2', location }])).toMatchObject({
      status: 400,
    })
    await call('PUT', '/items/locations/hints', [{ item: { itemID: 'H1' }, hint: 'Bin 3', location }])
    const { body } = await call('GET', '/items?itemID=H1&expand=location_hint,qoh')
    expect(body.data[0]).toMatchObject({
      hints: [{ item: { itemID: 'H1' }, hint: 'Bin 3', location: { ...location, name: 'River Street warehouse' } }],
      qoh: 0,
    })
    expect(
      await call('PUT', '/items/locations/hints', [{ item: { itemID: 'H1' }, hint: ' ', location }]),
    ).toMatchObject({
      status: 400,
      message: 'Location Hints cannot be blank',
    })
    for (const [itemID, id] of [
      ['NONE', 'WH-RIVER'],
      ['H1', 'NONE'],
    ]) {
      const hint = [{ item: { itemID }, hint: 'x', location: { id, type: 'WAREHOUSE' } }]
      expect(await call('PUT', '/items/locations/hints', hint)).toMatchObject({ status: 404 })
    }
  })
})

describe('entitlements', () => {
  const path = '/items/hierarchy/entitlement'
  test('are granted, listed page by page and removed', async () => {
    for (const id of ['T1', 'T2', 'T3']) await call('POST', '/items', newItem(id))
    const locations = [{ locationID: 'FD-LOBBY', type: 'STORE' }]
    const body = ['T1', 'T2', 'T3'].map((itemID) => ({ itemID, locations }))
    expect(await call('POST', path, body)).toMatchObject({ status: 200 })
    expect(await call('POST', path, body)).toMatchObject({ status: 200 })
    const query = `${path}?locationID=FD-LOBBY&locationType=STORE`
    const first = await call('GET', `${query}&limit=2`)
    const rest = await call('GET', `${query}&limit=2&cursor=${first.body.nextCursor}`)
    const all = [...first.body.data, ...rest.body.data]
    expect(all.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['T1', 'T2', 'T3'])
    expect((await call('GET', `${query}&pagination=false`)).body.data).toEqual(all)

    const ids = all.map(({ id }: { id: string }) => id)
    expect(await catalog.as('role2', 'two')('DELETE', `${path}?id=${ids}`)).toMatchObject({ status: 404 })
    expect(await call('DELETE', `${path}?id=${ids}`)).toMatchObject({ status: 200 })
    expect((await call('GET', query)).body.data).toEqual([])
    expect(await call('DELETE', `${path}?id=${ids}`)).toMatchObject({ status: 404 })
  })

  test.for([
    ['an item', 'NONE', { locationID: 'FD-LOBBY', type: 'STORE' }],
    ['a location', 'T1', { locationID: 'NONE', type: 'STORE' }],
    ['a location of that type', 'T1', { locationID: 'FD-LOBBY', type: 'VENUE' }],
  ] as const)('%s that does not exist is not found', async ([, itemID, location]) => {
    expect(await call('POST', path, [{ itemID, locations: [location] }])).toMatchObject({ status: 404 })
  })
})
