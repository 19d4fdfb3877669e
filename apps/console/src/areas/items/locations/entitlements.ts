import type { components } from '@greenroom/openapi'
import { containsWords } from '@greenroom/ui'
import type { Wish } from '../form/item-parts.ts'
import type { Scope } from '../list/item-scope.ts'
import { type Location, LOCATION_TYPES, type LocationType } from './location-words.ts'

type Entitlement = components['schemas']['Entitlement']

/** Which items each location may sell, by location ID. */
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

/** The requested changes by location: all items, or none. */
export type Wanted = ReadonlyMap<string, boolean>

/** Requested changes for some locations, without those that are already so. */
export function withWanted(wanted: Wanted, locations: readonly Location[], all: boolean, now: (id: string) => Extent) {
  const next = new Map(wanted)
  for (const { id } of locations) {
    if (now(id) === (all ? 'all' : 'none')) next.delete(id)
    else next.set(id, all)
  }
  return next
}

/** The requested changes of a draft in this scope. */
export function wantedIn(wishes: readonly Wish[] = [], scope: Scope): Wanted {
  return new Map(wishes.filter((wish) => wish.scope === scope).map(({ locationID, all }) => [locationID, all]))
}

/**
 * The requested changes of a draft with those of one scope replaced; undefined if none are left, as in an unchanged
 * draft.
 */
export function wishesWith(wishes: readonly Wish[] = [], scope: Scope, wanted: Wanted): readonly Wish[] | undefined {
  const own = Array.from(wanted, ([locationID, all]) => ({ scope, locationID, all }))
  const next = [...wishes.filter((wish) => wish.scope !== scope), ...own]
  return next.length > 0 ? next : undefined
}

/** What a location may sell after saving. */
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

/**
 * The matching locations. Filters use the stored state, so that a location stays visible while its change is unsaved.
 */
export function matching(locations: readonly Location[], filter: EntitlementFilter, now: (id: string) => Extent) {
  return locations.filter(({ id, name, venueName, type }) => {
    if (filter.type && type !== filter.type) return false
    if (filter.state && (now(id) === 'none') !== (filter.state === 'not')) return false
    return containsWords([id, name, venueName].join('\n'), filter.search)
  })
}

/** Locations grouped by type, in the order of `LOCATION_TYPES`, without empty groups. */
export function byType(locations: readonly Location[]): { type: LocationType; locations: Location[] }[] {
  return (Object.keys(LOCATION_TYPES) as LocationType[])
    .map((type) => ({ type, locations: locations.filter((location) => location.type === type) }))
    .filter((group) => group.locations.length > 0)
}
