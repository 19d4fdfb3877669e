import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import type { Feature } from '@greenroom/permissions'

/** Where the list of each kind is, and the feature that opens it (section 2). */
export const LOCATION_SCREENS = {
  venue: { list: '/app/settings/venues', feature: 'LOCATION_VENUE' },
  store: { list: '/app/settings/stores', feature: 'LOCATION_STORE' },
  warehouse: { list: '/app/settings/warehouses', feature: 'LOCATION_WAREHOUSE' },
  register: { list: '/app/settings/registers', feature: 'LOCATION_REGISTER' },
  reportingGroup: { list: '/app/settings/reportinggroups', feature: 'LOCATION_REPORTING_GROUP' },
} as const satisfies Record<LocationKind, { list: string; feature: Feature }>

/** The form of a new record; with a parent, in that venue or store. */
export function newLocationPath(kind: LocationKind, parent: { venueID?: string; storeID?: string } = {}): string {
  const query = new URLSearchParams(parent).toString()
  return `${LOCATION_SCREENS[kind].list}/${kind.toLowerCase()}${query && `?${query}`}`
}

/** The page of one record. */
export function locationPath(kind: LocationKind, id: string): string {
  return `${newLocationPath(kind)}/${encodeURIComponent(id)}`
}

/** "Reporting groups". */
export function titleOf(kind: LocationKind): string {
  return capital(LOCATION_KINDS[kind].many)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
