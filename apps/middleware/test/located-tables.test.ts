import { LIST_KINDS } from '@greenroom/catalog'
import { covers, type Location, type Place } from '@greenroom/permissions'
import { expect, test } from 'vitest'
import { companyStore } from '#database/company-store.ts'
import { LOCATED_ENTITIES } from '#database/entities.ts'
import { LOCATED } from '#database/located-tables.ts'
import { audiences } from '../src/areas.ts'
import { bareItem } from './catalog.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'
import { addStock } from './stock.ts'

const database = await cloneDatabase()
for (const code of ['one', 'two']) await addCompany(database, code, [2])

const at = (type: Location['type'], locationID: string): Location => ({ type, locationID })

/** Two venues, each with stores and a warehouse, and what belongs to none. */
const PLACES: Record<string, Place> = {
  V1: [at('VENUE', 'V1')],
  S1: [at('STORE', 'S1'), at('VENUE', 'V1')],
  S2: [at('STORE', 'S2'), at('VENUE', 'V1')],
  W1: [at('WAREHOUSE', 'W1'), at('VENUE', 'V1')],
  V2: [at('VENUE', 'V2')],
  S3: [at('STORE', 'S3'), at('VENUE', 'V2')],
  W3: [at('WAREHOUSE', 'W3')],
  S4: [at('STORE', 'S4')],
  A1: [at('ARTIST', 'A1')],
  A2: [at('ARTIST', 'A2')],
}
const IDS = Object.keys(PLACES)
const keyOf = (id: string) => ({ location_type: PLACES[id]![0]!.type, location_id: id })
const KEYS = IDS.map(keyOf)
type Member = { location_type: 'VENUE' | 'STORE' | 'WAREHOUSE'; location_id: string }
const STORES = IDS.filter((id) => id.startsWith('S'))

/** Events by ID, and where each is. */
const EVENTS: Record<string, Place> = {
  'V1 A1': [at('VENUE', 'V1'), at('ARTIST', 'A1')],
  'V2 A1': [at('VENUE', 'V2'), at('ARTIST', 'A1')],
  'V2 ': [at('VENUE', 'V2')],
  ' A2': [at('ARTIST', 'A2')],
  ' ': [],
}

/** Users by ID, and where each works. */
const USERS: Record<string, string[]> = {
  everywhere: [],
  atS1: ['S1'],
  atS1S3: ['S1', 'S3'],
  atV2: ['V2'],
  atA1: ['A1'],
}

for (const code of ['one', 'two']) {
  const company = companyStore(database.db, code)
  const { db } = company
  const status = 'Active' as const
  for (const [location_id, [own, venue]] of Object.entries(PLACES)) {
    const row = { location_id, type: own!.type, name: location_id, venue_id: venue?.locationID ?? null, status }
    await db.insertInto('location').values(row).execute()
  }
  await db.insertInto('item').values(bareItem('I')).execute()
  await addStock(
    company,
    KEYS.map((key) => ({ item_id: 'I', ...key, qoh: 1 })),
  )
  await db
    .insertInto('location_hint')
    .values(KEYS.map((key) => ({ item_id: 'I', ...key, hint: key.location_id })))
    .execute()
  await db
    .insertInto('entitlement')
    .values(KEYS.map((key) => ({ item_id: 'I', ...key })))
    .execute()
  const sums = { quantity: 1, gross: 1, discount: 0, net: 1, tax: 0, cost: 0, occurred_at: new Date(0) }
  await db
    .insertInto('sale_line')
    .values(KEYS.map((key) => ({ transaction_id: key.location_id, item_id: 'I', ...key, ...sums })))
    .execute()
  const suggested = { item_id: 'I', quantity: 1, suggested_at: new Date(0) }
  await db
    .insertInto('replenishment_suggestion')
    .values(KEYS.map((key) => ({ ...suggested, ...key })))
    .execute()
  await db.insertInto('reporting_group').values({ reporting_group_id: 'G', name: 'G', status }).execute()
  const members = KEYS.filter(({ location_type }) => location_type !== 'ARTIST') as Member[]
  await db
    .insertInto('reporting_group_location')
    .values(members.map((key) => ({ reporting_group_id: 'G', ...key })))
    .execute()
  await db
    .insertInto('register')
    .values([...STORES, null].map((store_id) => ({ register_id: `R${store_id}`, name: 'Till', store_id, status })))
    .execute()
  for (const event_id of Object.keys(EVENTS)) {
    const [venue, artist] = event_id.split(' ')
    const row = { event_id, name: 'Show', venue_id: venue || null, artist_id: artist || null, starts_at: new Date(0) }
    await db.insertInto('event').values(row).execute()
  }
  for (const [user_id, locations] of Object.entries(USERS)) {
    const user = { user_id, user_name: user_id.toLowerCase(), display_name: user_id, role_id: 2, password_hash: '' }
    await db.insertInto('app_user').values(user).execute()
    for (const id of locations)
      await db
        .insertInto('user_location')
        .values({ user_id, ...keyOf(id) })
        .execute()
  }
}

