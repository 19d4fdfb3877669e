import { configurationOf } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#calls/call.ts'
import { notFound } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName, byNaturalName, byTime } from '#query/sort-keys.ts'
import { personalFormatsOf } from '#areas/session/personal-formats.ts'
import { logoID } from '#companies/company-logo.ts'
import { companyAnswer } from './company-profile.ts'

/** Locations of every type with their venue. */
const allLocations = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('location')
      .leftJoin('location as venue', (venue) =>
        venue.onRef('venue.location_id', '=', 'location.venue_id').on('venue.type', '=', 'VENUE'),
      )
      .select(['location.location_id as id', 'location.name', 'location.status', 'location.type'])
      .select('venue.name as venueName'),
  key: [byCode('location.location_id'), byCode('location.type')],
  byDefault: [byCode('location.type'), byActive('location.status'), byNaturalName('location.name')],
})

const eventID = byCode('event.event_id')
const startsAt = byTime('event.starts_at')

const events = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('event')
      .leftJoin('location as artist', (artist) =>
        artist.onRef('artist.location_id', '=', 'event.artist_id').on('artist.type', '=', 'ARTIST'),
      )
      .leftJoin('location as venue', (venue) =>
        venue.onRef('venue.location_id', '=', 'event.venue_id').on('venue.type', '=', 'VENUE'),
      )
      .select(['event.event_id as id', 'event.event_id as eventID', 'event.name', 'artist.name as artistName'])
      .select(['event.venue_id as venueID', 'venue.name as venueName', 'event.starts_at as startsAt']),
  key: eventID,
  byDefault: [startsAt],
  sorts: { name: byName('event.name'), eventID, startsAt },
  search: ['event.event_id', 'event.name', 'artist.name', 'venue.name'],
})

type PlaceOperation = 'getBusiness' | 'listEvents' | 'listSystemConfiguration'

export const locationHandlers: HandlersOf<PlaceOperation> = {
  getBusiness: async ({ company: { db }, user }) => {
    const [company, logo, personalFormats, all] = await Promise.all([
      db.selectFrom('company').selectAll().executeTakeFirst(),
      logoID(db),
      personalFormatsOf(db, user.userID),
      allLocations.all(db),
    ])
    if (!company) throw notFound()
    return { body: { company: companyAnswer(company), logoID: logo ?? null, personalFormats, locations: all } }
  },

  listSystemConfiguration: async ({ company }) => {
    const rows = await configurationOf(company.db)
    return { body: rows.map((row) => ({ ...row, status: row.status as 'ACTIVE' | 'INACTIVE' })) }
  },

  listEvents: async ({ company, query }) => ({
    body: await events.page(company.db, query, (event) => ({ ...event, startsAt: event.startsAt.toISOString() })),
  }),
}
