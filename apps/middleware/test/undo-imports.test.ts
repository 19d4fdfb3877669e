import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { companyStore } from '#database/company-store.ts'
import { writeAs } from '#calls/write.ts'
import { ITEM_USES } from '#areas/changesets/item-use.ts'
import { findJob } from '#jobs/job-record.ts'
import { requestID } from './app.ts'
import { auditOf, catalogOfTwo, newItem } from './catalog.ts'
import { lockWaits } from './database.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
const call: ReturnType<typeof catalog.as> = (...of) => catalog.as('role2')(...of)
const item = async (itemID: string) => (await call('GET', `/items?itemID=${itemID}`)).body.data[0]

const FIELDS = ['itemID', 'name', 'productID', 'brand', 'itemImage']

interface Start {
  newEntries?: object[]
  more?: object
  company?: string
}

/** Imports items with these values, and answers its paths and change set. */
async function imported(ids: readonly string[], { newEntries = [], more = {}, company = 'one' }: Start = {}) {
  const as = catalog.as('role2', company)
  const mapping = FIELDS.map((field, column) => ({ field, column }))
  const begun = await as('POST', '/items/imports', { fileName: 'new.csv', columns: FIELDS, mapping, newEntries })
  const path = `/items/imports/${begun.body.importID}`
  const items = ids.map((itemID, line) => ({ line: line + 2, item: { itemID, name: `New ${itemID}`, ...more } }))
  expect(await as('PUT', `${path}/parts/0`, { items, rejections: [] })).toMatchObject({ status: 200 })
  await as('POST', `${path}/check`, { rows: ids.length, skipped: 0, conflicts: 0 })
  await as('POST', `${path}/apply`)
  await vi.waitFor(async () => expect((await as('GET', path)).body.state).toBe('APPLIED'), { interval: 20 })
  const { changeSetID } = (await as('GET', path)).body
  return { path, changeSetID: changeSetID as string }
}

const changeSet = async (changeSetID: string, user = 'role2') =>
  (await catalog.as(user)('GET', `/changesets/${changeSetID}`)).body

const staysOf = async (changeSetID: string, user = 'role2') =>
  (await catalog.as(user)('GET', `/changesets/${changeSetID}/stays`)).body.data

async function settled(changeSetID: string) {
  await vi.waitFor(async () => expect((await changeSet(changeSetID)).state).not.toBe('APPLYING'), { interval: 20 })
  return changeSet(changeSetID)
}

/** Undoes it, removing what it created, and answers the change set that did so. */
async function removed(changeSetID: string) {
  const { body, message } = await call('POST', `/changesets/${changeSetID}/undo`, {
    leaveChanged: true,
    removeCreated: true,
  })
  if (!body) throw new Error(message)
  return settled(body.changeSetID)
}

const isThere = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await item(id)) !== undefined))

