import { isSoldAt, type SellingDates, type SellingPlace } from '@greenroom/catalog'
import type { Location } from '@greenroom/permissions'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bareItem, catalogOfTwo } from './catalog.ts'
import { requestID, tokenOf } from './app.ts'

const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

const VENUE: Location = { type: 'VENUE', locationID: 'HARBOR' }
const STORE: Location = { type: 'STORE', locationID: 'HB-BAR' }
const OTHER: Location = { type: 'STORE', locationID: 'FD-YARD' }
const ARTIST: Location = { type: 'ARTIST', locationID: 'ART-OKRA' }
const ITEMS = ['E1', 'E2', 'E3', 'E4', 'E5']
const FRIDAY = { from: '2026-03-06T18:00', to: '2026-03-06T23:00' }

const cell = (itemID: string, { type, locationID }: Location) => ({ itemID, type, locationID })
const sold = async (query: string) => (await call('GET', `/entitlements/sold?${query}`)).body
const at = ({ type, locationID }: Location) => `locationType=${type}&locationID=${locationID}`
const entitle = (body: object) => call('POST', '/entitlements/changes', body)
const undo = (changeID: string, body: object = {}) => call('POST', `/entitlements/changes/${changeID}/undo`, body)
const stored = () =>
  catalog.one.db
    .selectFrom('entitlement')
    .select(['item_id', 'location_type', 'location_id'])
    .orderBy('item_id')
    .orderBy('location_id')
    .execute()

const nameOf = async (id: string) =>
  (await catalog.one.db.selectFrom('location').select('name').where('location_id', '=', id).executeTakeFirstOrThrow())
    .name

beforeAll(async () => {
  await catalog.one.db
    .insertInto('item')
    .values([...ITEMS, 'BAG'].map((id) => ({ ...bareItem(id), name: `Item ${id}` })))
    .execute()
  await catalog.one.db.updateTable('item').set({ item_status: 'Discontinued' }).where('item_id', '=', 'E5').execute()
})

beforeEach(async () => {
  await catalog.one.db.deleteFrom('entitlement').execute()
  await catalog.one.db.deleteFrom('entitlement_change').execute()
})

