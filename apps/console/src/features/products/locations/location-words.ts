import type { components } from '@greenroom/openapi'

export type Location = components['schemas']['Location']
export type LocationType = Location['type']

/** One and many of each type, in the order they are listed. */
export const LOCATION_TYPES = {
  STORE: ['Store', 'Stores'],
  WAREHOUSE: ['Warehouse', 'Warehouses'],
  VENUE: ['Venue', 'Venues'],
  ARTIST: ['Artist', 'Artists'],
} as const satisfies Record<LocationType, readonly [string, string]>

/** What tells locations of the same name apart. */
export function placeOf({ type, venueName }: Pick<Location, 'type' | 'venueName'>): string {
  return venueName ?? LOCATION_TYPES[type][0]
}