test('removes the items that it created, and undoing that does not bring them back', async () => {
  await call('POST', '/items', newItem('OLD'))
  const { path, changeSetID } = await imported(['OLD', 'GO1', 'GO2'])
  expect((await changeSet(changeSetID)).undo).toEqual({
    possible: 3,
    changedSince: 0,
    created: 2,
    discontinued: 2,
    removal: { possible: 3, changedSince: 0, discontinued: 0, items: 2, entries: 0, stays: 0, isAllowed: true },
  })
  const undo = await removed(changeSetID)
  expect(undo).toMatchObject({ state: 'APPLIED', done: 3, total: 3, removed: { items: 2, entries: 0, stays: 0 } })
  expect(await item('OLD')).toMatchObject({ name: 'Item OLD' })
  expect(await isThere('GO1', 'GO2')).toEqual([false, false])
  expect((await call('GET', path)).body).toMatchObject({ undoneBy: undo.changeSetID })
  expect(await changeSet(changeSetID)).toMatchObject({ undoneBy: undo.changeSetID, isUndonePartly: false })
  expect((await auditOf(catalog, 'GO1')).map(({ action }) => action)).toEqual(['create', 'delete'])
  const lost = (await auditOf(catalog, 'GO1')).at(-1)!
  expect(lost.changes).toContainEqual({ field: 'name', from: 'New GO1', to: null })

  const rows = (await call('GET', `/changesets/${undo.changeSetID}/rows`)).body.data
  expect(rows.map(({ itemID, name, isRemoved }: Record<string, unknown>) => [itemID, name, isRemoved])).toEqual([
    ['GO1', 'New GO1', true],
    ['GO2', 'New GO2', true],
    ['OLD', 'Item OLD', undefined],
  ])
  expect(await call('POST', `/changesets/${changeSetID}/undo`, { removeCreated: true })).toMatchObject({ status: 409 })
  expect((await changeSet(undo.changeSetID)).undo).toMatchObject({ possible: 1, changedSince: 0, created: 0 })
  const redo = await call('POST', `/changesets/${undo.changeSetID}/undo`, {})
  expect(await settled(redo.body.changeSetID)).toMatchObject({ state: 'APPLIED', total: 1 })
  expect(await item('OLD')).toMatchObject({ name: 'New OLD' })
  expect(await isThere('GO1', 'GO2')).toEqual([false, false])
  // The same file may come again.
  await imported(['GO1'])
  expect(await isThere('GO1')).toEqual([true])
})