describe('what is sold', () => {
  test('at a store, of its own and inherited, with dates', async () => {
    await entitle({ cells: [cell('E1', VENUE), cell('E2', VENUE)] })
    await entitle({ cells: [cell('E2', STORE), cell('E3', STORE)], dates: FRIDAY })
    const { data, ...rest } = await sold(`${at(STORE)}&total=true`)
    const own = { locationType: 'STORE', locationID: 'HB-BAR', inherited: false, ...FRIDAY }
    const above = { locationType: 'VENUE', locationID: 'HARBOR', inherited: true }
    const named = (itemID: string) => ({ itemID, name: `Item ${itemID}`, itemStatus: 'Active' })
    expect(data).toEqual([
      { ...named('E1'), ...above, sold: true },
      { ...named('E2'), ...own, sold: false },
      { ...named('E3'), ...own, sold: false },
    ])
    const name = await nameOf('HB-BAR')
    expect(rest).toMatchObject({ nextCursor: null, total: { count: 3, capped: false }, name, active: true })
    const ids = async (query: string) => (await sold(query)).data.map(({ itemID }: { itemID: string }) => itemID)
    expect(await ids(`${at(STORE)}&inherited=true`)).toEqual(['E1'])
    expect(await ids(`${at(STORE)}&inherited=false&sort=-itemID`)).toEqual(['E3', 'E2'])
    expect(await ids(`${at(STORE)}&search=e3`)).toEqual(['E3'])
    expect(await ids(`${at(STORE)}&show=sold&at=2026-03-06T19:30`)).toEqual(['E1', 'E2', 'E3'])
    expect(await ids(at(VENUE))).toEqual(['E1', 'E2'])
    expect(await ids(at(OTHER))).toEqual([])
  })

  test('by a register on Friday at 19:30, on the clock of its place', async () => {
    const { db } = catalog.one
    await db.updateTable('location').set({ time_zone: 'Asia/Kolkata' }).where('location_id', '=', 'HARBOR').execute()
    const [register] = await db
      .selectFrom('register')
      .select(['register_id', 'name'])
      .where('store_id', '=', 'HB-BAR')
      .execute()
    const query = `registerID=${register!.register_id}&show=sold`
    await entitle({ cells: [cell('E1', STORE)], dates: FRIDAY })
    const at1930 = await sold(`${query}&at=2026-03-06T19:30`)
    expect(at1930).toMatchObject({
      name: register!.name,
      clock: '2026-03-06T19:30',
      timeZone: 'Asia/Kolkata',
      data: [{ itemID: 'E1', inherited: true }],
    })
    expect((await sold(`${query}&at=2026-03-06T23:00`)).data).toEqual([])
    const now = new Date(catalog.app.clock.now().getTime() + 330 * 60_000)
    expect((await sold(query)).clock).toBe(now.toISOString().slice(0, 16))
    await db.updateTable('location').set({ time_zone: null }).where('location_id', '=', 'HARBOR').execute()
  })

  test('is what the rule says, for every place, item and minute', async () => {
    const { db } = catalog.one
    await db
      .insertInto('location')
      .values({ location_id: 'SHUT', type: 'STORE', name: 'Shut', venue_id: 'HARBOR', status: 'Inactive' })
      .execute()
    const shut: Location = { type: 'STORE', locationID: 'SHUT' }
    const { to: _, ...since } = FRIDAY
    await entitle({ cells: ITEMS.map((id) => cell(id, VENUE)) })
    await entitle({ cells: [cell('E1', STORE), cell('E5', STORE), cell('E1', shut)], dates: FRIDAY })
    await entitle({ cells: [cell('E2', STORE), cell('E3', ARTIST)], dates: since })
    await call('POST', '/entitlements/removals', { cells: [cell('E4', VENUE)] })
    const explicit = new Map<string, SellingDates>()
    for (const id of ITEMS) {
      for (const one of (await call('GET', `/items/hierarchy/entitlement?itemID=${id}`)).body.data) {
        explicit.set(`${one.locationType}/${one.locationID} ${id}`, { from: one.from ?? null, to: one.to ?? null })
      }
    }
    const place = ({ type, locationID }: Location): SellingPlace => {
      return { key: `${type}/${locationID}`, isActive: locationID !== 'SHUT', timeZone: null }
    }
    const registers = await db.selectFrom('register').select(['register_id', 'store_id']).execute()
    const asked: [string, SellingPlace[]][] = [
      [at(VENUE), [place(VENUE)]],
      [at(STORE), [place(STORE), place(VENUE)]],
      [at(shut), [place(shut), place(VENUE)]],
      [at(OTHER), [place(OTHER), place({ type: 'VENUE', locationID: 'FOUNDRY' })]],
      [at(ARTIST), [place(ARTIST)]],
      ...registers
        .filter(({ store_id }) => store_id === 'HB-BAR')
        .map(({ register_id }): [string, SellingPlace[]] => [
          `registerID=${register_id}`,
          [{ key: 'R', isActive: true, timeZone: null }, place(STORE), place(VENUE)],
        ]),
    ]
    for (const [query, up] of asked) {
      for (const clock of ['2026-03-06T17:59', '2026-03-06T18:00', '2026-03-06T22:59', '2026-03-06T23:00']) {
        const { data } = await sold(`${query}&show=sold&at=${clock}`)
        const expected = ITEMS.filter((id) =>
          isSoldAt(up, { isActive: id !== 'E5' }, (key) => explicit.get(`${key} ${id}`), clock),
        )
        expect([query, clock, data.map(({ itemID }: { itemID: string }) => itemID)]).toEqual([query, clock, expected])
      }
    }
  })

  test('needs one place, a readable time, and a place that there is', async () => {
    for (const [query, field] of [
      ['', 'locationID'],
      ['locationID=HB-BAR', 'locationType'],
      [`${at(STORE)}&registerID=R1`, 'registerID'],
      [`${at(STORE)}&at=friday`, 'at'],
    ]) {
      expect(await call('GET', `/entitlements/sold?${query}`)).toMatchObject({ status: 400, errors: [{ field }] })
    }
    for (const query of ['locationType=VENUE&locationID=HB-BAR', 'registerID=NONE']) {
      expect(await call('GET', `/entitlements/sold?${query}`)).toMatchObject({ status: 404 })
    }
  })
})

