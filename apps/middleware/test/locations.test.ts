import { beforeAll, describe, expect, test } from 'vitest'
import { tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'
import { countStatements } from './statement-sizes.ts'
import { addStock } from './stock.ts'

const catalog = catalogOfTwo()
type Body = any // oxlint-disable-line typescript/no-explicit-any -- as the contract has it
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

const HOURS = [{ day: 'FRI', opens: '18:00', closes: '02:00' }]
const ADDRESS = {
  street: "Fan's Way #3",
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  timeZone: 'America/New_York',
  taxID: 'STD',
  hours: HOURS,
}

/** [path, ID field, further fields of a new record, feature, entity]. */
const KINDS = [
  ['/business/venues', 'venueID', ADDRESS, 'LOCATION_VENUE', 'venue'],
  ['/business/stores', 'storeID', { ...ADDRESS, venueID: 'V' }, 'LOCATION_STORE', 'store'],
  ['/business/warehouses', 'warehouseID', { ...ADDRESS, venueID: 'V' }, 'LOCATION_WAREHOUSE', 'warehouse'],
  ['/registers', 'registerID', { storeID: 'S', number: 7 }, 'LOCATION_REGISTER', 'register'],
  [
    '/reportinggroups',
    'reportingGroupID',
    { locations: [{ type: 'STORE', locationID: 'S' }] },
    'LOCATION_REPORTING_GROUP',
    'reportingGroup',
  ],
] as const

const auditOf = (entity: string, id: string) =>
  catalog.one.db
    .selectFrom('audit_entry')
    .select(['action', 'user_name', 'changes'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('audit_id')
    .execute()

beforeAll(async () => {
  await call('POST', '/business/venues', { venueID: 'V', name: 'Hall' })
  await call('POST', '/business/stores', { storeID: 'S', name: 'Stand', venueID: 'V' })
  await call('POST', '/items', newItem('A'))
})

describe.each(KINDS)('%s', (path, idField, more, _feature, entity) => {
  const create = (id: string, name = 'New', fields: object = more) =>
    call('POST', path, { [idField]: id, name, ...fields })

  test('creates, reads, changes, deactivates and activates a record, and audits each change', async () => {
    const { body: created } = await create('ONE')
    const stamp = { status: 'Active', version: 1, updatedBy: 'role2' }
    expect(created).toMatchObject({ id: 'ONE', [idField]: 'ONE', name: 'New', ...more, ...stamp })
    expect((await call('GET', `${path}/ONE`)).body).toEqual({ ...created, uses: [] })
    const { body: renamed } = await call('PUT', `${path}/ONE`, { version: 1, name: 'Renamed' })
    expect(renamed).toMatchObject({ ...more, name: 'Renamed', version: 2 })
    const { body: off } = await call('PUT', `${path}/ONE/status`, { version: 2, status: 'Inactive' })
    expect(off).toMatchObject({ status: 'Inactive', version: 3 })
    expect((await call('PUT', `${path}/ONE/status`, { version: 3, status: 'Active' })).body.version).toBe(4)
    expect(await auditOf(entity, 'ONE')).toMatchObject([
      { action: 'create', user_name: 'role2' },
      { action: 'update', changes: [{ field: 'name', from: 'New', to: 'Renamed' }] },
      { action: 'update', changes: [{ field: 'status', from: 'Active', to: 'Inactive' }] },
      { action: 'update', changes: [{ field: 'status', from: 'Inactive', to: 'Active' }] },
    ])
  })

  test('gives the second of two concurrent saves the values of the first', async () => {
    await create('TWO', 'Contested', { ...more, ...('number' in more && { number: 8 }) })
    const save = (name: string) => call('PUT', `${path}/TWO`, { version: 1, name })
    const answers = await Promise.all([save('Mine'), save('Yours')])
    const [saved, refused] = answers.toSorted((one, other) => one.status - other.status)
    expect(saved).toMatchObject({ status: 200 })
    expect(refused).toMatchObject({ status: 409, body: { current: { name: saved!.body.name, version: 2 } } })
  })

  test('refuses broken rules by field, an ID that exists, and records that do not', async () => {
    const bad = { ...more, ...('number' in more && { number: 9 }) }
    expect(await create('A B', 'x#', bad)).toMatchObject({
      status: 400,
      errors: [{ field: idField }, { field: 'name' }],
    })
    expect(await create('ONE')).toMatchObject({ status: 400, errors: [{ field: idField, value: 'ONE' }] })
    expect((await call('GET', `${path}/ONE`)).body.version).toBe(4)
    for (const url of ['/NONE', '/NONE/status']) {
      const body = url.endsWith('status') ? { version: 1, status: 'Active' } : { version: 1 }
      expect(await call('PUT', `${path}${url}`, body)).toMatchObject({ status: 404 })
    }
    expect(await call('GET', `${path}/NONE`)).toMatchObject({ status: 404 })
  })

  test('lists page by page, active first, with search, status and sorting, numbers in names by their value', async () => {
    const fields = { ...more, ...('number' in more && { number: null }) }
    for (const id of ['LIST-B', 'LIST-C', 'LIST-A']) await create(id, id.toLowerCase(), fields)
    await create('LIST-0', 'list-0', fields)
    await call('PUT', `${path}/LIST-0/status`, { version: 1, status: 'Inactive' })
    const idsAt = async (query: string) => {
      const { body } = await call('GET', `${path}?search=list-&${query}`)
      return { ids: body.data.map(({ id }: Body) => id).join(' '), next: body.nextCursor }
    }
    const { ids, next } = await idsAt('limit=3')
    expect(ids).toBe('LIST-A LIST-B LIST-C')
    expect((await idsAt(`limit=3&cursor=${next}`)).ids).toBe('LIST-0')
    expect((await idsAt('status=Inactive')).ids).toBe('LIST-0')
    expect((await idsAt('sort=-name')).ids).toBe('LIST-C LIST-B LIST-A LIST-0')
    for (const [id, name] of [
      ['NO-A', 'Number 10'],
      ['NO-B', 'Number 2'],
      ['NO-C', 'number 010b'],
    ] as const) {
      await create(id, name, fields)
    }
    const first = await call('GET', `${path}?search=number&sort=name&limit=2`)
    const rest = await call('GET', `${path}?search=number&sort=name&limit=2&cursor=${first.body.nextCursor}`)
    const found = [...first.body.data, ...rest.body.data].map(({ id }: Body) => id)
    expect(found).toEqual(['NO-B', 'NO-A', 'NO-C'])
    for (const sort of [idField, 'status', 'updatedAt']) expect((await idsAt(`sort=${sort}`)).ids).toContain('LIST-0')
  })
})

test('refuses what does not exist or is inactive, where it is newly chosen', async () => {
  await call('POST', '/business/venues', { venueID: 'OLD', name: 'Old hall' })
  await call('POST', '/business/stores', { storeID: 'OLD-S', name: 'Old stand', venueID: 'OLD' })
  await call('PUT', '/business/stores/OLD-S/status', { version: 1, status: 'Inactive' })
  await call('PUT', '/business/venues/OLD/status', { version: 1, status: 'Inactive' })
  const store = (fields: object) => call('POST', '/business/stores', { storeID: 'X', name: 'X', ...fields })
  expect(await store({ venueID: 'S' })).toMatchObject({ message: 'Venue S does not exist.', status: 400 })
  expect(await store({ venueID: 'OLD' })).toMatchObject({ message: 'Venue OLD is inactive.', status: 400 })
  expect(await store({ taxID: 'NONE' })).toMatchObject({ errors: [{ field: 'taxID', value: 'NONE' }] })
  // A closed stand of a closed hall may still be renamed, but not opened.
  const renamed = await call('PUT', '/business/stores/OLD-S', { version: 2, name: 'Older stand' })
  expect(renamed).toMatchObject({ status: 200, body: { venueName: 'Old hall' } })
  const opened = await call('PUT', '/business/stores/OLD-S/status', { version: 3, status: 'Active' })
  expect(opened).toMatchObject({ status: 400, errors: [{ field: 'venueID' }] })
  const register = { registerID: 'X', name: 'X', storeID: 'V' }
  expect(await call('POST', '/registers', register)).toMatchObject({ message: 'Store V does not exist.' })
  const group = { reportingGroupID: 'X', name: 'X', locations: [{ type: 'WAREHOUSE', locationID: 'S' }] }
  expect(await call('POST', '/reportinggroups', group)).toMatchObject({
    message: 'Location WAREHOUSE/S does not exist.',
  })
})

test('a register number is unique within its store', async () => {
  await call('POST', '/business/stores', { storeID: 'N1', name: 'N1' })
  await call('POST', '/business/stores', { storeID: 'N2', name: 'N2' })
  const create = (registerID: string, storeID: string, number: number) =>
    call('POST', '/registers', { registerID, name: registerID, storeID, number })
  expect((await create('N1-1', 'N1', 1)).status).toBe(200)
  expect((await create('N2-1', 'N2', 1)).status).toBe(200)
  const message = 'Another register of N1 has the number 1.'
  expect(await create('N1-2', 'N1', 1)).toMatchObject({ status: 400, message, errors: [{ field: 'number' }] })
  expect(await call('PUT', '/registers/N2-1', { version: 1, storeID: 'N1' })).toMatchObject({ status: 400, message })
  const { body } = await call('GET', '/registers?storeID=N1&status=Active')
  expect(body.data).toMatchObject([{ registerID: 'N1-1', number: 1, storeName: 'N1' }])
})

test('an inactive location is prepared with users and items, and then a deactivated user is not in the way', async () => {
  await call('POST', '/business/stores', { storeID: 'LATER', name: 'Later', venueID: 'V' })
  const status = (version: number, to: string) => call('PUT', '/business/stores/LATER/status', { version, status: to })
  expect(await status(1, 'Inactive')).toMatchObject({ status: 200 })
  const locations = [{ type: 'STORE', locationID: 'LATER' }]
  const user = await call('POST', '/users', { userName: 'lea', name: 'Lea', roleID: 7, locations })
  expect(user).toMatchObject({ status: 200 })
  expect(await call('POST', '/items/hierarchy/entitlement', [{ itemID: 'A', locations }])).toMatchObject({
    status: 200,
  })
  expect(await status(2, 'Active')).toMatchObject({ status: 200 })
  const uses = async () => (await call('GET', '/business/stores/LATER')).body.uses.map(({ what }: Body) => what)
  expect(await uses()).toEqual(['entitlement', 'user'])
  const { userID } = user.body.user
  expect(await call('PUT', `/users/${userID}/status`, { status: 'Inactive' })).toMatchObject({ status: 200 })
  expect(await uses()).toEqual(['entitlement'])
})

test('a location in use is not deactivated, and says what stands in the way', async () => {
  await call('POST', '/business/venues', { venueID: 'USED', name: 'Used' })
  await call('POST', '/business/stores', { storeID: 'USED', name: 'Used stand', venueID: 'USED' })
  for (const [nth, registerID] of ['U1', 'U2', 'U3', 'U4', 'U5', 'U6'].entries()) {
    await call('POST', '/registers', { registerID, name: registerID, storeID: 'USED', number: nth + 1 })
  }
  const at = { location_type: 'STORE', location_id: 'USED' } as const
  const location = { type: 'STORE', locationID: 'USED' }
  await call('POST', '/items/hierarchy/entitlement', [{ itemID: 'A', locations: [location] }])
  await call('POST', '/users', { userName: 'una', name: 'Una', roleID: 7, locations: [location] })
  await addStock(catalog.one, [{ item_id: 'A', ...at, qoh: 3 }])
  const uses = [
    { what: 'register', count: 6, ids: ['U1', 'U2', 'U3', 'U4', 'U5'] },
    { what: 'entitlement', count: 1, ids: [] },
    { what: 'user', count: 1, ids: [] },
    { what: 'stock', count: 1, ids: [] },
  ]
  expect((await call('GET', '/business/stores/USED')).body.uses).toEqual(uses)
  const refused = await call('PUT', '/business/stores/USED/status', { version: 1, status: 'Inactive' })
  expect(refused).toMatchObject({ status: 400, errors: uses.map((value) => ({ field: 'status', value })) })
  expect(refused.errors?.map(({ message }) => message)).toEqual([
    "USED can't be deactivated: it has 6 active registers: U1, U2, U3, U4, U5 and more.",
    "USED can't be deactivated: it has 1 entitlement.",
    "USED can't be deactivated: it has 1 assigned user.",
    "USED can't be deactivated: it has 1 item in stock.",
  ])
  const event = { event_id: 'SOON', name: 'Soon', artist_id: null, venue_id: 'USED', starts_at: new Date('2999-01-01') }
  await catalog.one.db.insertInto('event').values(event).execute()
  await call('POST', '/business/warehouses', { warehouseID: 'USED-W', name: 'W', venueID: 'USED' })
  expect((await call('GET', '/business/venues/USED')).body.uses).toEqual([
    { what: 'store', count: 1, ids: ['USED'] },
    { what: 'warehouse', count: 1, ids: ['USED-W'] },
    { what: 'event', count: 1, ids: ['SOON'] },
  ])
  expect(await call('PUT', '/business/venues/USED/status', { version: 1, status: 'Inactive' })).toMatchObject({
    status: 400,
  })
})

describe('import', () => {
  const path = '/locations/store/imports'
  const rows = (...list: object[]) => ({ rows: list.map((row, at) => ({ line: at + 2, ...row })) })

  test('previews row by row, then saves all rows or none', async () => {
    await call('POST', '/business/stores', { storeID: 'I1', name: 'Stays', city: 'Portland' })
    const body = rows({ id: 'I1', name: 'Changed' }, { id: 'I2', name: 'New', venueID: 'V', hours: HOURS })
    const plans = [
      { line: 2, id: 'I1', action: 'update', changes: [{ field: 'name', from: 'Stays', to: 'Changed' }], issues: [] },
      { line: 3, id: 'I2', action: 'create' },
    ]
    expect((await call('POST', `${path}/check`, body)).body).toMatchObject(plans)
    expect(await call('GET', '/business/stores/I2')).toMatchObject({ status: 404 })
    expect((await call('POST', path, body)).body).toMatchObject(plans)
    expect((await call('GET', '/business/stores/I1')).body).toMatchObject({ name: 'Changed', city: 'Portland' })
    expect((await call('GET', '/business/stores/I2')).body).toMatchObject({ venueName: 'Hall', hours: HOURS })
    expect((await call('POST', path, body)).body).toMatchObject([{ action: 'none' }, { action: 'none' }])
    expect(await auditOf('store', 'I1')).toHaveLength(2)
  })

  test('writes what changed in each row and leaves the rest', async () => {
    const ids = ['MX-1', 'MX-2', 'MX-3']
    const hours = [{ day: 'FRI', opens: '18:00', closes: '02:00' }]
    const first = ids.map((id, nth) => ({ line: nth + 2, id, name: id, venueID: 'HARBOR', city: 'Portland', hours }))
    expect(await call('POST', path, { rows: first })).toMatchObject({ status: 200 })
    const rows = [
      { line: 2, id: 'MX-1', city: 'Salem', hours: null },
      { line: 3, id: 'MX-2', city: 'Bend', hours: null },
      { line: 4, id: 'MX-3', venueID: null, hours: [...hours, { day: 'SAT', opens: '10:00', closes: '23:00' }] },
    ]
    expect(await call('POST', path, { rows })).toMatchObject({ status: 200 })
    const stored = await Promise.all(ids.map(async (id) => (await call('GET', `/business/stores/${id}`)).body))
    expect(stored).toMatchObject([
      { name: 'MX-1', city: 'Salem', venueID: 'HARBOR', hours: null, version: 2 },
      { name: 'MX-2', city: 'Bend', venueID: 'HARBOR', hours: null, version: 2 },
      { name: 'MX-3', city: 'Portland', venueID: null, hours: rows[2]!.hours, version: 2 },
    ])
    const numbers = [3, 7].map((number, nth) => ({
      line: nth + 2,
      id: `MX-R${nth}`,
      name: 'Till',
      storeID: 'MX-1',
      number,
    }))
    const at = '/locations/register/imports'
    expect(await call('POST', at, { rows: numbers })).toMatchObject({ status: 200 })
    const swapped = numbers.map(({ line, id, number }) => ({ line, id, number: 10 - number }))
    expect(await call('POST', at, { rows: swapped })).toMatchObject({ status: 200 })
    expect((await call('GET', '/registers/MX-R0')).body).toMatchObject({ number: 7, name: 'Till', storeID: 'MX-1' })
    const groups = [['MX-1', 'MX-2'], ['MX-3']].map((stores, nth) => ({
      line: nth + 2,
      id: `MX-G${nth}`,
      name: `Group ${nth}`,
      locations: stores.map((locationID) => ({ type: 'STORE', locationID })),
    }))
    for (const sent of [
      groups,
      [
        { ...groups[0], locations: [] },
        { ...groups[1], name: 'Renamed' },
      ],
    ]) {
      expect(await call('POST', '/locations/reportingGroup/imports', { rows: sent })).toMatchObject({ status: 200 })
    }
    expect((await call('GET', '/reportinggroups/MX-G0')).body).toMatchObject({ name: 'Group 0', locations: [] })
    expect((await call('GET', '/reportinggroups/MX-G1')).body).toMatchObject({
      name: 'Renamed',
      locations: groups[1]!.locations,
    })
  })

  test('looks for what stands in the way of all rows at once', async () => {
    const ids = Array.from({ length: 40 }, (_, nth) => `OFF-${nth}`)
    await call('POST', path, rows(...ids.map((id) => ({ id, name: id }))))
    const check = (some: readonly string[]) => async () => {
      const body = rows(...some.map((id) => ({ id, status: 'Inactive' })))
      expect(await call('POST', `${path}/check`, body)).toMatchObject({ status: 200 })
    }
    await check(ids)()
    // A session that is noted as active, or a job, may send a few beside them.
    expect(await countStatements(check(ids))).toBeLessThan(20)
  })

  test('names the line and field of each refused row, and saves nothing', async () => {
    const body = rows(
      { id: 'I9', name: 'Fine' },
      { id: 'I9', name: 'Twice' },
      { id: 'I8', name: 'Bad#', venueID: 'NONE' },
      { id: 'I7', name: 'Other', number: 3 },
      { id: 'USED', status: 'Inactive' },
    )
    const { body: plans } = await call('POST', `${path}/check`, body)
    expect(plans.map(({ action, issues }: Body) => [action, ...issues.map(({ field }: Body) => field)])).toEqual([
      ['create'],
      ['refuse', 'storeID'],
      ['refuse', 'name', 'venueID'],
      ['refuse', 'number'],
      ['refuse', 'status', 'status', 'status', 'status'],
    ])
    expect(await call('POST', path, body)).toMatchObject({
      status: 400,
      message: 'Line 3: I9 is on a line before already.',
    })
    expect(await call('GET', '/business/stores/I9')).toMatchObject({ status: 404 })
  })

  test.each(KINDS)('needs the feature of its kind: %s', async (_path, _id, _more, feature, kind) => {
    const body = { rows: [{ line: 2, id: 'P', name: 'P' }] }
    // Store managers write registers alone (section 6).
    for (const end of ['', '/check']) {
      const { status, message } = await catalog.as('role7')('POST', `/locations/${kind}/imports${end}`, body)
      expect(status).toBe(kind === 'register' ? (end ? 200 : 400) : 403)
      if (kind !== 'register') expect(message).toContain(feature.startsWith('LOCATION') ? 'WRITE' : '')
    }
  })
})

test('users of some places add and change what is there alone', async () => {
  await catalog.one.db
    .insertInto('app_user')
    .values({ user_id: 'sam', user_name: 'sam', display_name: 'Sam', role_id: 6, password_hash: '' })
    .execute()
  const at = { user_id: 'sam', location_type: 'STORE', location_id: 'S' } as const
  await catalog.one.db.insertInto('user_location').values(at).execute()
  const token = await tokenOf(catalog.app, 'one', 'sam')
  const sam = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    catalog.app.call(token, method, path, body)
  const { version } = (await sam('GET', '/business/stores/S')).body
  expect(await sam('PUT', '/business/stores/S', { version, name: 'Mine' })).toMatchObject({ status: 200 })
  expect(await sam('PUT', '/business/stores/S', { version: version + 1, venueID: null })).toMatchObject({ status: 400 })
  expect(await sam('PUT', '/business/stores/S', { version: version + 1, venueID: 'HARBOR' })).toMatchObject({
    status: 400,
  })
  expect(await sam('PUT', '/business/stores/ONE', { version: 4, name: 'Mine' })).toMatchObject({ status: 404 })
  expect(await sam('POST', '/registers', { registerID: 'SAM', name: 'Till', storeID: 'S' })).toMatchObject({
    status: 200,
  })
  expect(await sam('POST', '/registers', { registerID: 'SAM2', name: 'Till', storeID: 'ONE' })).toMatchObject({
    status: 400,
  })
  expect(await sam('POST', '/business/venues', { venueID: 'SAM', name: 'Hall' })).toMatchObject({ status: 403 })
  expect(await sam('POST', '/business/stores', { storeID: 'SAM', name: 'Stand' })).toMatchObject({ status: 400 })
  expect(await sam('POST', '/business/stores', { storeID: 'ONE', name: 'Stand' })).toMatchObject({ status: 400 })
  const rows = [{ line: 2, id: 'ONE', name: 'Mine' }]
  const { body } = await sam('POST', '/locations/store/imports/check', { rows })
  expect(body[0].issues[0].message).toBe('This needs ONE, which is not one of your places.')
})
