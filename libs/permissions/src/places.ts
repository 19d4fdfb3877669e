import { type Grants } from './access.ts'
import { explain, type Requirement } from './requirement.ts'

/** A location where users can be assigned (section 3). Registers belong to their store. */
export type LocationType = 'VENUE' | 'STORE' | 'WAREHOUSE' | 'ARTIST'

export type Location = { type: LocationType; locationID: string }

/** Where a user works: at the assigned locations, or everywhere. */
export type Scope = 'ALL' | readonly Location[]

/**
 * Where something is: its location and each that contains it. A register in a store of a venue is at both, an event at
 * its venue and its artist. Empty: location-bound, but placed nowhere.
 */
export type Place = readonly Location[]

/** A user's access: the grants of their role, at the places where they work. */
export type PlacedAccess = { grants: Grants; scope: Scope }

/** The scope of a user who is assigned to these locations: all for none. */
export function scopeOf(assigned: readonly Location[]): Scope {
  return assigned.length === 0 ? 'ALL' : assigned
}

/** Whether this is at one of the user's places. */
export function covers(scope: Scope, place: Place): boolean {
  return scope === 'ALL' || place.some((location) => scope.some((own) => isSame(own, location)))
}

/** Whether everything that the other scope reaches is at one of the user's places. `other`: where each location is. */
export function coversScope(scope: Scope, other: 'ALL' | readonly Place[]): boolean {
  return scope === 'ALL' || (other !== 'ALL' && other.every((place) => covers(scope, place)))
}

/** The scope of a preview at a location: that one alone. Undefined if it is not one of the user's places. */
export function scopeAt(scope: Scope, place: Place): Scope | undefined {
  const [location] = place
  return location && covers(scope, place) ? [location] : undefined
}

/** Whether the gate allows the action, and where: undefined, or what is missing, first the level and then the place. */
export function explainAt(
  { grants, scope }: PlacedAccess,
  { feature, level }: Requirement,
  place: Place,
  name: string,
): string | undefined {
  return explain(grants, feature, level) ?? (covers(scope, place) ? undefined : explainElsewhere(name))
}

/** The sentence for an action that only somebody with this place may take. */
export function explainElsewhere(name: string): string {
  return `This needs ${name}, which is not one of your places.`
}

/** The sentence for an action that concerns no place of its own, such as a new venue. */
export const NEEDS_ALL_PLACES = 'This needs all places. You are assigned to some of them.'

function isSame(one: Location, other: Location): boolean {
  return one.type === other.type && one.locationID === other.locationID
}