test('cells say how each item is entitled at each location, in the order asked for', async () => {
  await entitle({ cells: [cell('E1', VENUE), cell('E2', STORE)] })
  await entitle({ cells: [cell('E2', OTHER)], dates: { to: FRIDAY.to } })
  const locations = [STORE, VENUE, OTHER].map(({ type, locationID }) => `${type}/${locationID}`).join(',')
  const { body } = await call('GET', `/entitlements/cells?items=E2,E1,NONE&locations=${locations}`)
  expect(body.data).toEqual([
    { itemID: 'E2', cells: [{ inherited: false }, null, { inherited: false, to: FRIDAY.to }] },
    { itemID: 'E1', cells: [{ inherited: true }, { inherited: false }, null] },
    { itemID: 'NONE', cells: [null, null, null] },
  ])
  const ids = Array.from({ length: 201 }, (_, nth) => `I${nth}`).join(',')
  expect(await call('GET', `/entitlements/cells?items=${ids}&locations=${locations}`)).toMatchObject({ status: 400 })
  const many = Array.from({ length: 201 }, (_, nth) => `STORE/S${nth}`).join(',')
  expect(await call('GET', `/entitlements/cells?items=E1&locations=${many}`)).toMatchObject({ status: 400 })
  expect(await call('GET', `/entitlements/cells?items=E1&locations=STORE/NONE`)).toMatchObject({ status: 404 })
})

test('two locations are compared by what counts there, and copied from one to the other', async () => {
  await entitle({
    cells: [cell('E1', VENUE), cell('E2', STORE), cell('E3', STORE), cell('E3', OTHER), cell('E4', OTHER)],
  })
  await entitle({ cells: [cell('E3', OTHER)], dates: FRIDAY })
  const query = `${at(STORE)}&otherType=STORE&otherID=FD-YARD`
  const compared = async (more = '') => (await call('GET', `/entitlements/comparison?${query}${more}`)).body
  const { data, counts } = await compared()
  expect(data).toMatchObject([
    { itemID: 'E1', here: { inherited: true }, there: null },
    { itemID: 'E2', here: { inherited: false }, there: null },
    { itemID: 'E3', here: { inherited: false }, there: { inherited: false, ...FRIDAY } },
    { itemID: 'E4', here: null, there: { inherited: false } },
  ])
  expect(counts).toEqual({ onlyHere: 2, onlyThere: 1, dates: 1 })
  const shown = async (show: string) =>
    (await compared(`&show=${show}`)).data.map((row: { itemID: string }) => row.itemID)
  expect([await shown('onlyHere'), await shown('onlyThere'), await shown('dates')]).toEqual([
    ['E1', 'E2'],
    ['E4'],
    ['E3'],
  ])
  const copied = await call('POST', '/entitlements/copies', { source: STORE, targets: [OTHER, OTHER] })
  expect(copied.body).toMatchObject({ entitled: 2, dated: 1, removed: 0 })
  expect((await compared()).counts).toEqual({ onlyHere: 0, onlyThere: 1, dates: 0 })
  expect((await undo(copied.body.changeID)).body).toMatchObject({ entitled: 0, dated: 1, removed: 2 })
  expect((await compared()).counts).toEqual({ onlyHere: 2, onlyThere: 1, dates: 1 })
  expect(await call('POST', '/entitlements/copies', { source: STORE, targets: [STORE] })).toMatchObject({ status: 400 })
})

test('the items that a location may sell are counted as they are copied, without system items', async () => {
  const counted = async (place: Location) => (await call('GET', `/entitlements/count?${at(place)}`)).body
  await entitle({ cells: [cell('E1', VENUE), cell('E2', VENUE), cell('E2', STORE), cell('E3', STORE)] })
  const bag = { item_id: 'BAG', location_type: 'STORE', location_id: 'HB-BAR' } as const
  await catalog.one.db.insertInto('entitlement').values(bag).execute()
  expect(await counted(STORE)).toEqual({ explicit: 2, inherited: 1 })
  expect(await counted(VENUE)).toEqual({ explicit: 2, inherited: 0 })
  expect(await counted(ARTIST)).toEqual({ explicit: 0, inherited: 0 })
  expect((await call('POST', '/entitlements/copies', { source: STORE, targets: [ARTIST] })).body.entitled).toBe(3)
  expect(await call('GET', `/entitlements/count?locationType=VENUE&locationID=HB-BAR`)).toMatchObject({ status: 404 })
})

