import type { GroupLocation, LocationKind } from '@greenroom/validation'
import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import { equals, oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byActive, byCode, byName, byNaturalName, byNumber, byTime, nullable } from '#query/sort-keys.ts'

type Schemas = components['schemas']

/** The record of each kind in the form of the contract. */
export interface LocationRecords {
  venue: Schemas['Venue']
  store: Schemas['Store']
  warehouse: Schemas['Warehouse']
  register: Schemas['Register']
  reportingGroup: Schemas['ReportingGroup']
}

export type LocationRecord<Kind extends LocationKind = LocationKind> = LocationRecords[Kind]

/** A row as a list reads it: all but the time is as the contract has it. */
type RowOf<Kind extends LocationKind> = Omit<LocationRecord<Kind>, 'updatedAt'> & { updatedAt: Date }

/** A row in the form of the contract. */
export function shownLocation<Kind extends LocationKind>(row: RowOf<Kind>): LocationRecord<Kind> {
  return { ...row, updatedAt: row.updatedAt.toISOString() } as unknown as LocationRecord<Kind>
}

/** The locations of a type, with their venue. */
function locationsOf(db: CompanyQueries, type: 'VENUE' | 'STORE' | 'WAREHOUSE') {
  return db
    .selectFrom('location')
    .leftJoin('location as venue', (venue) =>
      venue.onRef('venue.location_id', '=', 'location.venue_id').on('venue.type', '=', 'VENUE'),
    )
    .where('location.type', '=', type)
    .select(['location.location_id as id', 'location.name', 'location.street', 'location.city', 'location.region'])
    .select(['location.postal_code as postalCode', 'location.country', 'location.time_zone as timeZone'])
    .select(['location.tax_id as taxID', 'location.hours', 'location.status', 'location.version'])
    .select(['location.updated_by as updatedBy', 'location.updated_at as updatedAt'])
}

const VENUE_OF = ['location.venue_id as venueID', 'venue.name as venueName'] as const

const locationID = byCode('location.location_id')
const name = byNaturalName('location.name')
const active = byActive('location.status')
const updatedAt = byTime('location.updated_at')
const city = nullable(byName('location.city'))
const venueName = nullable(byNaturalName('venue.name'))

const BY_NAME = {
  key: locationID,
  byDefault: [active, name],
  search: ['location.location_id', 'location.name', 'location.city'],
}
const SORTS = { name, status: active, city, updatedAt }
const FILTERS = { status: oneOf('location.status'), id: equals('location.location_id') }
const OF_VENUE = { ...FILTERS, venueID: equals('location.venue_id') }

const venue = listQuery({
  ...BY_NAME,
  from: (db: CompanyQueries) => locationsOf(db, 'VENUE').select('location.location_id as venueID'),
  sorts: { ...SORTS, venueID: locationID },
  filters: FILTERS,
})

const store = listQuery({
  ...BY_NAME,
  from: (db: CompanyQueries) => locationsOf(db, 'STORE').select(['location.location_id as storeID', ...VENUE_OF]),
  sorts: { ...SORTS, storeID: locationID, venueName },
  filters: OF_VENUE,
})

const warehouse = listQuery({
  ...BY_NAME,
  from: (db: CompanyQueries) =>
    locationsOf(db, 'WAREHOUSE').select(['location.location_id as warehouseID', ...VENUE_OF]),
  sorts: { ...SORTS, warehouseID: locationID, venueName },
  filters: OF_VENUE,
})

const registerID = byCode('register.register_id')
const registerName = byNaturalName('register.name')

const register = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('register')
      .leftJoin('location as store', (at) =>
        at.onRef('store.location_id', '=', 'register.store_id').on('store.type', '=', 'STORE'),
      )
      .select(['register.register_id as id', 'register.register_id as registerID', 'register.name'])
      .select(['register.store_id as storeID', 'store.name as storeName', 'register.number', 'register.status'])
      .select(['register.version', 'register.updated_by as updatedBy', 'register.updated_at as updatedAt']),
  key: registerID,
  byDefault: [byActive('register.status'), registerName],
  sorts: {
    name: registerName,
    registerID,
    storeName: nullable(byNaturalName('store.name')),
    number: nullable(byNumber('register.number')),
    status: byActive('register.status'),
    updatedAt: byTime('register.updated_at'),
  },
  filters: {
    status: oneOf('register.status'),
    id: equals('register.register_id'),
    storeID: equals('register.store_id'),
  },
  search: ['register.register_id', 'register.name'],
})

const groupID = byCode('reporting_group.reporting_group_id')
const groupName = byNaturalName('reporting_group.name')

const MEMBER = sql<
  GroupLocation[]
>`coalesce(jsonb_agg(jsonb_build_object('type', location_type, 'locationID', location_id)
  order by location_type, location_id), '[]')`

const reportingGroup = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('reporting_group')
      .select(['reporting_group.reporting_group_id as id', 'reporting_group.reporting_group_id as reportingGroupID'])
      .select(({ selectFrom }) =>
        selectFrom('reporting_group_location')
          .select(MEMBER.as('locations'))
          .whereRef('reporting_group_location.reporting_group_id', '=', 'reporting_group.reporting_group_id')
          .$asScalar()
          .$notNull()
          .as('locations'),
      )
      .select(['reporting_group.name', 'reporting_group.status', 'reporting_group.version'])
      .select(['reporting_group.updated_by as updatedBy', 'reporting_group.updated_at as updatedAt']),
  key: groupID,
  byDefault: [byActive('reporting_group.status'), groupName],
  sorts: {
    name: groupName,
    reportingGroupID: groupID,
    status: byActive('reporting_group.status'),
    updatedAt: byTime('reporting_group.updated_at'),
  },
  filters: { status: oneOf('reporting_group.status'), id: equals('reporting_group.reporting_group_id') },
  search: ['reporting_group.reporting_group_id', 'reporting_group.name'],
})

export const locationLists = { venue, store, warehouse, register, reportingGroup }

/** All records of a kind, or those with one of these IDs, in the form of the contract. */
export async function readLocations<Kind extends LocationKind>(
  db: CompanyQueries,
  kind: Kind,
  id?: string,
): Promise<LocationRecord<Kind>[]> {
  const rows = (await locationLists[kind].all(db, id === undefined ? {} : { id })) as unknown as RowOf<Kind>[]
  return rows.map((row) => shownLocation<Kind>(row))
}
