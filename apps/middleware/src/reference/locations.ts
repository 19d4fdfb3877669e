import { sql } from 'kysely'
import type { Call, HandlersOf } from '../call.ts'
import { notFound } from '../failures.ts'
import { offsetPage } from '../paging/offset-page.ts'
import { activeFirst, foundIn, statusesOf } from './active-first.ts'
import { companyAnswer } from './company-profile.ts'

export const locationHandlers: HandlersOf<
  'getBusiness' | 'listVenues' | 'listStores' | 'listWarehouses' | 'listRegisters' | 'listEvents'
> = {
  getBusiness: async ({ company: { db } }) => {
    const [company, locations] = await Promise.all([
      db.selectFrom('company').selectAll().executeTakeFirst(),
      db
        .selectFrom('location')
        .leftJoin('location as venue', 'venue.location_id', 'location.venue_id')
        .select(['location.location_id', 'location.type', 'location.name', 'location.status', 'venue.name as venue'])
        .orderBy('location.type')
        .orderBy(sql`(location.status <> 'Active')`)
        .orderBy(sql`lower(location.name)`)
        .execute(),
    ])
    if (!company) throw notFound()
    return {
      body: {
        company: companyAnswer(company),
        locations: locations.map(({ location_id, type, name, status, venue }) => ({
          id: location_id,
          type,
          name,
          venueName: venue,
          status: status as Status,
        })),
      },
    }
  },

  listVenues: async (call) => ({
    body: await locations(call, 'VENUE', 'venueID', ({ id, name, status }) => ({ id, venueID: id, name, status })),
  }),

  listStores: async (call) => ({
    body: await locations(call, 'STORE', 'storeID', ({ id, name, status, venue_id, venue }) => ({
      id,
      storeID: id,
      name,
      venueID: venue_id,
      venueName: venue,
      status,
    })),
  }),

  listWarehouses: async (call) => ({
    body: await locations(call, 'WAREHOUSE', 'warehouseID', ({ id, name, status }) => ({
      id,
      warehouseID: id,
      name,
      status,
    })),
  }),

  listRegisters: async ({ company, query }) => {
    const rows = company.db
      .selectFrom('register')
      .leftJoin('location', 'location.location_id', 'register.store_id')
      .select([
        'register.register_id',
        'register.name',
        'register.status',
        'register.store_id',
        'location.name as store',
      ])
      .where(foundIn(['register.register_id', 'register.name'], query.search))
    const key = sql`register.register_id`
    const byField = { name: sql`lower(register.name)`, registerID: key, storeName: sql`lower(location.name)` }
    const sorts = { byDefault: activeFirst('register.status', 'register.name'), byField, key }
    return {
      body: await offsetPage(rows, query, sorts, (row) => ({
        id: row.register_id,
        registerID: row.register_id,
        name: row.name,
        storeID: row.store_id,
        storeName: row.store,
        status: row.status as Status,
      })),
    }
  },

  listEvents: async ({ company, query }) => {
    const rows = company.db
      .selectFrom('event')
      .leftJoin('location as artist', 'artist.location_id', 'event.artist_id')
      .leftJoin('location as venue', 'venue.location_id', 'event.venue_id')
      .select(['event.event_id', 'event.name', 'artist.name as artist', 'venue.name as venue', 'event.venue_id'])
      .select('event.starts_at')
      .where(foundIn(['event.event_id', 'event.name', 'artist.name', 'venue.name'], query.search))
    const key = sql`event.event_id`
    const byField = { name: sql`lower(event.name)`, eventID: key, startsAt: sql`event.starts_at` }
    const sorts = { byDefault: [sql`event.starts_at`], byField, key }
    return {
      body: await offsetPage(rows, query, sorts, (row) => ({
        id: row.event_id,
        eventID: row.event_id,
        name: row.name,
        artistName: row.artist,
        venueID: row.venue_id,
        venueName: row.venue,
        startsAt: row.starts_at.toISOString(),
      })),
    }
  },
}

type Status = 'Active' | 'Inactive'

interface LocationRow {
  id: string
  name: string
  status: Status
  venue_id: string | null
  venue: string | null
}

function locations<Answer>(
  { company, query }: Call<'listVenues' | 'listStores' | 'listWarehouses'>,
  type: 'VENUE' | 'STORE' | 'WAREHOUSE',
  idName: string,
  answerOf: (row: LocationRow) => Answer,
) {
  const rows = company.db
    .selectFrom('location')
    .leftJoin('location as venue', 'venue.location_id', 'location.venue_id')
    .select(['location.location_id as id', 'location.name', 'location.venue_id', 'venue.name as venue'])
    .select(sql<Status>`location.status`.as('status'))
    .where('location.type', '=', type)
    .where('location.status', 'in', statusesOf(query))
    .where(foundIn(['location.location_id', 'location.name'], query.search))
  const key = sql`location.location_id`
  const byField = { name: sql`lower(location.name)`, [idName]: key, venueName: sql`lower(venue.name)` }
  return offsetPage(rows, query, { byDefault: activeFirst('location.status', 'location.name'), byField, key }, answerOf)
}
