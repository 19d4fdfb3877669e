import { RECORD_KINDS, restrictedFields } from '@greenroom/validation'
import { expect, test } from 'vitest'
import { STORED_TEXTS } from '#areas/settings/stored-texts.ts'
import { bareItem, catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
const admin = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const save = (key: string, value: string, seen: string, company: 'one' | 'two' = 'one') =>
  catalog.as('role2', company)('PUT', '/configs/common/system', { configurations: [{ key, value, seen }] })

const DEFAULT = `#'"&?`
const CHARS = 'SPECIAL_CHARS_RESTRICTED'
const HIERARCHY = 'ATTRIBUTE_HIERARCHY_VALIDATION'

test('saves the restricted characters, which apply at the next write of this company alone', async () => {
  expect(await admin('POST', '/items', newItem('PCT1', { name: 'Rebate 5%' }))).toMatchObject({ status: 200 })
  expect(await save(CHARS, `${DEFAULT}%`, DEFAULT)).toMatchObject({
    status: 200,
    body: expect.arrayContaining([{ key: CHARS, value: `${DEFAULT}%`, status: 'ACTIVE' }]),
  })
  expect(await admin('POST', '/items', newItem('PCT2', { name: 'Rebate 5%' }))).toMatchObject({
    status: 400,
    errors: [{ field: 'name' }],
  })
  const other = catalog.as('role2', 'two')
  expect(await other('POST', '/items', newItem('PCT2', { name: 'Rebate 5%' }))).toMatchObject({ status: 200 })
  const history = await catalog.one.db
    .selectFrom('audit_entry')
    .select(['entity_id', 'changes'])
    .where('entity', '=', 'systemConfiguration')
    .execute()
  expect(history).toEqual([{ entity_id: CHARS, changes: [{ field: 'value', from: DEFAULT, to: `${DEFAULT}%` }] }])
  expect(await save(CHARS, DEFAULT, `${DEFAULT}%`)).toMatchObject({ status: 200 })
})

test('reports a conflict to the second of two who change a setting', async () => {
  expect(await save(CHARS, '#', `${DEFAULT}!`)).toMatchObject({
    status: 409,
    errors: [{ field: 'configurations.0.value' }],
    body: { updatedBy: 'role2', current: expect.arrayContaining([{ key: CHARS, value: DEFAULT, status: 'ACTIVE' }]) },
  })
})

test('refuses what no name could do without, and a setting that there is not', async () => {
  expect(await save(CHARS, 'aeiou', DEFAULT)).toMatchObject({
    status: 400,
    errors: [{ field: 'configurations.0.value', value: 'aeiou' }],
  })
  expect(await save('NOPE', 'x', 'y')).toMatchObject({ status: 400 })
  expect(await save(HIERARCHY, 'perhaps', 'false')).toMatchObject({ status: 400 })
})

test('lets only those with WRITE access to the system settings change them', async () => {
  const body = { configurations: [{ key: HIERARCHY, value: 'true', seen: 'false' }] }
  expect(await catalog.as('role9')('PUT', '/configs/common/system', body)).toMatchObject({ status: 403 })
  expect(await catalog.as('role9')('GET', '/configs/common/system/preview')).toMatchObject({ status: 403 })
})

test('counts by field what a stricter set would refuse, with examples', async () => {
  for (const id of ['STAR1', 'STAR2', 'STAR3', 'STAR4']) {
    await admin('POST', '/items', newItem(id, { name: `Cap * ${id}`, additionalUPCs: [`${id}*`] }))
  }
  await admin('POST', '/lists/brand', { id: 'STARS', description: 'Five * brand' })
  await admin('POST', '/business/venues', { venueID: 'STAR', name: 'Star * field' })
  await admin('POST', '/reportinggroups', { reportingGroupID: 'STAR', name: 'Star * stands' })
  const preview = await admin('GET', `/configs/common/system/preview?restricted=${encodeURIComponent(`${DEFAULT}*`)}`)
  expect(preview.body).toEqual([
    {
      kind: 'item',
      field: 'additionalUPCs',
      label: 'Additional UPCs of items',
      count: 4,
      capped: false,
      examples: ['STAR1', 'STAR2', 'STAR3'].map((id) => ({ id, value: `${id}*` })),
    },
    {
      kind: 'item',
      field: 'name',
      label: 'Name of items',
      count: 4,
      capped: false,
      examples: ['STAR1', 'STAR2', 'STAR3'].map((id) => ({ id, value: `Cap * ${id}` })),
    },
    {
      kind: 'brand',
      field: 'description',
      label: 'Description of brands',
      count: 1,
      capped: false,
      examples: [{ id: 'STARS', value: 'Five * brand' }],
    },
    {
      kind: 'venue',
      field: 'name',
      label: 'Venue names',
      count: 1,
      capped: false,
      examples: [{ id: 'STAR', value: 'Star * field' }],
    },
    {
      kind: 'reportingGroup',
      field: 'name',
      label: 'Reporting group names',
      count: 1,
      capped: false,
      examples: [{ id: 'STAR', value: 'Star * stands' }],
    },
  ])
  const less = await admin('GET', `/configs/common/system/preview?restricted=${encodeURIComponent('#')}`)
  expect(less.body).toEqual([])
  const others = await catalog.as('role2', 'two')('GET', '/configs/common/system/preview?restricted=*')
  expect(others.body).toEqual([])
})

/** What a company may lack of the records with rules. */
async function addMissingRecords() {
  const { db } = catalog.one
  const at = { updated_by: 'role2', updated_at: new Date() }
  await db
    .insertInto('mail_settings')
    .values({ sender_name: 'x', reply_to: '', ...at })
    .execute()
  const printer = { printer_id: 'P', name: 'x', model: 'x', dpi: 203, address: '10.0.0.1', port: 9100, darkness: 0 }
  await db
    .insertInto('printer')
    .values({ ...printer, offset_x: 0, offset_y: 0, ...at })
    .execute()
  const template = { template_id: 'T', name: 'x', use: 'SHELF', status: 'Active', design: '{}' } as const
  await db
    .insertInto('label_template')
    .values({ ...template, ...at } as never)
    .execute()
  const provider = {
    name: 'x',
    issuer: 'https://login.example.com',
    client_id: 'x',
    client_secret: 'x',
    public_only: true,
    ...at,
  }
  await db
    .insertInto('sso_provider')
    .values(provider as never)
    .execute()
  await admin('POST', '/roles', { name: 'Own role', likeRoleID: 9 })
  for (const [path, id] of [
    ['/business/stores', 'storeID'],
    ['/business/warehouses', 'warehouseID'],
  ])
    await admin('POST', path!, { [id!]: 'REST', name: 'Rest', venueID: 'STAR' })
  await admin('POST', '/registers', { registerID: 'REST', name: 'Rest', storeID: 'REST' })
  await admin('POST', '/reportinggroups', { reportingGroupID: 'REST', name: 'Rest', locations: [] })
}

test('finds each text of every kind of record that has rules, and leaves out what a field accepts anyway', async () => {
  await addMissingRecords()
  const fields = RECORD_KINDS.flatMap((kind) => restrictedFields(kind).map((field) => ({ kind, ...field })))
  for (const { kind, field } of fields) {
    const { table, columns } = STORED_TEXTS[kind]!
    const column = (columns as Record<string, string>)[field]!
    const text = kind === 'user' && field === 'email' ? 'a^b@example.com' : 'x ^'
    await catalog.database.pool.query(`update ${table} set ${column} = $1 where company_code = 'one'`, [text])
  }
  const { body } = await admin('GET', `/configs/common/system/preview?restricted=${encodeURIComponent(`${DEFAULT}^`)}`)
  const found = body.map(({ kind, field }: { kind: string; field: string }) => `${kind}.${field}`)
  expect(found).toEqual(fields.map(({ kind, field }) => `${kind}.${field}`))
  expect(body).toContainEqual(expect.objectContaining({ label: 'Street of stores' }))
  expect(body).toContainEqual(expect.objectContaining({ label: 'Sender name', examples: [{ id: '', value: 'x ^' }] }))
  const hidden = await catalog.as('role2', 'two')('GET', '/configs/common/system/preview?restricted=^')
  expect(hidden.body).toEqual([])
  // Streets, and the names of companies, have # and & anyway.
  await catalog.database.pool.query(`update location set street = '#1 & 2', city = null, region = null`)
  await save(CHARS, '^', DEFAULT)
  const exempt = await admin('GET', `/configs/common/system/preview?restricted=${encodeURIComponent('^#&')}`)
  expect(exempt.body.filter(({ field }: { field: string }) => field === 'street')).toEqual([])
  await save(CHARS, DEFAULT, '^')
})

test('a stored record whose text is refused by now can be deactivated and activated, and not renamed', async () => {
  const street = { street: 'Hall 1/2', storeID: 'SLASH', name: 'Slash', venueID: 'STAR' }
  expect(await admin('POST', '/business/stores', street)).toMatchObject({ status: 200 })
  await save(CHARS, `${DEFAULT}/`, DEFAULT)
  const status = (version: number, to: string) => admin('PUT', '/business/stores/SLASH/status', { version, status: to })
  expect(await status(1, 'Inactive')).toMatchObject({ status: 200 })
  expect(await status(2, 'Active')).toMatchObject({ status: 200 })
  expect(await admin('PUT', '/business/stores/SLASH', { version: 3, name: 'Other' })).toMatchObject({
    status: 400,
    errors: [{ field: 'street' }],
  })
  await save(CHARS, DEFAULT, `${DEFAULT}/`)
})

test('stops counting a field at a thousand values', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => ({ ...bareItem(`MANY${at}`), name: `Cup ~ ${at}` }))
  await catalog.one.db.insertInto('item').values(rows).execute()
  const preview = await admin('GET', '/configs/common/system/preview?restricted=~')
  expect(preview.body).toMatchObject([{ field: 'name', count: 1000, capped: true }])
})