/** What a user of company one sees who is assigned to these locations. */
const storeAt = (...ids: string[]) =>
  companyStore(database.db, 'one', undefined, { userID: 'me', locations: ids.map((id) => PLACES[id]![0]!) })

const texts = (rows: object[]) => rows.map((row) => String(Object.values(row)[0])).toSorted()

/** The assignments to none, one or two of the locations. */
const SCOPES = IDS.flatMap((one, nth) => [[one], ...IDS.slice(nth + 1).map((other) => [one, other])])

test.each(SCOPES.map((ids) => ids.join(' and ')))('at %s, every table holds what the rule allows', async (name) => {
  const ids = name.split(' and ')
  const { db } = storeAt(...ids)
  const scope = ids.map((id) => PLACES[id]![0]!)
  const own = (places: Record<string, Place>) =>
    Object.keys(places)
      .filter((id) => covers(scope, places[id]!))
      .toSorted()
  const locations = own(PLACES)
  for (const table of [
    'location',
    'stock_balance',
    'stock_movement',
    'location_hint',
    'entitlement',
    'sale_line',
    'replenishment_suggestion',
    'reporting_group_location',
  ] as const) {
    const expected = table === 'reporting_group_location' ? locations.filter((id) => !id.startsWith('A')) : locations
    expect(texts(await db.selectFrom(table).select('location_id').execute())).toEqual(expected)
  }
  const registers = STORES.filter((id) => covers(scope, PLACES[id]!)).map((id) => `R${id}`)
  expect(texts(await db.selectFrom('register').select('register_id').execute())).toEqual(registers)
  expect(texts(await db.selectFrom('event').select('event_id').execute())).toEqual(own(EVENTS))
  const users = Object.keys(USERS).filter((id) => {
    return USERS[id]!.length === 0 || USERS[id]!.some((place) => covers(scope, PLACES[place]!))
  })
  const seen = db.selectFrom('app_user').select('user_id').where('user_name', '<>', 'role2')
  expect(texts(await seen.execute())).toEqual(users.toSorted())
})

test('somebody without assigned locations sees everything, and the store has everything beside', async () => {
  const all = await companyStore(database.db, 'one').db.selectFrom('stock_balance').select('location_id').execute()
  expect(texts(all)).toEqual(IDS.toSorted())
  expect(await storeAt('S1').everywhere.selectFrom('stock_balance').selectAll().execute()).toHaveLength(IDS.length)
})

test('a document is seen from each of its places, and one without from everywhere', async () => {
  const { db } = companyStore(database.db, 'one')
  const places: Record<string, string[]> = { A: ['S1', 'W3'], B: ['S3'], C: [] }
  for (const [number, ids] of Object.entries(places)) {
    const at = { created_at: new Date(0), created_by: 'me', updated_at: new Date(0), updated_by: 'me' }
    const row = { kind: 'note', number, sequence: number.charCodeAt(0), state: 'NEW', header: '{}', authors: [] }
    await db
      .insertInto('document')
      .values({ ...row, line_count: 0, ...at })
      .execute()
    for (const id of ids)
      await db
        .insertInto('document_location')
        .values({ kind: 'note', number, ...keyOf(id) })
        .execute()
  }
  const seenAt = async (...ids: string[]) =>
    texts(
      await storeAt(...ids)
        .db.selectFrom('document')
        .select('number')
        .execute(),
    )
  expect(await seenAt('S1')).toEqual(['A', 'C'])
  expect(await seenAt('V1')).toEqual(['A', 'C'])
  expect(await seenAt('W3', 'V2')).toEqual(['A', 'B', 'C'])
  expect(await seenAt('S4')).toEqual(['C'])
})

