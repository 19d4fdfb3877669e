import type { components } from '@greenroom/openapi'

export type Location = components['schemas']['Location']
export type LocationType = Location['type']

/** Singular and plural of each type, in the order of the list. */
export const LOCATION_TYPES = {
  STORE: ['Store', 'Stores'],
  WAREHOUSE: ['Warehouse', 'Warehouses'],
  VENUE: ['Venue', 'Venues'],
  ARTIST: ['Artist', 'Artists'],
} as const satisfies Record<LocationType, readonly [string, string]>

/** Tells locations with the same name apart. */
export function placeOf({ type, venueName }: Pick<Location, 'type' | 'venueName'>): string {
  return venueName ?? LOCATION_TYPES[type][0]
}
