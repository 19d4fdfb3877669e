import type { components } from '@greenroom/openapi'
import { type Location, LOCATION_TYPES, type LocationType } from './location-words.ts'

type Entitlement = components['schemas']['Entitlement']

/** Where some items may be sold: the entitlements of each location, by its ID. */
export type Entitled = ReadonlyMap<string, readonly Entitlement[]>

export function entitledBy(entitlements: readonly Entitlement[]): Entitled {
  return Map.groupBy(entitlements, ({ locationID }) => locationID)
}

/** How many of the items a location may sell. */
export type Extent = 'all' | 'some' | 'none'

export function extentAt(locationID: string, entitled: Entitled, items: number): Extent {
  const count = entitled.get(locationID)?.length ?? 0
  return count === 0 ? 'none' : count < items ? 'some' : 'all'
}

/** What is wanted of locations other than it is now: all items, or none. */
export type Wanted = ReadonlyMap<string, boolean>

/** The wish for some locations, without those that are so already. */
export function withWanted(wanted: Wanted, locations: readonly Location[], all: boolean, now: (id: string) => Extent) {
  const next = new Map(wanted)
  for (const { id } of locations) {
    if (now(id) === (all ? 'all' : 'none')) next.delete(id)
    else next.set(id, all)
  }
  return next
}

/** What a location may sell once saved. */
export function wantedAt(locationID: string, wanted: Wanted, now: Extent): Extent {
  const wish = wanted.get(locationID)
  return wish === undefined ? now : wish ? 'all' : 'none'
}

export type EntitlementFilter = {
  search: string
  /** '' for every type. */
  type: LocationType | ''
  /** '' for all. */
  state: 'entitled' | 'not' | ''
}

export const NO_FILTER: EntitlementFilter = { search: '', type: '', state: '' }

/** The locations that match. Those that are about to change stay in sight by what they are now, not by what is wanted. */
export function matching(locations: readonly Location[], filter: EntitlementFilter, now: (id: string) => Extent) {
  const words = filter.search.trim().toLowerCase()
  return locations.filter(({ id, name, venueName, type }) => {
    if (filter.type && type !== filter.type) return false
    if (filter.state && (now(id) === 'none') !== (filter.state === 'not')) return false
    return [id, name, venueName ?? ''].some((text) => text.toLowerCase().includes(words))
  })
}

/** Locations by type, in the order of `LOCATION_TYPES`, types without any left out. */
export function byType(locations: readonly Location[]): { type: LocationType; locations: Location[] }[] {
  return (Object.keys(LOCATION_TYPES) as LocationType[])
    .map((type) => ({ type, locations: locations.filter((location) => location.type === type) }))
    .filter((group) => group.locations.length > 0)
}