test('removes once if repeated or asked for twice at a time', async () => {
  const { changeSetID } = await imported(['ONCE'])
  const undo = { leaveChanged: false, removeCreated: true }
  const both = await Promise.all([1, 2].map(() => call('POST', `/changesets/${changeSetID}/undo`, undo)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await settled(both.find(({ status }) => status === 200)!.body.changeSetID)
  expect((await auditOf(catalog, 'ONCE')).filter(({ action }) => action === 'delete')).toHaveLength(1)
})

describe('an item stays', () => {
  const place = { location_type: 'STORE', location_id: 'HB-MAIN' } as const
  const db = () => catalog.one.db
  const at = new Date()
  const print = { template_id: 'T', template_version: 1, name: null, upc: null, selling_price: null, printed_by: 'x' }
  const job = { label_job_id: 'L1', template_id: 'T', template_version: 1, template_name: 'T', sheet: 'ROLL' } as const
  const made = async (path: string, draft: object) => {
    const { body, message } = await call('POST', path, draft)
    if (!body) throw new Error(message)
    return body
  }

  test.for<[reason: string, id: string, refer: (item_id: string) => Promise<unknown>]>([
    [
      'It is in price change PC-000001.',
      'S-PC',
      (itemID) => made('/pricechanges', { lines: [{ itemID, field: 'sellingPrice', price: 5 }] }),
    ],
    [
      'It is in purchase order PO-000001.',
      'S-PO',
      async (itemID) => {
        await made('/lists/vendor', { id: 'OURS', vendorID: 'OURS', name: 'Ours' })
        return made('/purchaseorders', {
          vendorID: 'OURS',
          shipTo: 'WAREHOUSE/WH-RIVER',
          lines: [{ itemID, ordered: 2 }],
        })
      },
    ],
    [
      'It is in transfer TR-000001.',
      'S-TR',
      (itemID) =>
        made('/transfers', {
          from: 'WAREHOUSE/WH-RIVER',
          to: 'STORE/HB-MAIN',
          lines: [{ itemID, requested: 2 }],
        }),
    ],
    [
      'It is in adjustment AD-000001.',
      'S-ADJ',
      (itemID) =>
        made('/adjustments', {
          place: 'WAREHOUSE/WH-RIVER',
          reason: 'FOUND',
          lines: [{ itemID, option: 'ADD', quantity: 2 }],
        }),
    ],
    [
      'It was sold.',
      'S-SOLD',
      (item_id) => {
        const sums = { quantity: 1, gross: 1, discount: 0, net: 1, tax: 0, cost: 0, occurred_at: at }
        return db()
          .insertInto('sale_line')
          .values({ transaction_id: 'T1', item_id, ...place, ...sums })
          .execute()
      },
    ],
    ['It has stock movements.', 'S-STOCK', (item_id) => addStock(catalog.one, [{ item_id, ...place, qoh: 1 }])],
    [
      'It was counted.',
      'S-COUNTED',
      async (itemID) => {
        const count = { place: 'STORE/HB-MAIN', expected: 'SHOWN', uncounted: 'KEEP' }
        const { number } = (await call('POST', '/counts', count)).body
        await call('POST', `/counts/${number}/actions`, { version: 1, action: 'start' })
        const tallies = [{ sequence: 0, itemID, section: '', round: 0, quantity: 1 }]
        return call('POST', `/counts/${number}/tallies`, { sheetID: randomUUID(), tallies })
      },
    ],
    [
      'It is part of a package.',
      'S-PACK',
      async (component_id) => {
        await call('POST', '/items', newItem('S-PACKAGE', { type: 3 }))
        return db()
          .insertInto('package_component')
          .values({ package_id: 'S-PACKAGE', component_id, quantity: 1 })
          .execute()
      },
    ],
    [
      'It is used in configure to order.',
      'S-CTO',
      (item_id) => db().insertInto('cto_component').values({ item_id, kind: 'PATCH', status: 'Active' }).execute(),
    ],
    [
      'It is used in configure to order.',
      'S-CONF',
      (item_id) =>
        db()
          .insertInto('cto_configuration')
          .values({ item_id, attachments: '[]', allowances: '[]', updated_by: 'x', updated_at: at })
          .execute(),
    ],
    [
      'Its entitlements were changed.',
      'S-SOLDAT',
      (item_id) =>
        db()
          .insertInto('entitlement')
          .values({ item_id, ...place })
          .execute(),
    ],
    [
      'Its entitlements were changed.',
      'S-WASAT',
      async (item_id) => {
        const change = { kind: 'REMOVE', user_id: 'x', user_name: 'x', at } as const
        const { change_id } = await db()
          .insertInto('entitlement_change')
          .values(change)
          .returning('change_id')
          .executeTakeFirstOrThrow()
        return db()
          .insertInto('entitlement_change_row')
          .values({ change_id, item_id, ...place, had: true, has: false })
          .execute()
      },
    ],
    [
      'It has a location hint.',
      'S-HINT',
      (item_id) =>
        db()
          .insertInto('location_hint')
          .values({ item_id, ...place, hint: 'Bin 1' })
          .execute(),
    ],
    [
      'Labels were printed for it.',
      'S-PRINT',
      (item_id) =>
        db()
          .insertInto('label_print')
          .values({ ...print, item_id, printed_at: at })
          .execute(),
    ],
    [
      'Labels were printed for it.',
      'S-JOB',
      async (item_id) => {
        const counts = { labels: 1, items: 1, printed: 0, start_row: 0, start_column: 0, printer_id: null }
        const rest = { printer_name: null, fault: null, job_id: null, finished_at: null, created_by: 'x' }
        await db()
          .insertInto('label_job')
          .values({ ...job, ...counts, ...rest, design: '{}', shown: [], withheld: [], state: 'DONE', created_at: at })
          .execute()
        return db()
          .insertInto('label_job_line')
          .values({ label_job_id: 'L1', line: 0, item_id, copies: 1, first_label: 0, item: '{}' })
          .execute()
      },
    ],
    [
      'It was changed since.',
      'S-COST',
      (item_id) => catalog.database.pool.query(`insert into item_cost_change values ('one', $1, now(), 1)`, [item_id]),
    ],
    ['It was changed since.', 'S-SAVED', (itemID) => call('PUT', '/items', { itemID, version: 1, consignment: true })],
    [
      'It was changed since.',
      'S-VERSION',
      (item_id) => db().updateTable('item').set({ version: 2 }).where('item_id', '=', item_id).execute(),
    ],
    [
      'Another import contains it.',
      'S-IMPORT',
      async (itemID) => {
        const mapping = [{ field: 'itemID', column: 0 }]
        const begun = await made('/items/imports', { fileName: 'b.csv', columns: ['Code'], mapping })
        const path = `/items/imports/${begun.importID}`
        await call('PUT', `${path}/parts/0`, { items: [{ line: 2, item: { itemID } }], rejections: [] })
        await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })
      },
    ],
  ])('%s (%s)', async ([reason, id, refer]) => {
    const { changeSetID } = await imported([id, `${id}-X`])
    await refer(id)
    const stays = [{ kind: 'item', what: 'item', id, name: `New ${id}`, reason }]
    expect(await staysOf(changeSetID)).toEqual(stays)
    expect((await changeSet(changeSetID)).undo.removal).toMatchObject({ items: 1, stays: 1 })
    const undo = await removed(changeSetID)
    expect(undo).toMatchObject({ state: 'APPLIED', removed: { items: 1, stays: 1 } })
    expect(await isThere(id, `${id}-X`)).toEqual([true, false])
    expect(await staysOf(undo.changeSetID)).toEqual(stays)
  })

  test('discontinued, as without a removal, unless somebody changed it', async () => {
    const { changeSetID } = await imported(['D-HINT', 'D-SAVED'])
    await db()
      .insertInto('location_hint')
      .values({ item_id: 'D-HINT', ...place, hint: 'Bin 1' })
      .execute()
    await call('PUT', '/items', { itemID: 'D-SAVED', version: 1, consignment: true })
    await imported(['D-X'])
    const before = await changeSet(changeSetID)
    // Nothing can be removed: the undo is as ever.
    expect(before.undo).toMatchObject({ possible: 1, changedSince: 1, discontinued: 1 })
    expect(before.undo.removal).toBeUndefined()
    expect(await removed(changeSetID)).toMatchObject({ state: 'APPLIED', total: 1 })
    expect([(await item('D-HINT')).itemStatus, (await item('D-SAVED')).itemStatus]).toEqual(['Discontinued', 'Active'])
  })

  test('and is discontinued if somebody refers to it while the undo waits', async () => {
    const { changeSetID } = await imported(['W-GO', 'W-STAY'])
    const undo = await writeAs(
      catalog.one,
      { user: { userID: 'u', userName: 'u' }, requestID: requestID() },
      async (tx) => {
        await tx.db
          .insertInto('location_hint')
          .values({ item_id: 'W-STAY', ...place, hint: 'Bin 1' })
          .execute()
        const { body } = await call('POST', `/changesets/${changeSetID}/undo`, { removeCreated: true })
        await lockWaits(catalog.database, 1)
        return body
      },
    )
    expect(await settled(undo.changeSetID)).toMatchObject({ state: 'APPLIED', removed: { items: 1, stays: 1 } })
    expect(await staysOf(undo.changeSetID)).toMatchObject([{ id: 'W-STAY', reason: 'It has a location hint.' }])
    expect(await item('W-GO')).toBeUndefined()
    expect(await item('W-STAY')).toMatchObject({ itemStatus: 'Discontinued' })
  })

  test('and nothing is removed if somebody saves one of them while the undo waits', async () => {
    const { changeSetID } = await imported(['V-1', 'V-2'])
    const undo = await writeAs(
      catalog.one,
      { user: { userID: 'u', userName: 'u' }, requestID: requestID() },
      async (tx) => {
        await tx.db.updateTable('item').set({ version: 2 }).where('item_id', '=', 'V-2').execute()
        const { body } = await call('POST', `/changesets/${changeSetID}/undo`, { removeCreated: true })
        await lockWaits(catalog.database, 1)
        return body
      },
    )
    const failure = 'Changed by others in the meantime: V-2. Nothing was changed.'
    expect(await settled(undo.changeSetID)).toMatchObject({ state: 'FAILED', failure })
    expect(await isThere('V-1', 'V-2')).toEqual([true, true])
  })
})

