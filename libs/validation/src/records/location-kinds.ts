import type { OpeningHours } from './opening-hours.ts'

export type LocationKind = 'venue' | 'store' | 'warehouse' | 'register' | 'reportingGroup'

/** A member of a reporting group. */
export type GroupLocation = { readonly type: 'VENUE' | 'STORE' | 'WAREHOUSE'; readonly locationID: string }

/** All fields of any of these records besides its status; null if blank. */
export type LocationFields = {
  venueID?: string | null
  storeID?: string | null
  warehouseID?: string | null
  registerID?: string | null
  reportingGroupID?: string | null
  name?: string | null
  street?: string | null
  city?: string | null
  region?: string | null
  postalCode?: string | null
  /** ISO 3166, two letters. */
  country?: string | null
  /** IANA name; null for that of the venue, or of the company. */
  timeZone?: string | null
  /** The tax of what is sold here, unless the item has one; null for that of the venue. */
  taxID?: string | null
  /** null for those of the venue. */
  hours?: OpeningHours | null
  /** The number of a register within its store. */
  number?: number | null
  locations?: readonly GroupLocation[] | null
}

export type LocationFieldName = keyof LocationFields

const PLACE = ['street', 'city', 'region', 'postalCode', 'country', 'timeZone', 'taxID', 'hours'] as const

/** The kinds of locations and what belongs to them, each with its fields in form order, the ID first (section 3). */
export const LOCATION_KINDS = {
  venue: { one: 'venue', many: 'venues', idField: 'venueID', fields: ['venueID', 'name', ...PLACE] },
  store: { one: 'store', many: 'stores', idField: 'storeID', fields: ['storeID', 'name', 'venueID', ...PLACE] },
  warehouse: {
    one: 'warehouse',
    many: 'warehouses',
    idField: 'warehouseID',
    fields: ['warehouseID', 'name', 'venueID', ...PLACE],
  },
  register: {
    one: 'register',
    many: 'registers',
    idField: 'registerID',
    fields: ['registerID', 'name', 'storeID', 'number'],
  },
  reportingGroup: {
    one: 'reporting group',
    many: 'reporting groups',
    idField: 'reportingGroupID',
    fields: ['reportingGroupID', 'name', 'locations'],
  },
} as const satisfies Record<
  LocationKind,
  { one: string; many: string; idField: LocationFieldName; fields: readonly LocationFieldName[] }
>
