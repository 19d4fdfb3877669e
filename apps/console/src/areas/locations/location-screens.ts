import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { capitalized } from '#data/capitalized.ts'
import type { Operation } from '#session/may.ts'

/** Where the list of each kind is (section 2), and the operations of the kind. */
export const LOCATION_SCREENS = {
  venue: {
    path: '/app/settings/venues',
    list: 'listVenues',
    get: 'getVenue',
    create: 'createVenue',
    update: 'updateVenue',
  },
  store: {
    path: '/app/settings/stores',
    list: 'listStores',
    get: 'getStore',
    create: 'createStore',
    update: 'updateStore',
  },
  warehouse: {
    path: '/app/settings/warehouses',
    list: 'listWarehouses',
    get: 'getWarehouse',
    create: 'createWarehouse',
    update: 'updateWarehouse',
  },
  register: {
    path: '/app/settings/registers',
    list: 'listRegisters',
    get: 'getRegister',
    create: 'createRegister',
    update: 'updateRegister',
  },
  reportingGroup: {
    path: '/app/settings/reportinggroups',
    list: 'listReportingGroups',
    get: 'getReportingGroup',
    create: 'createReportingGroup',
    update: 'updateReportingGroup',
  },
} as const satisfies Record<LocationKind, { path: string } & Record<'list' | 'get' | 'create' | 'update', Operation>>

/** The form of a new record; with a parent, in that venue or store. */
export function newLocationPath(kind: LocationKind, parent: { venueID?: string; storeID?: string } = {}): string {
  const query = new URLSearchParams(parent).toString()
  return `${LOCATION_SCREENS[kind].path}/${kind.toLowerCase()}${query && `?${query}`}`
}

/** The page of one record. */
export function locationPath(kind: LocationKind, id: string): string {
  return `${newLocationPath(kind)}/${encodeURIComponent(id)}`
}

/** "Reporting groups". */
export function titleOf(kind: LocationKind): string {
  return capitalized(LOCATION_KINDS[kind].many)
}