test('a bulk edit that was prepared before an item was removed says so', async () => {
  const { changeSetID } = await imported(['B-1'])
  await call('POST', '/items', newItem('B-2'))
  const edit = { fields: { consignment: true }, filter: { itemIDs: ['B-1', 'B-2'] } }
  const { body } = await call('POST', '/changesets', edit)
  await removed(changeSetID)
  expect(await call('PATCH', '/items/batches', { ...edit, changeSetID: body.changeSetID })).toMatchObject({
    status: 409,
    message: 'Changed by others in the meantime: B-1. Nothing was changed.',
  })
})

test.each([
  ['C-1', 'Later'],
  ['C-3', 'New C-3'],
])(
  'an import that was checked before items were removed is to be checked again: %s, called %s',
  async (itemID, name) => {
    const { changeSetID } = await imported([itemID, `${itemID}-B`])
    const mapping = FIELDS.map((field, column) => ({ field, column }))
    const begun = await call('POST', '/items/imports', { fileName: 'c.csv', columns: FIELDS, mapping })
    const path = `/items/imports/${begun.body.importID}`
    const items = [{ line: 2, item: { itemID, name } }]
    await call('PUT', `${path}/parts/0`, { items, rejections: [] })
    await call('POST', `${path}/check`, { rows: 1, skipped: 0, conflicts: 0 })
    // As if the check had been under way while the undo looked.
    const importID = Number(begun.body.importID)
    const setState = (state: 'RECEIVING' | 'CHECKED') =>
      catalog.one.db.updateTable('import').set({ state }).where('import_id', '=', importID).execute()
    await setState('RECEIVING')
    await removed(changeSetID)
    await setState('CHECKED')
    await call('POST', `${path}/apply`)
    await vi.waitFor(async () => expect((await call('GET', path)).body.state).toBe('FAILED'), { interval: 20 })
    const { failure } = (await call('GET', path)).body
    expect(failure).toBe('Some of its items have been removed since it was checked. Check it again.')
    expect((await auditOf(catalog, itemID)).map(({ action }) => action)).toEqual(['create', 'delete'])
  },
)

