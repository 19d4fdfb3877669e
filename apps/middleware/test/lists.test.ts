import { beforeAll, describe, expect, test } from 'vitest'
import { ENTRY_FIELDS, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { listCsv, readListRows } from '@greenroom/imports'
import { catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const kinds = Object.keys(LIST_KINDS) as ListKind[]

/** The required fields of a new record. */
function newEntry(kind: ListKind, id: string): Record<string, unknown> {
  const said: [string, unknown][] = ENTRY_FIELDS[kind]
    .filter(({ required }) => required)
    .map(({ name, kind: written, options }) => [
      name,
      written === 'percent' || written === 'amount' ? 5 : options ? options[0]!.value : `${id}-${name}`,
    ])
  return Object.fromEntries([...said, ['id', id]])
}

async function entryOf(kind: ListKind, id: string) {
  const { body } = await call('GET', `/lists/${kind}`)
  return body.find((entry: { id: string }) => entry.id === id)
}

/** The audit entries of a record or an item, latest last. */
function auditOf(entity: string, id: string) {
  return catalog.one.db
    .selectFrom('audit_entry')
    .select(['action', 'changes'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute()
}

describe.each(kinds)('%s', (kind) => {
  test('is created, changed, deactivated, activated and deleted', async () => {
    const created = await call('POST', `/lists/${kind}`, newEntry(kind, 'NEW'))
    expect(created).toMatchObject({ status: 200, body: { id: 'NEW', status: 'Active', version: 1 } })
    const label = 'name' in created.body ? 'name' : 'description'
    const changed = await call('PUT', `/lists/${kind}`, { id: 'NEW', version: 1, [label]: 'Called so' })
    expect(changed.body).toMatchObject({ [label]: 'Called so', version: 2, updatedBy: 'role2' })
    const body = { ids: ['NEW'], status: 'Inactive' }
    expect((await call('PUT', `/lists/${kind}/status`, body)).body).toMatchObject([{ status: 'Inactive', version: 3 }])
    await call('PUT', `/lists/${kind}/status`, { ...body, status: 'Active' })
    expect(await call('DELETE', `/lists/${kind}?id=NEW`)).toMatchObject({ status: 200 })
    expect(await entryOf(kind, 'NEW')).toBeUndefined()
    const actions = (await auditOf(kind, 'NEW')).map(({ action }) => action)
    expect(actions).toEqual(['create', 'update', 'update', 'update', 'delete'])
  })

  test('is refused without required fields, and if the ID exists', async () => {
    const nothing = await call('POST', `/lists/${kind}`, { id: 'A,B' })
    const required = ENTRY_FIELDS[kind].filter((field) => field.required && field.name !== 'id')
    expect(nothing).toMatchObject({ status: 400 })
    expect(nothing.errors!.map(({ field }) => field)).toEqual(['id', ...required.map(({ name }) => name)])
    await call('POST', `/lists/${kind}`, newEntry(kind, 'TWICE'))
    const again = await call('POST', `/lists/${kind}`, newEntry(kind, 'TWICE'))
    expect(again).toMatchObject({ status: 400, errors: [{ field: 'id' }] })
  })

  test('is available to users with its feature, level by level, and hidden from the other company', async () => {
    const { feature } = LIST_KINDS[kind]
    await call('POST', `/lists/${kind}`, newEntry(kind, 'MINE'))
    const nobody = catalog.as('role14')
    expect(await nobody('GET', `/lists/${kind}`)).toMatchObject({ status: 403, message: expect.stringContaining('') })
    const reader = catalog.as('role5')
    expect(await reader('GET', `/lists/${kind}`)).toMatchObject({ status: 200 })
    const writes = [
      await reader('POST', `/lists/${kind}`, newEntry(kind, 'X')),
      await reader('PUT', `/lists/${kind}`, { id: 'MINE', version: 1 }),
      await reader('PUT', `/lists/${kind}/status`, { ids: ['MINE'], status: 'Inactive' }),
      await reader('POST', `/lists/${kind}/imports/check`, { entries: [{ line: 2, id: 'X' }] }),
      await reader('POST', `/lists/${kind}/imports`, { entries: [{ line: 2, id: 'X' }] }),
      await catalog.as('role7')('DELETE', `/lists/${kind}?id=MINE`),
      await catalog.as('role7')('POST', `/lists/${kind}/merge`, { from: 'MINE', into: 'TWICE' }),
    ]
    expect(writes.map(({ status }) => status)).toEqual(Array(7).fill(403))
    expect(writes[0]!.message).toContain(feature)
    const other = catalog.as('role2', 'two')
    const answers = [
      await other('PUT', `/lists/${kind}`, { id: 'MINE', version: 1, status: undefined }),
      await other('PUT', `/lists/${kind}/status`, { ids: ['MINE'], status: 'Inactive' }),
      await other('DELETE', `/lists/${kind}?id=MINE`),
      await other('GET', `/lists/${kind}/merge?from=MINE&into=TWICE`),
      await other('POST', `/lists/${kind}/merge`, { from: 'MINE', into: 'TWICE' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404))
    expect(await entryOf(kind, 'MINE')).toMatchObject({ status: 'Active', version: 1 })
  })
})

test('refuses a version that somebody else has changed, with the current record', async () => {
  await call('POST', '/lists/brand', newEntry('brand', 'VER'))
  await catalog.as('role7')('PUT', '/lists/brand', { id: 'VER', version: 1, description: 'Theirs' })
  const late = await call('PUT', '/lists/brand', { id: 'VER', version: 1, description: 'Mine' })
  expect(late).toMatchObject({ status: 409, body: { updatedBy: 'role7', current: { description: 'Theirs' } } })
})

test('refuses one of two concurrent creations', async () => {
  const answers = await Promise.all(
    ['AT-ONCE-1', 'AT-ONCE-2'].map((id) => call('POST', '/lists/brand', { id, description: 'At once' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('refuses a record that people could not tell from another', async () => {
  const errors = async (entry: object, kind = 'color') => (await call('POST', `/lists/${kind}`, entry)).errors
  expect(await errors({ id: 'blk', description: 'Soot' })).toMatchObject([{ field: 'id', code: 'duplicate' }])
  expect(await errors({ id: 'SOOT', description: 'black' })).toMatchObject([
    { field: 'description', message: 'The color Black (BLK) already uses this name.' },
  ])
  expect(await errors({ id: 'SEA-1', description: 'Sea\u00a0 BLUE' }, 'style')).toEqual(undefined)
  expect(await errors({ id: 'SEA-2', description: 'Sea blue' }, 'style')).toMatchObject([
    { field: 'description', code: 'duplicate' },
  ])
  expect(await errors({ id: 'SEA-3', description: 'Night\u200bblue' }, 'style')).toMatchObject([
    { field: 'description', message: 'Description contains a character that is not seen. Type it again.' },
  ])
  const kids = { id: 'TEES-2', description: 'Tour tees', parentID: 'TEES' }
  expect(await errors(kids, 'subcategory')).toMatchObject([{ field: 'description' }])
  expect((await call('POST', '/lists/subcategory', { ...kids, parentID: 'CAPS' })).status).toBe(200)
})

test("requires an existing parent, and refuses another list's fields and changes to fixed fields", async () => {
  const lost = await call('POST', '/lists/category', { id: 'LOST', description: 'Lost', parentID: 'NONE' })
  expect(lost).toMatchObject({
    status: 400,
    errors: [{ field: 'parentID', message: 'Department NONE does not exist' }],
  })
  const rated = await call('POST', '/lists/color', { id: 'RATED', description: 'Rated', rate: 5 })
  expect(rated).toMatchObject({ status: 400, errors: [{ field: 'rate' }] })
  const { version } = await entryOf('additionalAttribute', 'AA1')
  const other = await call('PUT', '/lists/additionalAttribute', { id: 'AA1', version, key: 'OTHER' })
  expect(other).toMatchObject({ status: 400, errors: [{ field: 'key', code: 'fixed' }] })
  expect(await call('GET', '/lists/nonsense')).toMatchObject({ status: 400 })
})

describe('discounts', () => {
  const NIGHT = { startsOn: '2026-12-30', endsOn: '2026-12-31', startTime: '22:00', endTime: '02:00' }
  const discount = (id: string, more: object = {}) => ({
    id,
    description: `Less ${id}`,
    type: 'AMOUNT',
    value: 7.5,
    ...more,
  })
  const post = (body: object) => call('POST', '/lists/discount', body)

  test('have a value, days and hours, in their list, in the call of section 7 and in the audit', async () => {
    expect(await post(discount('NIGHT', NIGHT))).toMatchObject({ status: 200, body: { ...discount('NIGHT', NIGHT) } })
    const changed = await call('PUT', '/lists/discount', { id: 'NIGHT', version: 1, value: 8, endsOn: null })
    expect(changed.body).toMatchObject({ ...NIGHT, value: 8, endsOn: null })
    expect((await call('GET', '/promotions/discounts?pagination=false')).body).toContainEqual({
      discountID: 'NIGHT',
      description: 'Less NIGHT',
      discountType: 'AMOUNT',
      ...NIGHT,
      value: 8,
      endsOn: null,
      status: 'Active',
    })
    expect((await auditOf('discount', 'NIGHT')).at(-1)!.changes).toEqual([
      { field: 'value', from: 7.5, to: 8 },
      { field: 'endsOn', from: '2026-12-31', to: null },
    ])
  })

  test.each([
    [{ value: undefined }, 'value', 'Value is required.'],
    [{ value: 0 }, 'value', 'Value is not above 0 (0).'],
    [{ value: -1 }, 'value', 'Value is below 0 (-1).'],
    [{ value: 7.555 }, 'value', 'Value has more than 2 decimals (7.555).'],
    [{ type: 'PERCENT', value: 101 }, 'value', 'Value is more than 100 percent (101).'],
    [{ type: 'PERCENT', value: 7.555 }, 'value', 'Value has more than 2 decimals (7.555).'],
    [{ ...NIGHT, endsOn: '2026-12-29' }, 'endsOn', 'Last day is before the first day.'],
    [{ startsOn: '0000-01-01' }, 'startsOn', 'First day is not a date such as 2026-01-31 (0000-01-01).'],
    [{ ...NIGHT, endTime: '22:00' }, 'endTime', 'End time is the same as the start time (22:00).'],
    [{ ...NIGHT, endTime: null }, 'endTime', 'End time is required with the start time.'],
    [{ startTime: null, endTime: '25:00' }, 'startTime', 'Start time is required with the end time.'],
  ])('are refused with %o', async (more, field, message) => {
    const refusal = await post(discount('NEVER', more))
    expect(refusal).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([{ field, code: expect.any(String), message }]),
    })
    expect(await entryOf('discount', 'NEVER')).toBeUndefined()
  })

  test('without a value, as they were once stored, may stay so', async () => {
    await post(discount('BARE'))
    await catalog.one.db.updateTable('list_entry').set({ value: null }).where('entry_id', '=', 'BARE').execute()
    const put = (version: number, more: object) => call('PUT', '/lists/discount', { id: 'BARE', version, ...more })
    expect(await put(1, { description: 'Bare', ...NIGHT })).toMatchObject({ status: 200, body: { value: null } })
    expect(await put(2, { type: 'PERCENT' })).toMatchObject({ status: 400, errors: [{ field: 'value' }] })
    expect(await put(2, { type: 'PERCENT', value: 10 })).toMatchObject({ status: 200 })
    expect(await put(3, { value: null })).toMatchObject({ status: 400, errors: [{ field: 'value' }] })
  })

  test('are unchanged by their own file', async () => {
    const { body } = await call('GET', '/lists/discount')
    const cells = listCsv('discount', body).trimEnd().split('\r\n')
    const file = readListRows(
      'discount',
      cells.map((line) => line.split(',')),
    )
    const rows = 'rows' in file ? file.rows : []
    const entries = rows.map(({ line, entry, status }) => ({ line, ...entry, status }))
    const plans = (await call('POST', '/lists/discount/imports/check', { entries })).body
    expect(plans.map(({ action }: { action: string }) => action)).toEqual(body.map(() => 'none'))
    expect(entries.filter(({ startTime }) => startTime).length).toBeGreaterThan(1)
  })
})

test('shows the changes in the calls of section 7', async () => {
  await call('POST', '/lists/unit', { id: 'DZ', description: 'Dozen' })
  expect((await call('GET', '/units/inventory?pagination=false')).body).toContainEqual({
    id: 'DZ',
    description: 'Dozen',
    status: 'Active',
  })
  await call('POST', '/lists/additionalAttribute', {
    ...newEntry('additionalAttribute', 'GR'),
    type: 'CHOICE',
    choices: ['A'],
  })
  expect((await call('GET', '/attributes/additional')).body).toContainEqual({
    attributeID: 'GR',
    key: 'GR-key',
    label: 'GR-name',
    type: 'CHOICE',
    choices: ['A'],
    status: 'Active',
  })
})

describe('uses and merges', () => {
  const uses = async (kind: ListKind, id: string) =>
    (await call('GET', `/lists/${kind}/uses`)).body.find((use: { id: string }) => use.id === id)

  test('moves items and child records, each with its audit; system items too', async () => {
    for (const id of ['OLD', 'KEPT']) await call('POST', '/lists/department', { id, name: `Dept ${id}` })
    await call('POST', '/lists/category', { id: 'BELOW', description: 'Below', parentID: 'OLD' })
    await call(
      'POST',
      '/items',
      newItem('M1', { department: { departmentID: 'OLD' }, category: { categoryID: 'BELOW' } }),
    )
    await call('POST', '/items', newItem('M2', { department: { departmentID: 'KEPT' } }))
    expect(await uses('department', 'OLD')).toEqual({ id: 'OLD', items: 1, entries: 1, others: 0 })
    expect(await call('DELETE', '/lists/department?id=OLD')).toMatchObject({ status: 400 })
    const moves = { from: { id: 'OLD' }, into: { id: 'KEPT' }, items: 1, entries: 1, others: 0 }
    expect((await call('GET', '/lists/department/merge?from=OLD&into=KEPT')).body).toMatchObject(moves)
    expect(await uses('department', 'OLD')).toEqual({ id: 'OLD', items: 1, entries: 1, others: 0 })
    expect(await call('POST', '/lists/department/merge', { from: 'OLD', into: 'OLD' })).toMatchObject({ status: 400 })
    expect((await call('POST', '/lists/department/merge', { from: 'OLD', into: 'KEPT' })).body).toMatchObject(moves)
    const { body } = await call('GET', '/items?itemID=M1')
    expect(body.data[0]).toMatchObject({ department: { departmentID: 'KEPT' }, version: 2 })
    expect(await entryOf('category', 'BELOW')).toMatchObject({ parentID: 'KEPT', version: 2 })
    expect(await entryOf('department', 'OLD')).toBeUndefined()
    expect((await auditOf('item', 'M1')).at(-1)).toEqual({
      action: 'update',
      changes: [{ field: 'department', from: 'OLD', to: 'KEPT' }],
    })
    expect((await auditOf('item', 'M2')).length).toBe(1)
    expect((await auditOf('category', 'BELOW')).at(-1)!.changes).toEqual([
      { field: 'parentID', from: 'OLD', to: 'KEPT' },
    ])
  })

  test('merges fees, which are lists', async () => {
    const fees = (...ids: string[]) => ({ extendedInfo: ids.map((value) => ({ key: 'ITEM_FEE_ID', value })) })
    await call('POST', '/items', newItem('F1', fees('ENV', 'RECYCLE')))
    await call('POST', '/items', newItem('F2', fees('ENV')))
    expect(await uses('fee', 'ENV')).toEqual({ id: 'ENV', items: 2, entries: 0, others: 0 })
    await call('POST', '/lists/fee/merge', { from: 'ENV', into: 'RECYCLE' })
    const { body } = await call('GET', '/items?itemIDOnSearch=F1,F2')
    expect(body.data.map((item: { extendedInfo: unknown }) => item.extendedInfo)).toEqual([
      fees('RECYCLE').extendedInfo,
      fees('RECYCLE').extendedInfo,
    ])
    expect(await uses('fee', 'RECYCLE')).toEqual({ id: 'RECYCLE', items: 2, entries: 0, others: 0 })
  })

  test("merges additional attributes, which are pairs; of two values it keeps the surviving attribute's", async () => {
    const choice = (id: string, choices: string[]) => ({ id, key: id, name: `Size of ${id}`, type: 'CHOICE', choices })
    await call('POST', '/lists/additionalAttribute', choice('C1', ['A', 'B']))
    await call('POST', '/lists/additionalAttribute', choice('C2', ['B', 'C']))
    const values = (...pairs: [string, string][]) => ({ attributes: pairs.map(([key, value]) => ({ key, value })) })
    await call('POST', '/items', newItem('A1', values(['C1', 'A'], ['MATERIAL', 'Wool'])))
    await call('POST', '/items', newItem('A2', values(['C1', 'A'], ['C2', 'C'])))
    expect(await uses('additionalAttribute', 'C1')).toEqual({ id: 'C1', items: 2, entries: 0, others: 0 })
    expect(await call('POST', '/lists/additionalAttribute/merge', { from: 'C1', into: 'AA1' })).toMatchObject({
      status: 400,
      errors: [{ field: 'into' }],
    })
    expect(await call('PUT', '/lists/additionalAttribute', { id: 'C1', version: 1, type: 'TEXT' })).toMatchObject({
      status: 400,
      errors: [{ field: 'type' }],
    })
    await call('POST', '/lists/additionalAttribute/merge', { from: 'C1', into: 'C2' })
    const { body } = await call('GET', '/items?itemIDOnSearch=A1,A2')
    expect(body.data.map((item: { attributes: unknown }) => item.attributes)).toEqual([
      values(['C2', 'A'], ['MATERIAL', 'Wool']).attributes,
      values(['C2', 'C']).attributes,
    ])
    expect(await entryOf('additionalAttribute', 'C2')).toMatchObject({ choices: ['B', 'C', 'A'] })
  })
})

describe('files', () => {
  test('are previewed, then imported', async () => {
    const entries = [
      { line: 2, id: 'BLK', description: 'Black' },
      { line: 3, id: 'WHT', description: 'Bright white', status: 'Inactive' },
      { line: 4, id: 'MINT', description: 'Mint' },
    ]
    const checked = await call('POST', '/lists/color/imports/check', { entries })
    expect(checked.body).toMatchObject([
      { line: 2, action: 'none', changes: [] },
      {
        action: 'update',
        changes: [
          { field: 'description', from: 'White', to: 'Bright white' },
          { field: 'status', from: 'Active', to: 'Inactive' },
        ],
      },
      { id: 'MINT', action: 'create' },
    ])
    expect(await entryOf('color', 'MINT')).toBeUndefined()
    expect((await call('POST', '/lists/color/imports', { entries })).body).toEqual(checked.body)
    expect(await entryOf('color', 'MINT')).toMatchObject({ description: 'Mint', status: 'Active' })
    expect(await entryOf('color', 'WHT')).toMatchObject({ description: 'Bright white', status: 'Inactive', version: 2 })
    const again = await call('POST', '/lists/color/imports/check', { entries })
    expect(again.body.map(({ action }: { action: string }) => action)).toEqual(['none', 'none', 'none'])
  })

  test('change nothing if one row is invalid; each row is validated in the resulting list', async () => {
    const entries = [
      { line: 2, id: 'SP26', description: 'Summer 2026' },
      { line: 3, id: 'SU26', description: 'Spring 2026' },
      { line: 4, id: 'BAD ID', description: '' },
      { line: 5, id: 'SP26', description: 'Again' },
    ]
    const { body } = await call('POST', '/lists/season/imports/check', { entries })
    expect(body.map(({ action }: { action: string }) => action)).toEqual(['update', 'update', 'refuse', 'refuse'])
    const refusal = await call('POST', '/lists/season/imports', { entries })
    expect(refusal).toMatchObject({ status: 400 })
    expect(refusal.errors![0]!.message).toMatch(/^Line 4: /)
    expect(await entryOf('season', 'SP26')).toMatchObject({ description: 'Spring 2026', version: 1 })
    expect((await call('POST', '/lists/season/imports', { entries: entries.slice(0, 2) })).status).toBe(200)
    expect(await entryOf('season', 'SP26')).toMatchObject({ description: 'Summer 2026' })
  })
})

test('finds items by the record of any list, and by an additional attribute with a value', async () => {
  const fees = { extendedInfo: [{ key: 'ITEM_FEE_ID', value: 'CREDIT' }] }
  const refers = { tax: { taxID: 'FOOD' }, uom: { id: 'CS' }, team: { id: 'WEB' }, discount: { discountID: 'STAFF50' } }
  const more = { printerCategory: { printerCategoryID: 'BAR' }, royaltyLevel: 'HOUSE' }
  const attributes = [{ key: 'CARE', value: 'Cold' }]
  await call('POST', '/items', newItem('FOUND', { ...fees, ...refers, ...more, attributes }))
  await call('POST', '/items', newItem('OTHER'))
  const filters = ['tax=FOOD', 'uom=CS', 'team=WEB', 'discount=STAFF50', 'printerCategory=BAR', 'royaltyLevel=HOUSE']
  for (const filter of [...filters, 'fee=CREDIT', 'attribute=CARE,NONE', 'attribute=CARE&search=found']) {
    const { body } = await call('GET', `/items?${filter}`)
    expect(
      body.data.map(({ itemID }: { itemID: string }) => itemID),
      filter,
    ).toEqual(['FOUND'])
  }
})

test('keeps SKU types like any other list: an item chooses one, and then it can only be deactivated', async () => {
  expect(await call('POST', '/lists/skuType', { id: 'LIMITED', name: 'Limited edition' })).toMatchObject({
    status: 200,
  })
  expect((await call('GET', '/attributes')).body.skuTypes).toContainEqual({
    value: 'LIMITED',
    label: 'Limited edition',
    status: 'Active',
  })
  const chosen = { extendedInfo: [{ key: 'SKU_TYPE', value: 'LIMITED' }] }
  expect(await call('POST', '/items', newItem('LIMITED1', chosen))).toMatchObject({ status: 200 })
  const { body } = await call('GET', '/items?skuType=LIMITED')
  expect(body.data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['LIMITED1'])
  expect((await call('GET', '/lists/skuType/uses')).body).toContainEqual({
    id: 'LIMITED',
    items: 1,
    entries: 0,
    others: 0,
  })
  expect(await call('DELETE', '/lists/skuType?id=LIMITED')).toMatchObject({ status: 400 })
})

test('finds items that lack a price, a picture or a tax, in the list and in a bulk edit', async () => {
  const whole = { itemImage: '/pictures/1', tax: { taxID: 'FOOD' } }
  await call('POST', '/items', newItem('LACK-PRICE', { ...whole, sellingPrice: 0 }))
  await call('POST', '/items', newItem('LACK-IMAGE', { tax: { taxID: 'FOOD' } }))
  await call('POST', '/items', newItem('LACK-TAX', { itemImage: '/pictures/1' }))
  await call('POST', '/items', newItem('LACK-NONE', whole))
  const lacking = async (missing: string) => {
    const { body } = await call('GET', `/items?search=LACK-&missing=${missing}`)
    return body.data.map(({ itemID }: { itemID: string }) => itemID)
  }
  expect(await lacking('sellingPrice')).toEqual(['LACK-PRICE'])
  expect(await lacking('itemImage')).toEqual(['LACK-IMAGE'])
  expect(await lacking('tax')).toEqual(['LACK-TAX'])
  expect(await lacking('tax,sellingPrice')).toEqual(['LACK-PRICE', 'LACK-TAX'])
  const filter = { search: 'LACK-', missing: ['tax'] }
  await call('PATCH', '/items/batches', { fields: { tax: { taxID: 'FOOD' } }, filter })
  expect(await lacking('tax')).toEqual([])
  expect(await call('GET', '/items?missing=upc')).toMatchObject({ status: 400 })
})

describe('ranges of prices and days, and counts of values', () => {
  beforeAll(async () => {
    const dates: [string, number, string][] = [
      ['R-1', 5, '2026-03-01T04:59:59Z'],
      ['R-2', 9.5, '2026-03-01T05:00:00Z'],
      ['R-3', 9.51, '2026-03-02T04:59:59Z'],
    ]
    for (const [itemID, sellingPrice, at] of dates) {
      const color = { colorID: itemID === 'R-1' ? 'BLK' : 'WHT' }
      await call('POST', '/items', newItem(itemID, { sellingPrice, color }))
      const set = { created_at: at, updated_at: at } as never
      await catalog.one.db.updateTable('item').set(set).where('item_id', '=', itemID).execute()
    }
  })

  test.each([
    ['sellingPrice=5..9.5', ['R-1', 'R-2']],
    ['sellingPrice=9.5..', ['R-2', 'R-3']],
    ['sellingPrice=..5', ['R-1']],
    // The company's clock is five hours behind UTC.
    ['updatedAt=2026-03-01..2026-03-01', ['R-2', 'R-3']],
    ['createdAt=..2026-02-28', ['R-1']],
    ['createdAt=2026-03-01..&sellingPrice=..9.5', ['R-2']],
  ])('%s finds the same items in the list, by product, in an export and in a bulk edit', async (query, ids) => {
    const listed = await call('GET', `/items?search=R-&${query}&total=true`)
    expect(listed.body.data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(ids)
    expect(listed.body.total).toEqual({ count: ids.length, capped: false })
    const grouped = await call('GET', `/products?search=R-&${query}`)
    expect(grouped.body.data.map(({ item }: { item: { itemID: string } }) => item.itemID)).toEqual(ids)
    const headers = { token: await catalog.app.signIn('one', 'role2') }
    const url = `/api/items/export?columns=itemID&search=R-&${query}`
    const exported = await catalog.app.app.inject({ url, headers })
    expect(exported.body.trim().split('\r\n').slice(1)).toEqual(ids)
    const filter = { search: 'R-', ...Object.fromEntries(new URLSearchParams(query)) }
    const prepared = await call('POST', '/changesets', { fields: { consignment: true }, filter })
    expect(prepared).toMatchObject({ status: 200, body: { counts: { items: ids.length } } })
  })

  test.each([
    ['sellingPrice=9..5', 'Price is not a range such as 5..9.50 (9..5).'],
    ['costPrice=1.2.3', 'Cost is not a range such as 5..9.50 (1.2.3).'],
    ['updatedAt=2026-02-30..', 'Changed is not a range such as 2026-03-01..2026-03-31 (2026-02-30..).'],
  ])('refuses %s, in a list and in a bulk edit', async (query, message) => {
    const [[field, value]] = [...new URLSearchParams(query)] as [[string, string]]
    const refused = { status: 400, message, errors: [{ field, message, value }] }
    expect(await call('GET', `/items?${query}`)).toMatchObject(refused)
    const body = { fields: { consignment: true }, filter: { [field]: value } }
    expect(await call('PATCH', '/items/batches', body)).toMatchObject(refused)
  })

  test('counts the items of each value by all filters but that of the field', async () => {
    const counts = async (query: string) => (await call('GET', `/items/counts?search=R-&${query}`)).body
    const [navy, black] = [
      { value: 'WHT', count: 2, capped: false },
      { value: 'BLK', count: 1, capped: false },
    ]
    expect(await counts('field=color')).toEqual([navy, black])
    expect(await counts('field=color&color=BLK')).toEqual([navy, black])
    expect(await counts('field=color&sellingPrice=..5')).toEqual([black])
    expect(await counts('field=type&color=WHT')).toEqual([{ value: '1', count: 2, capped: false }])
    expect(await counts('field=missing')).toEqual([
      { value: 'itemImage', count: 3, capped: false },
      { value: 'tax', count: 3, capped: false },
    ])
    expect(await call('GET', '/items/counts?field=name')).toMatchObject({ status: 400 })
  })

  test('counts no item without a price for those who may not see it', async () => {
    await call('POST', '/items', newItem('FREE-1', { sellingPrice: 0 }))
    const values = async (user: string) => {
      const { body } = await catalog.as(user)('GET', '/items/counts?field=missing&search=FREE-1')
      return body.map(({ value }: { value: string }) => value)
    }
    expect(await values('role2')).toContain('sellingPrice')
    expect(await values('role101')).toEqual(['itemImage', 'tax'])
  })
})

test("validates the type of an additional attribute's value, and keeps an item's stored value", async () => {
  const item = (value: string) => newItem('TYPED', { attributes: [{ key: 'EDITION', value }] })
  expect(await call('POST', '/items', item('many'))).toMatchObject({
    status: 400,
    errors: [{ field: 'attributes.0.value', message: 'Edition size is not a number (many).' }],
  })
  expect(await call('POST', '/items', item('500'))).toMatchObject({ status: 200 })
  const fit = (value: string, version: number) => ({ itemID: 'TYPED', version, attributes: [{ key: 'FIT', value }] })
  expect(await call('PUT', '/items', fit('Regular', 1))).toMatchObject({ status: 200 })
  const { version } = await entryOf('additionalAttribute', 'AA5')
  await call('PUT', '/lists/additionalAttribute', { id: 'AA5', version, choices: ['Loose'] })
  expect(await call('PUT', '/items', { ...fit('Regular', 2), name: 'Renamed' })).toMatchObject({ status: 200 })
  expect(await call('PUT', '/items', fit('Tight', 3))).toMatchObject({ status: 400 })
})

describe('the classification hierarchy, if configured', () => {
  const check = (value: string) =>
    catalog.one.db
      .updateTable('system_configuration')
      .set({ value })
      .where('key', '=', 'ATTRIBUTE_HIERARCHY_VALIDATION')
      .execute()
  const place = (departmentID: string, categoryID: string) => ({
    department: { departmentID },
    category: { categoryID },
  })

  test('is validated for new, changed, imported and bulk-edited items, and otherwise never', async () => {
    expect(await call('POST', '/items', newItem('H0', place('MUSIC', 'TEES')))).toMatchObject({ status: 200 })
    await check('true')
    const message = 'Category TEES belongs to department APPAREL, not to MUSIC.'
    expect(await call('POST', '/items', newItem('H1', place('MUSIC', 'TEES')))).toMatchObject({
      status: 400,
      errors: [{ field: 'category', code: 'hierarchy', message }],
    })
    expect(await call('POST', '/items', newItem('H1', place('MUSIC', 'VINYL')))).toMatchObject({ status: 200 })
    const change = { itemID: 'H1', version: 1, category: { categoryID: 'TEES' } }
    expect(await call('PUT', '/items', change)).toMatchObject({ status: 400, errors: [{ field: 'category' }] })
    expect(await call('PUT', '/items', { itemID: 'H0', version: 1, name: 'Renamed' })).toMatchObject({ status: 200 })
    const repeated = { itemID: 'H0', version: 2, name: 'Again', ...place('MUSIC', 'TEES') }
    expect(await call('PUT', '/items', repeated)).toMatchObject({ status: 200 })
    const moved = { itemID: 'H0', version: 3, department: null }
    expect(await call('PUT', '/items', moved)).toMatchObject({ status: 400, errors: [{ field: 'category' }] })
    const bulk = { fields: { category: { categoryID: 'TEES' } }, filter: { itemIDs: ['H1'] } }
    expect(await call('PATCH', '/items/batches', bulk)).toMatchObject({ status: 400 })
    const right = { ...bulk, fields: place('APPAREL', 'TEES') }
    expect(await call('PATCH', '/items/batches', right)).toMatchObject({ status: 200 })
    await check('false')
    expect(await call('POST', '/items', newItem('H2', place('MUSIC', 'TEES')))).toMatchObject({ status: 200 })
  })
})