test('sums, joins, subqueries and named queries hold the places alone, in transactions too', async () => {
  await storeAt('V1').transaction(async ({ db }) => {
    const sum = await db
      .selectFrom('stock_balance')
      .select(({ fn }) => fn.sum<number>('quantity').as('units'))
      .execute()
    expect(sum).toEqual([{ units: 4 }])
    const joined = db.selectFrom('item').leftJoin('stock_balance', 'stock_balance.item_id', 'item.item_id')
    expect(await joined.select('stock_balance.location_id').execute()).toHaveLength(4)
    const inner = db.selectFrom('item').select((eb) => [
      eb
        .selectFrom('entitlement as e')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('e.item_id', '=', 'item.item_id')
        .as('n'),
    ])
    expect(await inner.execute()).toEqual([{ n: 4 }])
    const named = db.with('line', (lines) => lines.selectFrom('sale_line').selectAll()).selectFrom('line')
    expect(await named.select('line.location_id').execute()).toHaveLength(4)
  })
})

test('a location that is joined to a visible row keeps its name', async () => {
  const rows = storeAt('S1')
    .db.selectFrom('location')
    .leftJoin('location as venue', 'venue.location_id', 'location.venue_id')
  expect(await rows.select(['location.location_id', 'venue.name']).execute()).toEqual([
    { location_id: 'S1', name: 'V1' },
  ])
})

/** The rows of company one, with those at other places. */
const rowsOf = (table: 'location_hint' | 'entitlement' | 'register' | 'event' | 'location' | 'app_user') =>
  database.db.selectFrom(table).selectAll().where('company_code', '=', 'one').execute()

test('updates and deletes reach the places alone', async () => {
  const { db } = storeAt('S1')
  await db.updateTable('location').set({ name: 'Mine' }).execute()
  await db.updateTable('register').set({ name: 'Mine' }).execute()
  await db.updateTable('location_hint').set({ hint: 'Mine' }).execute()
  await db.updateTable('app_user').set({ display_name: 'Mine' }).where('user_name', '=', 'atv2').execute()
  await db.deleteFrom('entitlement').execute()
  expect((await rowsOf('location')).filter(({ name }) => name === 'Mine')).toMatchObject([{ location_id: 'S1' }])
  expect((await rowsOf('register')).filter(({ name }) => name === 'Mine')).toMatchObject([{ store_id: 'S1' }])
  expect((await rowsOf('location_hint')).filter(({ hint }) => hint === 'Mine')).toMatchObject([{ location_id: 'S1' }])
  expect((await rowsOf('app_user')).filter(({ display_name }) => display_name === 'Mine')).toEqual([])
  expect((await rowsOf('entitlement')).map((row) => row.location_id).toSorted()).toEqual(
    IDS.filter((id) => id !== 'S1').toSorted(),
  )
})

test('nothing is written at another place, and nothing moved there', async () => {
  const { db } = storeAt('S1')
  const before = await Promise.all([rowsOf('location_hint'), rowsOf('register'), rowsOf('event'), rowsOf('location')])
  const hint = (location_id: string) =>
    db.insertInto('location_hint').values({ item_id: 'I', ...keyOf(location_id), hint: 'x' })
  const anyHint = (location_id: string) =>
    hint(location_id).onConflict((on) =>
      on.columns(['company_code', 'item_id', 'location_type', 'location_id']).doUpdateSet({ hint: 'x' }),
    )
  const register = { register_id: 'R9', name: 'x', status: 'Active' } as const
  const event = { event_id: 'E9', name: 'x', starts_at: new Date(0) }
  const location = { location_id: 'S9', type: 'STORE', name: 'x', status: 'Active' } as const
  const refused = [
    anyHint('S2'),
    anyHint('V1'),
    // The ID of an own location, but another type.
    db.insertInto('location_hint').values({ item_id: 'I', location_type: 'WAREHOUSE', location_id: 'S1', hint: 'x' }),
    db.insertInto('register').values({ ...register, store_id: 'S2' }),
    db.insertInto('register').values({ ...register, store_id: null }),
    db.insertInto('register').values(register as never),
    db.updateTable('register').set({ store_id: 'S2' }),
    db.updateTable('register').set({ store_id: null }),
    db.insertInto('event').values({ ...event, venue_id: 'V2' }),
    db.insertInto('location').values({ ...location, venue_id: 'V1' }),
    db.insertInto('location').values({ ...location, venue_id: null }),
    db.updateTable('location').set({ venue_id: 'V2' }),
  ]
  for (const write of refused) await expect(write.execute()).rejects.toThrow(/foreign key|needs its location/)
  expect(await Promise.all([rowsOf('location_hint'), rowsOf('register'), rowsOf('event'), rowsOf('location')])).toEqual(
    before,
  )
})