test('removes a product that it created and that is left without items, and no other', async () => {
  await call('POST', '/items', newItem('P-OLD', { productID: 'P-EMPTY', productName: 'Stood empty' }))
  await call('PUT', '/items', { itemID: 'P-OLD', version: 1, productID: null })
  const one = await imported(['P-1'], { more: { productID: 'P-EMPTY' } })
  const other = await imported(['P-2', 'P-3'], { more: { productID: 'P-NEW' } })
  const third = await imported(['P-4'], { more: { productID: 'P-JOINED' } })
  await call('POST', '/items', newItem('P-5', { productID: 'P-JOINED' }))
  for (const { changeSetID } of [one, other, third]) await removed(changeSetID)
  const left = await catalog.one.db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', 'like', 'P-%')
    .execute()
  expect(left.map(({ product_id }) => product_id).toSorted()).toEqual(['P-EMPTY', 'P-JOINED'])
})

describe('list entries', () => {
  const brand = (id: string) => ({ kind: 'brand', id, name: `Brand ${id}` })
  const brands = async () =>
    (await call('GET', '/lists/brand')).body
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id.startsWith('E-'))

  test('that it made go, unless something uses them or somebody changed them', async () => {
    const newEntries = ['E-GO', 'E-USED', 'E-CHANGED'].map(brand)
    const { changeSetID } = await imported(['E-1'], { newEntries, more: { brand: { brandID: 'E-GO' } } })
    await call('POST', '/items', newItem('E-2', { brand: { brandID: 'E-USED' } }))
    await call('PUT', '/lists/brand', { id: 'E-CHANGED', version: 1, description: 'Ours now' })
    expect((await changeSet(changeSetID)).undo.removal).toMatchObject({ items: 1, entries: 1, stays: 2 })
    const stays = [
      { kind: 'brand', what: 'brand', id: 'E-CHANGED', name: 'Ours now', reason: 'It was changed since.' },
      { kind: 'brand', what: 'brand', id: 'E-USED', name: 'Brand E-USED', reason: 'It is in use.' },
    ]
    expect(await staysOf(changeSetID)).toEqual(stays)
    const undo = await removed(changeSetID)
    expect(undo.removed).toEqual({ items: 1, entries: 1, stays: 2 })
    expect(await staysOf(undo.changeSetID)).toEqual(stays)
    expect((await brands()).toSorted()).toEqual(['E-CHANGED', 'E-USED'])
    const entry = catalog.one.db.selectFrom('audit_entry').select('action').where('entity_id', '=', 'E-GO')
    expect((await entry.orderBy('audit_id').execute()).map(({ action }) => action)).toEqual(['create', 'delete'])
  })

  test('go alone if the import created no item', async () => {
    await call('POST', '/items', newItem('E-3'))
    const { changeSetID } = await imported(['E-3'], { newEntries: [brand('E-ALONE')], more: { name: 'Item E-3' } })
    expect((await changeSet(changeSetID)).undo).toMatchObject({ possible: 0, removal: { items: 0, entries: 1 } })
    expect(await removed(changeSetID)).toMatchObject({ state: 'APPLIED', total: 0, removed: { entries: 1 } })
    expect(await brands()).not.toContain('E-ALONE')
  })

  test('of a user who may not delete them stay', async () => {
    const { version } = (await call('GET', '/roles/16')).body.role
    const features = [
      { key: 'CATALOG_PRODUCT', access: ['DELETE'] },
      { key: 'UTILITIES_BULK_EDIT', access: ['WRITE'] },
      { key: 'CATALOG_ATTRIBUTES', access: ['WRITE'] },
    ]
    await call('PUT', '/roles/16/grants', { version, features })
    const { changeSetID } = await imported(['E-4'], { newEntries: [brand('E-DENIED')] })
    expect(await staysOf(changeSetID, 'role16')).toMatchObject([{ id: 'E-DENIED', reason: "You can't delete it." }])
    const undo = await catalog.as('role16')('POST', `/changesets/${changeSetID}/undo`, { removeCreated: true })
    await settled(undo.body.changeSetID)
    expect(await isThere('E-4')).toEqual([false])
    expect(await brands()).toContain('E-DENIED')
  })

  test('of a vendor with purchase orders, or of a set of components, stay', async () => {
    const newEntries = [
      { kind: 'vendor', id: 'E-VENDOR', name: 'Vendor' },
      { kind: 'style', id: 'E-STYLE', name: 'Style' },
    ]
    const { changeSetID } = await imported(['E-5'], { newEntries })
    const line = { itemID: 'E-3', ordered: 1 }
    await call('POST', '/purchaseorders', { vendorID: 'E-VENDOR', shipTo: 'WAREHOUSE/WH-RIVER', lines: [line] })
    const set = {
      set_id: 'E',
      name: 'E',
      kind: 'NUMBERS',
      vendor_code: 'V',
      style_id: 'E-STYLE',
      color_id: 'C',
    } as const
    await catalog.one.db
      .insertInto('component_set')
      .values({ ...set, printer_category_id: 'P' })
      .execute()
    expect(await staysOf(changeSetID)).toMatchObject([{ id: 'E-STYLE' }, { id: 'E-VENDOR' }])
  })
})