test('counts the items that are beside the hierarchy, and refuses them once it is checked', async () => {
  await admin('POST', '/lists/department', { id: 'D-A', name: 'A' })
  await admin('POST', '/lists/department', { id: 'D-B', name: 'B' })
  await admin('POST', '/lists/category', { id: 'C-A', description: 'Of A', parentID: 'D-A' })
  const beside = { department: { departmentID: 'D-B' }, category: { categoryID: 'C-A' } }
  expect(await admin('POST', '/items', newItem('BESIDE', beside))).toMatchObject({ status: 200 })
  const preview = await admin('GET', '/configs/common/system/preview?hierarchy=true')
  expect(preview.body).toContainEqual({
    kind: 'item',
    field: 'category',
    label: 'Category of items',
    count: 1,
    capped: false,
    examples: [{ id: 'BESIDE', value: 'C-A' }],
  })
  expect(await save(HIERARCHY, 'true', 'false')).toMatchObject({ status: 200 })
  expect(await admin('POST', '/items', newItem('BESIDE2', beside))).toMatchObject({
    status: 400,
    errors: [{ field: 'category' }],
  })
  expect((await admin('GET', '/configs/common/system/preview?hierarchy=true')).body).toEqual([])
  expect(await save(HIERARCHY, 'false', 'true')).toMatchObject({ status: 200 })
})
