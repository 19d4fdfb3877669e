import { beforeAll, expect, test } from 'vitest'
import { catalogOfTwo, newItem } from './catalog.ts'
import { addStock } from './stock.ts'

// A store and a venue may have the same ID (docs/adr/0022).
const catalog = catalogOfTwo()
const call = (...args: Parameters<ReturnType<typeof catalog.as>>) => catalog.as('role2')(...args)

const VENUE = { type: 'VENUE', locationID: 'MAIN' } as const
const STORE = { type: 'STORE', locationID: 'MAIN' } as const
const both = [VENUE, STORE]

beforeAll(async () => {
  await call('POST', '/business/venues', { venueID: 'MAIN', name: 'Main hall' })
  await call('POST', '/business/stores', { storeID: 'MAIN', name: 'Main shop', venueID: 'MAIN' })
  await call('POST', '/items', newItem('A'))
})

test('both are listed once, each under its own type', async () => {
  const named = ({ id, name }: { id: string; name: string }) => `${id} ${name}`
  const list = async (path: string) => (await call('GET', `${path}?search=MAIN`)).body.data.map(named)
  expect(await list('/business/venues')).toEqual(['MAIN Main hall'])
  expect(await list('/business/stores')).toContain('MAIN Main shop')
  const { locations } = (await call('GET', '/business')).body
  expect(locations.filter(({ id }: { id: string }) => id === 'MAIN')).toEqual([
    { id: 'MAIN', type: 'STORE', name: 'Main shop', status: 'Active', venueName: 'Main hall' },
    { id: 'MAIN', type: 'VENUE', name: 'Main hall', status: 'Active', venueName: null },
  ])
})

test('each has its own hint', async () => {
  const path = '/items/locations/hints?itemID=A'
  const hint = ({ type, locationID: id }: (typeof both)[number]) => ({ hint: `At the ${type}`, location: { id, type } })
  expect(await call('POST', path, both.map(hint))).toMatchObject({ status: 200 })
  const hintsOf = async () => (await call('GET', '/items?itemID=A&expand=location_hint')).body.data[0].hints
  expect(await hintsOf()).toMatchObject([
    { hint: 'At the VENUE', location: { type: 'VENUE', name: 'Main hall' } },
    { hint: 'At the STORE', location: { type: 'STORE', name: 'Main shop', venueName: 'Main hall' } },
  ])
  expect(await call('DELETE', `${path}&locationType=VENUE&locationID=MAIN`)).toMatchObject({ status: 200 })
  expect(await hintsOf()).toMatchObject([{ hint: 'At the STORE' }])
})

test('each is entitled and counted alone', async () => {
  const path = '/items/hierarchy/entitlement'
  const entitledAt = async ({ type, locationID }: (typeof both)[number]) =>
    (await call('GET', `${path}?locationID=${locationID}&locationType=${type}&pagination=false`)).body.data
  await call('POST', path, [{ itemID: 'A', locations: [VENUE] }])
  expect([(await entitledAt(VENUE)).length, (await entitledAt(STORE)).length]).toEqual([1, 0])
  await call('POST', path, [{ itemID: 'A', locations: both }])
  const ofItem = await call('GET', `${path}?itemID=A&limit=1`)
  const next = await call('GET', `${path}?itemID=A&limit=1&cursor=${ofItem.body.nextCursor}`)
  expect([...ofItem.body.data, ...next.body.data].map(({ locationType }) => locationType)).toEqual(['STORE', 'VENUE'])
  await call('DELETE', `${path}?id=${(await entitledAt(VENUE))[0].id}`)
  expect([(await entitledAt(VENUE)).length, (await entitledAt(STORE)).length]).toEqual([0, 1])
  const { version } = (await call('GET', '/items?itemID=A')).body.data[0]
  await call('PUT', '/items', { itemID: 'A', version, entitlements: [VENUE], removedEntitlements: [STORE] })
  expect([(await entitledAt(VENUE)).length, (await entitledAt(STORE)).length]).toEqual([1, 0])
})

test('users are assigned to one of them, or to both', async () => {
  const user = { userName: 'mia', name: 'Mia', roleID: 7 }
  const { body } = await call('POST', '/users', { ...user, locations: [STORE] })
  expect(body.user.locations).toEqual([STORE])
  const { userID, version, name, roleID } = body.user
  const saved = await call('PUT', '/users', { userID, version, name, roleID, locations: both })
  expect(saved.body.locations).toEqual([STORE, VENUE])
})

test('stock and sales of both stay apart', async () => {
  const at = (location_type: 'STORE' | 'VENUE') => ({ item_id: 'A', location_type, location_id: 'MAIN' })
  await addStock(catalog.one, [
    { ...at('STORE'), qoh: 3 },
    { ...at('VENUE'), qoh: 4 },
  ])
  const { locations, total } = (await call('GET', '/analytics/items/stock?itemID=A')).body
  expect(locations.map((one: { type: string; onHand: number }) => [one.type, one.onHand])).toEqual([
    ['VENUE', 4],
    ['STORE', 3],
  ])
  expect(total.onHand).toBe(7)
})
