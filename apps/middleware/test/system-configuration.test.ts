import { expect, test } from 'vitest'
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
