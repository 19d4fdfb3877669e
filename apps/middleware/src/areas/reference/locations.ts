import { sql } from 'kysely'
import { configurationOf } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#http/call.ts'
import { notFound } from '#http/failures.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName, byTime, nullable } from '#query/sort-keys.ts'
import { companyAnswer } from './company-profile.ts'

type Status = 'Active' | 'Inactive'

const statusOf = (table: 'location' | 'register') => sql<Status>`${sql.ref(`${table}.status`)}`.as('status')

/** Every location with its venue. */
const locations = (db: CompanyQueries) =>
  db
    .selectFrom('location')
    .leftJoin('location as venue', 'venue.location_id', 'location.venue_id')
    .select(['location.location_id as id', 'location.name', statusOf('location')])

const locationID = byCode('location.location_id')
const name = byName('location.name')
const venueName = nullable(byName('venue.name'))

/** How locations of any type are sorted, filtered and searched. */
const BY_NAME = {
  key: locationID,
  byDefault: [byActive('location.status'), name],
  filters: { status: oneOf('location.status') },
  search: ['location.location_id', 'location.name'],
}

const allLocations = listQuery({
  from: (db: CompanyQueries) => locations(db).select(['location.type', 'venue.name as venueName']),
  key: locationID,
  byDefault: [byCode('location.type'), ...BY_NAME.byDefault],
})

const venues = listQuery({
  ...BY_NAME,
  from: (db: CompanyQueries) =>
    locations(db).select('location.location_id as venueID').where('location.type', '=', 'VENUE'),
  sorts: { name, venueID: locationID, venueName },
})

const stores = listQuery({
  ...BY_NAME,
  from: (db: CompanyQueries) =>
    locations(db)
      .select(['location.location_id as storeID', 'location.venue_id as venueID', 'venue.name as venueName'])
      .where('location.type', '=', 'STORE'),
  sorts: { name, storeID: locationID, venueName },
})

const warehouses = listQuery({
  ...BY_NAME,
  from: (db: CompanyQueries) =>
    locations(db).select('location.location_id as warehouseID').where('location.type', '=', 'WAREHOUSE'),
  sorts: { name, warehouseID: locationID, venueName },
})

const registerID = byCode('register.register_id')
const registerName = byName('register.name')

const registers = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('register')
      .leftJoin('location', 'location.location_id', 'register.store_id')
      .select(['register.register_id as id', 'register.register_id as registerID', 'register.name'])
      .select(['register.store_id as storeID', 'location.name as storeName', statusOf('register')]),
  key: registerID,
  byDefault: [byActive('register.status'), registerName],
  sorts: { name: registerName, registerID, storeName: nullable(byName('location.name')) },
  search: ['register.register_id', 'register.name'],
})

const eventID = byCode('event.event_id')
const startsAt = byTime('event.starts_at')

const events = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('event')
      .leftJoin('location as artist', 'artist.location_id', 'event.artist_id')
      .leftJoin('location as venue', 'venue.location_id', 'event.venue_id')
      .select(['event.event_id as id', 'event.event_id as eventID', 'event.name', 'artist.name as artistName'])
      .select(['event.venue_id as venueID', 'venue.name as venueName', 'event.starts_at as startsAt']),
  key: eventID,
  byDefault: [startsAt],
  sorts: { name: byName('event.name'), eventID, startsAt },
  search: ['event.event_id', 'event.name', 'artist.name', 'venue.name'],
})

type PlaceOperation =
  | 'getBusiness'
  | 'listVenues'
  | 'listStores'
  | 'listWarehouses'
  | 'listRegisters'
  | 'listEvents'
  | 'listSystemConfiguration'

export const locationHandlers: HandlersOf<PlaceOperation> = {
  getBusiness: async ({ company: { db } }) => {
    const [company, all] = await Promise.all([
      db.selectFrom('company').selectAll().executeTakeFirst(),
      allLocations.all(db),
    ])
    if (!company) throw notFound()
    return { body: { company: companyAnswer(company), locations: all } }
  },

  listSystemConfiguration: async ({ company }) => {
    const rows = await configurationOf(company.db)
    return { body: rows.map((row) => ({ ...row, status: row.status as 'ACTIVE' | 'INACTIVE' })) }
  },

  listVenues: async ({ company, query }) => ({ body: await venues.page(company.db, query) }),

  listStores: async ({ company, query }) => ({ body: await stores.page(company.db, query) }),

  listWarehouses: async ({ company, query }) => ({ body: await warehouses.page(company.db, query) }),

  listRegisters: async ({ company, query }) => ({ body: await registers.page(company.db, query) }),

  listEvents: async ({ company, query }) => ({
    body: await events.page(company.db, query, (event) => ({ ...event, startsAt: event.startsAt.toISOString() })),
  }),
}