test('pictures that the import names go with their item, and those that somebody added keep it', async () => {
  const png = sharp({ create: { width: 30, height: 20, channels: 3, background: '#a02040' } }).png()
  catalog.app.platform.fetchFile = async () => png.toBuffer()
  const { path, changeSetID } = await imported(['I-OWN', 'I-ADDED'], { more: { itemImage: 'https://a.example/1.png' } })
  await call('POST', `${path}/pictures`, {})
  const importID = Number(path.split('/').at(-1))
  await vi.waitFor(async () => {
    const { picture_job_id } = await catalog.one.db
      .selectFrom('import')
      .select('picture_job_id')
      .where('import_id', '=', importID)
      .executeTakeFirstOrThrow()
    expect(await findJob(catalog.one.db, picture_job_id!)).toMatchObject({ state: 'DONE' })
  })
  expect((await item('I-OWN')).itemImage).toMatch(/^\/images\//)
  const { body: gallery } = await call('GET', '/items/images?itemID=I-ADDED')
  const images = gallery.images.map(({ imageID }: { imageID: string }) => ({ imageID, altText: 'Mine' }))
  expect(await call('PUT', '/items/images?itemID=I-ADDED', { version: gallery.version, images })).toMatchObject({
    status: 200,
  })
  expect(await staysOf(changeSetID)).toMatchObject([{ id: 'I-ADDED', reason: 'It was changed since.' }])
  expect(await removed(changeSetID)).toMatchObject({ state: 'APPLIED', removed: { items: 1, stays: 1 } })
  const shown = await catalog.one.db.selectFrom('item_image').select('item_id').execute()
  expect([...new Set(shown.map(({ item_id }) => item_id))]).toEqual(['I-ADDED'])
})

describe('access', () => {
  test('without DELETE access, items are discontinued and not removed', async () => {
    const { changeSetID } = await imported(['A-1'])
    expect((await changeSet(changeSetID, 'role7')).undo).toMatchObject({
      discontinued: 1,
      removal: { items: 1, isAllowed: false },
    })
    const manager = catalog.as('role7')
    const removing = await manager('POST', `/changesets/${changeSetID}/undo`, { removeCreated: true })
    expect(removing).toMatchObject({
      status: 403,
      message: 'This needs DELETE access to Products (CATALOG_PRODUCT).',
    })
    const { body } = await manager('POST', `/changesets/${changeSetID}/undo`, {})
    expect((await settled(body.changeSetID)).removed).toBeUndefined()
    expect(await item('A-1')).toMatchObject({ itemStatus: 'Discontinued' })
  })

  test('who may not read what refers to an item learns only that something does', async () => {
    const { changeSetID } = await imported(['A-PO', 'A-CTO'])
    const lines = [{ itemID: 'A-PO', ordered: 1 }]
    await call('POST', '/lists/vendor', { id: 'A-V', vendorID: 'A-V', name: 'A' })
    await call('POST', '/purchaseorders', { vendorID: 'A-V', shipTo: 'WAREHOUSE/WH-RIVER', lines })
    await call('POST', '/cto/components', { itemID: 'A-CTO', kind: 'PATCH' })
    const { version } = (await call('GET', '/roles/9')).body.role
    const features = [
      { key: 'CATALOG_PRODUCT', access: ['READ'] },
      { key: 'CATALOG_PRODUCT_CTO', access: ['NOACCESS'] },
      { key: 'INVENTORY_PO', access: ['NOACCESS'] },
    ]
    await call('PUT', '/roles/9/grants', { version, features })
    expect((await staysOf(changeSetID, 'role9')).map(({ reason }: { reason: string }) => reason)).toEqual([
      'It is in use where you have no access.',
      "It is in a document that you can't open.",
    ])
  })

  test('another company sees and loses nothing', async () => {
    const start = { newEntries: [{ kind: 'brand', id: 'X-B', name: 'X' }], more: { productID: 'X-P' } }
    const ours = await imported(['X-1'], start)
    await imported(['X-1'], { ...start, company: 'two' })
    const theirs = catalog.as('role2', 'two')
    expect(await theirs('GET', `/changesets/${ours.changeSetID}/stays`)).toMatchObject({ status: 404 })
    await removed(ours.changeSetID)
    expect(await isThere('X-1')).toEqual([false])
    expect((await theirs('GET', '/items?itemID=X-1')).body.data).toMatchObject([{ productID: 'X-P' }])
    const { db } = companyStore(catalog.database.db, 'two')
    expect(await db.selectFrom('list_entry').select('name').where('entry_id', '=', 'X-B').execute()).toHaveLength(1)
  })
})

describe('the schema', () => {
  /** Columns with IDs of items that keep none, and why. */
  const NO_USE = {
    'item.item_id': 'the item itself',
    'item_image.item_id': 'removed with it',
    'audit_entry.item_id': 'its history, which stays',
    'change_set_row.item_id': 'a preview, which is compared before it is applied',
    'import_row.item_id': 'a row of a file; of those to be applied, item-use.ts asks',
    'import_changed_here.item_id': 'about such a row',
    'import_picture.item_id': 'what became of a fetched picture',
    'replenishment_suggestion.item_id': 'what a night found, removed with it',
  }

  /** Columns that can hold many IDs or anything, and what they hold. */
  const OPEN = {
    'answered_request.answer': 'what was answered',
    'audit_entry.changes': 'history',
    'change_log.ids': 'hints of changes',
    'change_set.counts': 'counts',
    'change_set.edit': 'which items an edit was asked for: history',
    'change_set_row.changes': 'values',
    'change_set_row.fault': 'a message',
    'cto_configuration.allowances': 'texts',
    'cto_configuration.attachments': 'groups',
    'document.header': 'no item',
    'document.references_kept': 'jobs and change sets',
    'document_line.fields': 'its item is the column item_id',
    'import.columns': 'header row',
    'import.counts': 'counts',
    'import.defaults': 'values of new items',
    'import.mapping': 'columns',
    'import.reading': 'how the file is read',
    'import_changed_here.file': 'a value',
    'import_changed_here.here': 'a value',
    'import_correction.cells': 'a row of a file',
    'import_rejection.cells': 'a row of a file',
    'import_row.changes': 'values',
    'import_row.fields': 'values',
    'import_row.pictures': 'addresses',
    'import_row.warnings': 'what its check found',
    'item.attributes': 'values',
    'job.failure': 'a message',
    'job.payload': 'what a job is to do: it finds the items that are there',
    'job.place': 'where a job continues',
    'job.result': 'what a job answered',
    'label_job.design': 'a template',
    'label_job_line.item': 'the item as it was printed; its ID is the column item_id',
    'label_template.design': 'a template',
    'label_template_version.design': 'a template',
    'location.hours': 'times',
    'option_group.definition': 'components, which are in cto_component',
    'venue_plan.content': 'locations',
  }

  async function columns(where: string): Promise<string[]> {
    const { rows } = await catalog.database.pool.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
        where c.table_schema = 'public' and ${where}`,
    )
    return rows.map(({ name }) => name).toSorted()
  }

  test('has no column with IDs of items that is not considered', async () => {
    const uses = ITEM_USES.map(({ table, column }) => `${table}.${column}`)
    const { rows } = await catalog.database.pool.query<{ name: string }>(
      `select c.conrelid::regclass || '.' || a.attname as name
         from pg_constraint c
         join lateral unnest(c.conkey, c.confkey) as key(own, other) on true
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.own
         join pg_attribute b on b.attrelid = c.confrelid and b.attnum = key.other
        where c.contype = 'f' and c.confrelid = 'item'::regclass and b.attname = 'item_id'`,
    )
    const found = await columns(`c.column_name ~ '(^|_)item_id$|^component_id$|^package_id$'`)
    const known = [...uses, ...Object.keys(NO_USE)]
    expect([...new Set([...found, ...rows.map(({ name }) => name)])].toSorted()).toEqual(known.toSorted())
  })

  test('has no column that may hold IDs of items inside that is not considered', async () => {
    expect(await columns(`c.data_type in ('jsonb', 'json')`)).toEqual(Object.keys(OPEN).toSorted())
  })
})