test('what is written at an own place stays, a new store of an own venue included', async () => {
  const { db } = storeAt('V1')
  const store = { location_id: 'S5', type: 'STORE', name: 'New', status: 'Active', venue_id: 'V1' } as const
  await db.insertInto('location').values(store).execute()
  const hint = { item_id: 'I', location_type: 'STORE', location_id: 'S5', hint: 'x' } as const
  await db.insertInto('location_hint').values(hint).execute()
  await db.insertInto('register').values({ register_id: 'R5', name: 'x', status: 'Active', store_id: 'S5' }).execute()
  await db.updateTable('register').set({ store_id: 'S2' }).where('register_id', '=', 'R5').execute()
  const moved = await db.selectFrom('register').select('store_id').where('register_id', '=', 'R5').execute()
  expect(moved).toEqual([{ store_id: 'S2' }])
  for (const table of ['location_hint', 'register'] as const) {
    const ours =
      table === 'location_hint'
        ? db.deleteFrom(table).where('location_id', '=', 'S5')
        : db.deleteFrom('register').where('register_id', '=', 'R5')
    await ours.execute()
  }
  await db.deleteFrom('location').where('location_id', '=', 'S5').execute()
})

test('every table that refers to a location is narrowed', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(`
    select distinct constrained.relname as table, attribute.attname as column
      from pg_constraint
      join pg_class constrained on constrained.oid = conrelid
      join pg_attribute attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid in ('location'::regclass, 'stock_balance'::regclass)
       and attname like '%\\_id' and attname <> 'item_id'`)
  const known = Object.entries(LOCATED).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(known.toSorted()).toEqual(rows.map(({ table, column }) => `${table}.${column}`).toSorted())
})

/** Whose changes everybody may hear of who may read them, whatever their places; and the lists that items choose from. */
const OF_THE_COMPANY =
  /^(accountConfiguration|autoID|company|cto\w+|image|import|item|label(Default|Job|Settings|Template)|mailSettings|onboardingStep|optionGroup|packageComponent|partner|personalFormats|priceChange|printer|role|ssoProvider|systemConfiguration|view|writedown)$/

test('every kind of record is of the company or at a location', () => {
  const rest = Object.keys(audiences).filter(
    (entity) => !OF_THE_COMPANY.test(entity) && !Object.hasOwn(LIST_KINDS, entity),
  )
  expect(rest.toSorted()).toEqual([...LOCATED_ENTITIES].toSorted())
})

test('a location of another type with the same ID is another place', async () => {
  const company = companyStore(database.db, 'two')
  await company.db
    .insertInto('location')
    .values({ location_id: 'S1', type: 'WAREHOUSE', name: 'S1', status: 'Active' })
    .execute()
  const there = { location_type: 'WAREHOUSE', location_id: 'S1' } as const
  await addStock(company, [{ item_id: 'I', ...there, qoh: 7 }])
  const me = { userID: 'me', locations: [at('STORE', 'S1')] }
  const mine = companyStore(database.db, 'two', undefined, me).db
  expect(await mine.selectFrom('stock_balance').select(['location_type', 'quantity']).execute()).toEqual([
    { location_type: 'STORE', quantity: 1 },
  ])
  const hint = mine.insertInto('location_hint').values({ item_id: 'I', ...there, hint: 'x' })
  await expect(hint.execute()).rejects.toThrow('foreign key')
})