test('a recent change names its item and its location where it has only one', async () => {
  const item = { itemID: 'E1', name: 'Item E1' }
  const location = { ...STORE, name: await nameOf('HB-BAR') }
  await entitle({ cells: [cell('E1', STORE), cell('E2', OTHER)] })
  await entitle({ cells: [cell('E1', ARTIST), cell('E1', VENUE)] })
  await entitle({ cells: [cell('E3', STORE), cell('E4', STORE)] })
  await call('POST', '/entitlements/removals', { cells: [cell('E1', STORE)] })
  const { body } = await call('GET', '/entitlements/changes')
  const subjects = body.data.map((change: object) => [
    'item' in change && change.item,
    'location' in change && change.location,
  ])
  expect(subjects).toEqual([
    [item, location],
    [false, location],
    [item, false],
    [false, false],
  ])
})

describe('a change of many cells', () => {
  test('by a filter, repeated with the same request ID, has one effect, leaves system items out, and is audited', async () => {
    const body = { filter: { itemIDs: [...ITEMS, 'BAG'] }, locations: [STORE, OTHER, STORE] }
    const token = await tokenOf(catalog.app, 'one', 'role2')
    const headers = { token, 'x-client-request-id': requestID() }
    const send = () =>
      catalog.app.app.inject({ method: 'POST', url: '/api/entitlements/changes', headers, payload: body })
    const [first, second] = [(await send()).json(), (await send()).json()]
    expect(first).toMatchObject({ body: { entitled: 10, dated: 0, removed: 0 } })
    expect(second).toEqual(first)
    expect(await stored()).toHaveLength(10)
    expect((await entitle(body)).body).toEqual({ changeID: null, entitled: 0, dated: 0, removed: 0 })
    const { body: history } = await call('GET', '/items/E1/history')
    const entries = history.data.filter(({ entity }: { entity: string }) => entity === 'entitlement')
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'create', source: 'BULK' },
      { action: 'create', source: 'BULK' },
    ])
    const change = (field: string, to: string) => ({ field, from: null, to })
    expect(entries.map(({ changes }: { changes: unknown }) => changes)).toContainEqual([
      change('itemID', 'E1'),
      change('locationType', 'STORE'),
      change('locationID', 'FD-YARD'),
    ])
    const { body: list } = await call('GET', '/entitlements/changes')
    expect(list.data).toMatchObject([{ changeID: first.body.changeID, kind: 'ENTITLE', entitled: 10, by: 'role2' }])
  })

  test('changes the dates of existing entitlements alone', async () => {
    await entitle({ cells: [cell('E1', STORE)] })
    const cells = ITEMS.map((id) => cell(id, STORE))
    const dated = await entitle({ cells, dates: FRIDAY, existingOnly: true })
    expect(dated.body).toMatchObject({ entitled: 0, dated: 1, removed: 0 })
    expect((await entitle({ cells })).body).toMatchObject({ entitled: 4, dated: 0 })
    expect((await sold(at(STORE))).data[0]).toMatchObject({ itemID: 'E1', ...FRIDAY })
    expect((await entitle({ cells: [cells[0]], dates: {} })).body).toMatchObject({ dated: 1 })
    const [entry] = (await call('GET', '/items/E1/history')).body.data
    expect(entry).toMatchObject({
      action: 'update',
      changes: [
        { field: 'from', from: FRIDAY.from, to: null },
        { field: 'to', from: FRIDAY.to, to: null },
      ],
    })
  })

  test('is refused past the cells of a user within a day, until the next', async () => {
    const { db } = catalog.one
    const { user_id } = await db
      .selectFrom('app_user')
      .select('user_id')
      .where('user_name', '=', 'role2')
      .executeTakeFirstOrThrow()
    const at = new Date(catalog.app.clock.time)
    const earlier = {
      kind: 'ENTITLE',
      user_id,
      user_name: 'role2',
      at,
      entitled: 499_990,
      dated: 3,
      removed: 5,
    } as const
    await db.insertInto('entitlement_change').values(earlier).execute()
    const last = await entitle({ cells: [cell('E1', STORE), cell('E2', STORE)] })
    expect(last).toMatchObject({ status: 200, body: { entitled: 2 } })
    const next = () => entitle({ cells: [cell('E3', STORE)] })
    expect(await next()).toMatchObject({ status: 429, message: expect.stringContaining('more than 500,000 cells') })
    expect(await undo(last.body.changeID)).toMatchObject({ status: 429 })
    expect(await stored()).toHaveLength(2)
    const aDayAgo = new Date(catalog.app.clock.time - 24 * 3_600_000)
    await db.deleteFrom('entitlement_change').where('entitled', '=', 499_990).execute()
    await db
      .insertInto('entitlement_change')
      .values({ ...earlier, at: aDayAgo })
      .execute()
    expect(await next()).toMatchObject({ status: 200, body: { entitled: 1 } })
  })

  test('is undone once, as far as nobody has changed its cells since', async () => {
    const cells = ITEMS.map((id) => cell(id, STORE))
    const { changeID } = (await entitle({ cells })).body
    await call('POST', '/entitlements/removals', { cells: [cells[0]] })
    await entitle({ cells: [cells[1]], dates: FRIDAY })
    expect(await undo(changeID)).toMatchObject({ status: 409, message: '2 of its cells were changed since' })
    expect(await stored()).toHaveLength(4)
    const undone = await undo(changeID, { leaveChanged: true })
    expect(undone.body).toMatchObject({ entitled: 0, dated: 0, removed: 3 })
    expect((await stored()).map(({ item_id }) => item_id)).toEqual(['E2'])
    expect(await undo(changeID)).toMatchObject({ status: 409, message: 'role2 has undone this change already' })
    expect((await undo(undone.body.changeID)).body).toMatchObject({ entitled: 3 })
    const { body } = await call('GET', '/entitlements/changes')
    expect(body.data.find((one: { changeID: string }) => one.changeID === changeID)).toMatchObject({
      undoneBy: undone.body.changeID,
    })
    expect(await undo('999999999')).toMatchObject({ status: 404 })
  })

  test('brings back what was removed, with its dates, unless there is nothing left to undo', async () => {
    await entitle({ cells: [cell('E1', STORE)], dates: FRIDAY })
    const removed = await call('POST', '/entitlements/removals', {
      filter: { itemIDs: ITEMS },
      locations: [STORE, VENUE],
    })
    expect(removed.body).toMatchObject({ removed: 1 })
    await undo(removed.body.changeID)
    expect((await sold(at(STORE))).data).toMatchObject([{ itemID: 'E1', ...FRIDAY }])
    const again = await call('POST', '/entitlements/removals', { cells: [cell('E1', STORE)] })
    await entitle({ cells: [cell('E1', STORE)] })
    expect(await undo(again.body.changeID, { leaveChanged: true })).toMatchObject({ status: 409 })
  })

  test('is refused whole where a rule speaks against it', async () => {
    const cells = [cell('E1', STORE)]
    const refused: [object, number][] = [
      [{}, 400],
      [{ cells, filter: { search: 'x' } }, 400],
      [{ filter: { itemIDs: ITEMS } }, 400],
      [{ cells, existingOnly: true }, 400],
      [{ cells, dates: { from: FRIDAY.to, to: FRIDAY.from } }, 400],
      [{ cells: [...cells, cell('BAG', STORE)] }, 400],
      [{ cells: [...cells, cell('NONE', STORE)] }, 404],
      [{ cells: [...cells, cell('E1', { type: 'STORE', locationID: 'HARBOR' })] }, 404],
      [{ filter: { search: 'no such item' }, locations: [STORE] }, 400],
      [{ filter: { sellingPrice: '9..1' }, locations: [STORE] }, 400],
    ]
    for (const [body, status] of refused) expect([body, (await entitle(body)).status]).toEqual([body, status])
    expect(await entitle({ cells, dates: { to: 'soon' } })).toMatchObject({
      errors: [{ field: 'dates.to', message: 'Sold until must be a date and a time such as 2026-03-06T18:00' }],
    })
    expect(await stored()).toEqual([])
  })

  test('has at most 50,000 cells', async () => {
    const { db } = catalog.one
    const ids = Array.from({ length: 300 }, (_, nth) => `L${nth}`)
    await db.insertInto('item').values(ids.map(bareItem)).execute()
    const stands = Array.from({ length: 170 }, (_, nth) => `STAND${nth}`)
    const stand = (location_id: string) =>
      ({ location_id, type: 'STORE', name: location_id, status: 'Active' }) as const
    await db.insertInto('location').values(stands.map(stand)).execute()
    const locations = stands.map((locationID) => ({ type: 'STORE', locationID }))
    const message =
      'This would change more than 50,000 cells, one for each item at each location. Choose fewer items or locations.'
    expect(await entitle({ filter: { search: 'l' }, locations })).toMatchObject({ status: 400, message })
    expect((await entitle({ filter: { itemIDs: ids }, locations: [STORE] })).body.entitled).toBe(300)
    expect(await call('POST', '/entitlements/copies', { source: STORE, targets: locations })).toMatchObject({
      status: 400,
      message,
    })
    expect(await stored()).toHaveLength(300)
  })

  test('takes its own levels of access, and DELETE to undo what somebody else entitled', async () => {
    const cells = [cell('E1', STORE)]
    const manager = catalog.as('role7')
    expect(await catalog.as('role16')('GET', `/entitlements/sold?${at(STORE)}`)).toMatchObject({ status: 403 })
    expect(await manager('POST', '/entitlements/removals', { cells })).toMatchObject({ status: 403 })
    const mine = await manager('POST', '/entitlements/changes', { cells })
    expect(mine).toMatchObject({ status: 200, body: { entitled: 1 } })
    const undone = await manager('POST', `/entitlements/changes/${mine.body.changeID}/undo`, {})
    expect(undone).toMatchObject({ status: 200, body: { removed: 1 } })
    const theirs = await entitle({ cells })
    const refused = await manager('POST', `/entitlements/changes/${theirs.body.changeID}/undo`, {})
    expect(refused).toMatchObject({ status: 403 })
  })
})

