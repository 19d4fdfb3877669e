import type { SellingPlace } from '@greenroom/catalog'
import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { notFound } from '#failures/failures.ts'

/** A place with those above it, as the catalog's rules take it (E1). */
export interface PlacesUp {
  /** Of the place itself. */
  name: string
  up: SellingPlace[]
  /** Those of them that may have entitlements, nearest first: all but a register. */
  locations: Location[]
  isRegister: boolean
}

export function keyOf({ type, locationID }: Location): string {
  return `${type}/${locationID}`
}

/** Locations, each with its venue. Throws the 404 for one that is not there, or not the user's. */
export async function placesOf(db: CompanyQueries, locations: readonly Location[]): Promise<PlacesUp[]> {
  const ids = [...new Set(locations.map(({ locationID }) => locationID))]
  const rows = await db
    .selectFrom('location')
    .leftJoin('location as venue', (join) =>
      join.onRef('venue.location_id', '=', 'location.venue_id').on('venue.type', '=', 'VENUE'),
    )
    .select(['location.type', 'location.location_id', 'location.name', 'location.status', 'location.time_zone'])
    .select(['venue.location_id as venue_id', 'venue.status as venue_status', 'venue.time_zone as venue_zone'])
    .where(sql<boolean>`location.location_id = any(${ids})`)
    .execute()
  const found = new Map(
    rows.map((row) => {
      const location: Location = { type: row.type, locationID: row.location_id }
      return [
        keyOf(location),
        { ...upFrom([placeOf(location, row.status, row.time_zone)], [location], row), name: row.name },
      ] as const
    }),
  )
  return locations.map((location) => {
    const places = found.get(keyOf(location))
    if (!places) throw notFound(`There is no location ${location.type} ${location.locationID}`)
    return places
  })
}

/** A register with its store and its venue. Throws the 404. */
export async function placesOfRegister(db: CompanyQueries, registerID: string): Promise<PlacesUp> {
  const row = await db
    .selectFrom('register')
    .leftJoin('location as store', (join) =>
      join.onRef('store.location_id', '=', 'register.store_id').on('store.type', '=', 'STORE'),
    )
    .leftJoin('location as venue', (join) =>
      join.onRef('venue.location_id', '=', 'store.venue_id').on('venue.type', '=', 'VENUE'),
    )
    .select([
      'register.name',
      'register.status',
      'store.location_id',
      'store.status as store_status',
      'store.time_zone',
    ])
    .select(['venue.location_id as venue_id', 'venue.status as venue_status', 'venue.time_zone as venue_zone'])
    .where('register.register_id', '=', registerID)
    .executeTakeFirst()
  if (!row) throw notFound(`There is no register ${registerID}`)
  const register = { key: `REGISTER/${registerID}`, isActive: row.status === 'Active', timeZone: null }
  if (row.location_id === null) return { name: row.name, up: [register], locations: [], isRegister: true }
  const store: Location = { type: 'STORE', locationID: row.location_id }
  const places = upFrom([register, placeOf(store, row.store_status, row.time_zone)], [store], row)
  return { ...places, name: row.name, isRegister: true }
}

interface Venue {
  venue_id: string | null
  venue_status: string | null
  venue_zone: string | null
}

function upFrom(up: SellingPlace[], locations: Location[], { venue_id, venue_status, venue_zone }: Venue) {
  if (venue_id === null) return { up, locations, isRegister: false }
  const venue: Location = { type: 'VENUE', locationID: venue_id }
  return {
    up: [...up, placeOf(venue, venue_status, venue_zone)],
    locations: [...locations, venue],
    isRegister: false,
  }
}

function placeOf(location: Location, status: string | null, timeZone: string | null): SellingPlace {
  return { key: keyOf(location), isActive: status === 'Active', timeZone }
}

export async function companyZone(db: CompanyQueries): Promise<string> {
  const { time_zone } = await db.selectFrom('company').select('time_zone').executeTakeFirstOrThrow()
  return time_zone
}
