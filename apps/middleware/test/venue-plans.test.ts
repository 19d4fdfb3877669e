import { beforeAll, expect, test } from 'vitest'
import { tidy } from '#boot/housekeeping.ts'
import { requestID, tokenOf } from './app.ts'
import { bareItem, catalogOfTwo, newItem } from './catalog.ts'

const catalog = catalogOfTwo()
type Body = any // oxlint-disable-line typescript/no-explicit-any -- as the contract has it
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)
const path = '/utilities/venues/plans'

const begin = async (plan: object) => (await call('POST', path, { plan })).body
const create = (planID: string, version = 1) => call('POST', `${path}/${planID}/venue`, { version })

/** The calls of a venue GM, who holds the wizard without DELETE. */
const gm = async (...args: Parameters<typeof call>) =>
  catalog.app.call(await tokenOf(catalog.app, 'one', 'gm'), ...args)

beforeAll(async () => {
  const { db } = catalog.one
  const user = { user_id: 'gm', user_name: 'gm', display_name: 'GM', role_id: 6, password_hash: '' }
  await db.insertInto('app_user').values(user).execute()
  // The grants of a role are cached from their first use on.
  await db.deleteFrom('role_grant').where('role_id', '=', 6).where('feature', '=', 'CATALOG_ENTITLEMENT').execute()
  const at = (type: string, locationID: string) => ({ type, locationID })
  for (const [itemID, locations] of [
    ['A', [at('VENUE', 'HARBOR'), at('STORE', 'HB-MAIN')]],
    ['B', [at('STORE', 'HB-MAIN')]],
  ] as const) {
    await call('POST', '/items', newItem(itemID))
    await call('POST', '/items/hierarchy/entitlement', [{ itemID, locations }])
  }
})

test('a draft is left and gone on with, by its user alone', async () => {
  const { planID } = await begin({ venue: { id: '', name: 'Not yet # valid' } })
  expect(await gm('GET', `${path}/${planID}`)).toMatchObject({ status: 404 })
  const plan = { venue: { id: 'LEFT', name: 'Left hall' }, stores: [{ id: '' }] }
  const save = (version: number) => call('PUT', `${path}/${planID}`, { version, plan })
  expect(await save(1)).toMatchObject({ status: 200, body: { plan, version: 2, createdVenue: null } })
  expect(await save(1)).toMatchObject({ status: 409, body: { current: { version: 2 } } })
  expect((await call('GET', `${path}/${planID}`)).body.plan).toEqual(plan)
  expect((await call('GET', path)).body).toEqual([
    {
      planID,
      venueID: 'LEFT',
      name: 'Left hall',
      city: null,
      stores: 1,
      warehouses: 0,
      registers: 0,
      updatedAt: expect.any(String),
    },
  ])
  expect((await gm('GET', path)).body).toEqual([])
  expect(await gm('DELETE', `${path}/${planID}`)).toMatchObject({ status: 404 })
  expect(await call('DELETE', `${path}/${planID}`)).toMatchObject({ status: 200 })
  expect(await call('GET', `${path}/${planID}`)).toMatchObject({ status: 404 })
})

test('whoever may begin a plan may discard it, with WRITE alone', async () => {
  const { body } = await gm('POST', path, { plan: { venue: { id: 'MINE' } } })
  expect(await call('DELETE', `${path}/${body.planID}`)).toMatchObject({ status: 404 })
  expect(await gm('DELETE', `${path}/${body.planID}`)).toMatchObject({ status: 200 })
  expect((await gm('GET', path)).body).toEqual([])
})

test('a plan is stored once: not in the list, nor in the answers to repeated requests', async () => {
  const stores = Array.from({ length: 500 }, (_, n) => ({
    id: `S${n}`,
    name: 'x'.repeat(250),
    street: 'y'.repeat(250),
  }))
  const plan = { venue: { id: 'LARGE' }, stores }
  const token = await tokenOf(catalog.app, 'one', 'role2')
  const send = async (method: 'POST' | 'PUT', url: string, payload: object, id = requestID()) => {
    const headers = { token, 'x-client-request-id': id }
    return (await catalog.app.app.inject({ method, url: `/api${url}`, headers, payload })).json()
  }
  const id = requestID()
  const first = await send('POST', path, { plan }, id)
  expect(await send('POST', path, { plan }, id)).toEqual(first)
  const { planID } = first.body
  expect(await send('PUT', `${path}/${planID}`, { version: 1, plan })).toMatchObject({ body: { plan, version: 2 } })
  expect(JSON.stringify((await call('GET', path)).body).length).toBeLessThan(1_000)
  const { rows } = await catalog.database.pool.query<{ longest: number }>(
    `select max(length(answer::text)) as longest from answered_request where operation like '%VenuePlan'`,
  )
  expect(rows[0]!.longest).toBeLessThan(1_000)
  await call('DELETE', `${path}/${planID}`)
})