describe('somebody who works at some places', () => {
  beforeAll(async () => {
    const user = { user_id: 'bar', user_name: 'bar', display_name: 'Bar', role_id: 2 }
    const [{ password_hash }] = (await catalog.one.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('user_name', '=', 'role2')
      .execute()) as [{ password_hash: string }]
    await catalog.one.db
      .insertInto('app_user')
      .values({ ...user, password_hash })
      .execute()
    const place = { user_id: 'bar', location_type: 'STORE', location_id: 'HB-BAR' } as const
    await catalog.one.db.insertInto('user_location').values(place).execute()
  })

  test('sees what their store inherits, and changes and undoes what is at their places alone', async () => {
    const bar = catalog.as('bar')
    await entitle({ cells: [cell('E1', VENUE), cell('E2', OTHER)] })
    const shared = await entitle({ cells: [cell('E3', STORE), cell('E3', OTHER)] })
    const own = await bar('GET', `/entitlements/sold?${at(STORE)}`)
    expect(own.body.data.map(({ itemID }: { itemID: string }) => itemID)).toEqual(['E1', 'E3'])
    expect(await bar('GET', `/entitlements/sold?${at(VENUE)}`)).toMatchObject({ status: 404 })
    expect(await bar('GET', `/entitlements/cells?items=E1&locations=STORE/FD-YARD`)).toMatchObject({ status: 404 })
    const compared = `/entitlements/comparison?${at(STORE)}&otherType=STORE&otherID=FD-YARD`
    expect(await bar('GET', compared)).toMatchObject({ status: 404 })
    for (const location of [OTHER, VENUE]) {
      expect(await bar('POST', '/entitlements/changes', { cells: [cell('E4', location)] })).toMatchObject({
        status: 404,
      })
      const filtered = { filter: { itemIDs: ['E4'] }, locations: [location] }
      expect(await bar('POST', '/entitlements/changes', filtered)).toMatchObject({ status: 404 })
      const copied = { source: STORE, targets: [location] }
      expect(await bar('POST', '/entitlements/copies', copied)).toMatchObject({ status: 404 })
    }
    expect(await bar('POST', `/entitlements/changes/${shared.body.changeID}/undo`, {})).toMatchObject({ status: 404 })
    expect(await undo(shared.body.changeID)).toMatchObject({ status: 200 })
    expect(await bar('POST', `/entitlements/changes/${shared.body.changeID}/undo`, {})).toMatchObject({ status: 404 })
    const mine = await bar('POST', '/entitlements/changes', { cells: [cell('E4', STORE)] })
    expect(mine.body).toMatchObject({ entitled: 1 })
    const { body } = await bar('GET', '/entitlements/changes')
    expect(body.data.map(({ changeID }: { changeID: string }) => changeID)).toEqual([mine.body.changeID])
    expect(await bar('POST', `/entitlements/changes/${mine.body.changeID}/undo`, {})).toMatchObject({ status: 200 })
  })

  test('does not see the name of a place that was theirs when they changed it', async () => {
    await entitle({ cells: [cell('E1', OTHER)] })
    await catalog.one.db.updateTable('entitlement_change').set({ user_id: 'bar' }).execute()
    const { body } = await catalog.as('bar')('GET', '/entitlements/changes')
    expect(body.data).toMatchObject([{ item: { itemID: 'E1' } }])
    expect(body.data[0]).not.toHaveProperty('location')
  })
})
