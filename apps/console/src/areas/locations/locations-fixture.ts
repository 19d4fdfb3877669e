import type { components } from '@greenroom/openapi'
import type { LocationDetail } from './locations.atoms.ts'

const CHANGED = { version: 3, updatedBy: 'grace', updatedAt: '2026-01-02T03:04:05Z' }

/** A venue of the company. */
export const venue: LocationDetail = {
  id: 'ARENA',
  venueID: 'ARENA',
  name: 'Harborline arena',
  street: '12 Harbor Way',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US',
  timeZone: 'America/Los_Angeles',
  taxID: 'CITY',
  hours: [
    { day: 'FRI', opens: '17:00', closes: '01:00' },
    { day: 'SAT', opens: '10:00', closes: '23:00' },
  ],
  status: 'Active',
  uses: [],
  ...CHANGED,
}

/** A store of it, which takes over what it doesn't have. */
export const store: LocationDetail = {
  id: 'S1',
  storeID: 'S1',
  name: 'Stand 1',
  venueID: 'ARENA',
  venueName: 'Harborline arena',
  street: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
  timeZone: null,
  taxID: null,
  hours: null,
  status: 'Active',
  uses: [{ what: 'register', count: 2, ids: ['R1', 'R2'] }],
  ...CHANGED,
}

/** A register of the store. */
export const register: LocationDetail = {
  id: 'R1',
  registerID: 'R1',
  name: 'Till 1',
  storeID: 'S1',
  storeName: 'Stand 1',
  number: 1,
  status: 'Active',
  uses: [],
  ...CHANGED,
}

/** A group of the store and its venue. */
export const group: LocationDetail = {
  id: 'L1',
  reportingGroupID: 'L1',
  name: 'Level 1',
  locations: [
    { type: 'STORE', locationID: 'S1' },
    { type: 'VENUE', locationID: 'ARENA' },
  ],
  status: 'Active',
  uses: [],
  ...CHANGED,
}

/** The company's locations, which forms choose from. */
export const places: components['schemas']['Location'][] = [
  { id: 'ARENA', type: 'VENUE', name: 'Harborline arena', status: 'Active' },
  { id: 'S1', type: 'STORE', name: 'Stand 1', venueName: 'Harborline arena', status: 'Active' },
]

/** A page of a list. */
export function pageOf<Row>(rows: readonly Row[]) {
  return { data: rows, nextCursor: null }
}