const PLAN = {
  venue: {
    id: 'ARENA',
    name: 'New arena',
    city: 'Portland',
    country: 'US',
    timeZone: 'America/New_York',
    taxID: 'STD',
  },
  entitlementsOf: 'HARBOR',
  stores: [
    { id: 'AR-1', name: 'Stand 1', like: 'HB-MAIN', hours: [{ day: 'FRI', opens: '18:00', closes: '02:00' }] },
    { id: 'AR-2', name: 'Stand 2' },
  ],
  warehouses: [{ id: 'AR-W', name: 'Store room' }],
  registers: [{ id: 'AR-R1', name: 'Till 1', store: 'AR-1', number: 1 }],
  reportingGroups: [{ id: 'AR-G', name: 'Level 1', stores: ['AR-1', 'AR-2'] }],
}

test('creates everything in a plan at once, and a second call answers the same venue', async () => {
  const { planID } = await begin(PLAN)
  expect(await create(planID, 7)).toMatchObject({ status: 409 })
  const answers = await Promise.all([create(planID), create(planID)])
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { venueID: 'ARENA' } })
  expect((await call('GET', '/business/venues/ARENA')).body).toMatchObject({
    city: 'Portland',
    taxID: 'STD',
    version: 1,
  })
  const stores = (await call('GET', '/business/stores?venueID=ARENA')).body.data
  expect(stores).toMatchObject([
    { id: 'AR-1', hours: PLAN.stores[0]!.hours },
    { id: 'AR-2', hours: null },
  ])
  expect((await call('GET', '/business/warehouses?venueID=ARENA')).body.data).toMatchObject([{ id: 'AR-W' }])
  expect((await call('GET', '/registers/AR-R1')).body).toMatchObject({ storeID: 'AR-1', number: 1 })
  const group = (await call('GET', '/reportinggroups/AR-G')).body
  expect(group.locations.map(({ locationID }: Body) => locationID)).toEqual(['AR-1', 'AR-2'])
  const soldAt = async (type: string, id: string) =>
    (await call('GET', `/items/hierarchy/entitlement?locationID=${id}&locationType=${type}`)).body.data.map(
      ({ itemID }: Body) => itemID,
    )
  expect(await soldAt('VENUE', 'ARENA')).toEqual(['A'])
  expect(await soldAt('STORE', 'AR-1')).toEqual(['A', 'B'])
  expect(await soldAt('STORE', 'AR-2')).toEqual([])
  const audited = catalog.one.db.selectFrom('audit_entry').select('entity_id').where('entity', '=', 'store')
  expect((await audited.where('entity_id', 'like', 'AR-%').execute()).length).toBe(2)
  const copied = catalog.one.db.selectFrom('audit_entry').where('entity', '=', 'entitlement')
  const entry = await copied.where('location_id', '=', 'AR-1').where('item_id', '=', 'B').selectAll().executeTakeFirst()
  expect(entry).toMatchObject({
    action: 'create',
    location_type: 'STORE',
    user_name: 'role2',
    changes: [
      { field: 'itemID', from: null, to: 'B' },
      { field: 'locationType', from: null, to: 'STORE' },
      { field: 'locationID', from: null, to: 'AR-1' },
    ],
  })
  expect((await call('GET', path)).body).toEqual([])
  expect(await call('PUT', `${path}/${planID}`, { version: 2, plan: PLAN })).toMatchObject({ status: 400 })
})

test('refuses a plan that breaks a rule or repeats an ID, by its place in the plan, and creates nothing', async () => {
  const refused = async (plan: object) => {
    const { planID } = await begin(plan)
    const { status, errors } = await create(planID)
    await call('DELETE', `${path}/${planID}`)
    return [status, ...(errors ?? []).map(({ field }) => field)]
  }
  const venue = { id: 'BAD', name: 'Bad' }
  expect(await refused({ venue: { id: 'BAD' }, stores: [{ id: 'x x', name: 'x' }] })).toEqual([
    400,
    'venue.name',
    'stores.0.id',
  ])
  expect(await refused({ venue: { id: 'HARBOR', name: 'Taken' } })).toEqual([400, 'venue.id'])
  expect(
    await refused({
      venue,
      stores: [
        { id: 'NEW-1', name: 'x' },
        { id: 'HB-MAIN', name: 'x' },
      ],
    }),
  ).toEqual([400, 'stores.1.id'])
  expect(await refused({ venue, stores: [{ id: 'NEW-1', name: 'x', taxID: 'NONE' }] })).toEqual([400, 'stores.0.taxID'])
  expect(await refused({ venue, stores: [{ id: 'NEW-1', name: 'x', like: 'NONE' }] })).toEqual([400, 'stores.0.like'])
  expect(await refused({ venue, entitlementsOf: 'NONE' })).toEqual([400, 'entitlementsOf'])
  expect(await refused({ venue, registers: [{ id: 'R101', name: 'x', store: 'HB-MAIN' }] })).toEqual([
    400,
    'registers.0.store',
  ])
  expect(await call('GET', '/business/venues/BAD')).toMatchObject({ status: 404 })
  expect(await call('GET', '/business/stores/NEW-1')).toMatchObject({ status: 404 })
})

test('needs the features of what the plan holds', async () => {
  const begun = async (plan: object) => (await gm('POST', path, { plan })).body.planID
  const createAs6 = (planID: string) => gm('POST', `${path}/${planID}/venue`, { version: 1 })
  const copied = await begun({ venue: { id: 'SIX', name: 'Six' }, entitlementsOf: 'HARBOR' })
  expect(await createAs6(copied)).toMatchObject({ status: 403 })
  expect(await createAs6(await begun({ venue: { id: 'SIX', name: 'Six' } }))).toMatchObject({ status: 200 })
})

test('a user has at most 20 unfinished plans', async () => {
  const of7 = catalog.as('role7')
  expect(await of7('POST', path, { plan: { venue: { id: '' } } })).toMatchObject({ status: 403 })
  for (let nth = 0; nth < 20; nth += 1) await begin({ venue: { id: `P${nth}` } })
  expect(await call('POST', path, { plan: { venue: { id: '' } } })).toMatchObject({
    status: 400,
    message: 'You have 20 unfinished venues already. Finish or delete one first.',
  })
  for (const { planID } of (await call('GET', path)).body) await call('DELETE', `${path}/${planID}`)
})

test('creates a hundred stands with their registers and entitlements in one call', async () => {
  const stores = Array.from({ length: 100 }, (_, nth) => ({ id: `BIG-${nth}`, name: `Stand ${nth}`, like: 'HB-MAIN' }))
  const registers = stores.flatMap(({ id }) =>
    [1, 2].map((number) => ({ id: `${id}-${number}`, name: `${id} ${number}`, store: id, number })),
  )
  const { planID } = await begin({
    venue: { id: 'BIG', name: 'Big arena' },
    stores,
    registers,
    entitlementsOf: 'HARBOR',
  })
  expect(await create(planID)).toMatchObject({ status: 200 })
  expect((await call('GET', '/business/stores?venueID=BIG&pagination=false')).body.data).toHaveLength(100)
  expect((await call('GET', '/business/stores/BIG-7')).body.uses).toMatchObject([
    { what: 'register', count: 2 },
    { what: 'entitlement', count: 2 },
  ])
})

test('E6 copies at most 50,000 cells of entitlements, and creates nothing beyond that', async () => {
  const items = Array.from({ length: 101 }, (_, nth) => bareItem(`E6-${nth}`))
  await catalog.one.db.insertInto('item').values(items).execute()
  const sold = items.map(({ item_id }) => ({ item_id, location_type: 'STORE' as const, location_id: 'HB-BAR' }))
  await catalog.one.db.insertInto('entitlement').values(sold).execute()
  const planOf = (id: string, stands: number) => ({
    venue: { id, name: 'Wide arena' },
    stores: Array.from({ length: stands }, (_, nth) => ({ id: `${id}-${nth}`, name: `Stand ${nth}`, like: 'HB-BAR' })),
  })
  const { planID } = await begin(planOf('WIDE', 500))
  expect(await create(planID)).toMatchObject({
    status: 400,
    message: expect.stringContaining('more than 50,000 cells'),
    errors: [{ field: 'stores.0.like' }],
  })
  expect(await call('GET', '/business/venues/WIDE')).toMatchObject({ status: 404 })
})

test('a plan is removed a day after its venue was created', async () => {
  const { planID } = await begin({ venue: { id: 'KEPT', name: 'Kept hall' } })
  expect(await create(planID)).toMatchObject({ status: 200 })
  const unfinished = (await begin({ venue: { id: 'OPEN' } })).planID
  const tidyAfter = (hours: number) => {
    const at = new Date(catalog.app.clock.time + hours * 3_600_000)
    return tidy({ database: catalog.database, now: () => at })
  }
  await tidyAfter(23)
  expect(await call('GET', `${path}/${planID}`)).toMatchObject({ status: 200 })
  await tidyAfter(25)
  expect(await call('GET', `${path}/${planID}`)).toMatchObject({ status: 404 })
  expect(await call('GET', `${path}/${unfinished}`)).toMatchObject({ status: 200 })
})
