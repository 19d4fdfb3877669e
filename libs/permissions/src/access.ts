import type { Feature } from './features.ts'
import type { AccessLevel, NeededLevel } from './levels.ts'

/** One entry of the permission data from the server (section 3). */
export type FeatureGrant = { key: string; access: readonly AccessLevel[] }

/** Feature key to a mask of levels. Build it once with `grantsOf`. */
export type Grants = ReadonlyMap<string, number>

/** A user's access to one feature: the five predicates of section 6. */
export type Access = Readonly<{ read: boolean; write: boolean; delete: boolean; readOnly: boolean; denied: boolean }>

const BIT = { READ: 1, WRITE: 2, DELETE: 4, NOACCESS: 8 } as const

/** For each requested level, the bits of which any one is enough. */
const ENOUGH = { READ: 7, WRITE: 6, DELETE: 4 } as const

const ACCESS: readonly Access[] = /* @__PURE__ */ Array.from({ length: 16 }, (_, mask) => {
  const denied = (mask & BIT.NOACCESS) !== 0
  const write = (mask & ENOUGH.WRITE) !== 0
  const read = !denied && (mask & ENOUGH.READ) !== 0
  return { read, write, delete: (mask & BIT.DELETE) !== 0, readOnly: read && !write, denied }
})

/** Permission data as masks. A feature listed twice gets the levels of both entries; unknown levels add nothing. */
export function grantsOf(list: Iterable<FeatureGrant>): Grants {
  const grants = new Map<string, number>()
  for (const { key, access } of list) {
    const mask = access.reduce((sum, level) => sum | (BIT[level] ?? 0), grants.get(key) ?? 0)
    grants.set(key, mask)
  }
  return grants
}

/** A user's access to one feature. A feature never granted allows nothing. */
export function accessTo(grants: Grants, feature: Feature): Access {
  return ACCESS[grants.get(feature) ?? 0]!
}

/**
 * Whether an action passes. The gate is stricter than section 6 in one point: NOACCESS together with WRITE or DELETE
 * refuses those too.
 */
export function allows(grants: Grants, feature: Feature, level: NeededLevel): boolean {
  const mask = grants.get(feature) ?? 0
  return (mask & BIT.NOACCESS) === 0 && (mask & ENOUGH[level]) !== 0
}

/** WRITE includes READ, and DELETE includes WRITE: the mask with all included levels. */
const REACH = [0, 1, 3, 3, 7, 7, 7, 7] as const

/** What both allow, such as a partner and the merchant they work for. NOACCESS in either is kept. */
export function withinBoth(one: Grants, other: Grants): Grants {
  const both = (mask: number, limit: number) => (REACH[mask & 7]! & REACH[limit & 7]!) | ((mask | limit) & BIT.NOACCESS)
  return new Map([...one].map(([key, mask]) => [key, both(mask, other.get(key) ?? 0)]))
}

/** The levels of a feature. None for a feature never granted. */
export function levelsOf(grants: Grants, feature: Feature): AccessLevel[] {
  const mask = grants.get(feature) ?? 0
  return (Object.keys(BIT) as AccessLevel[]).filter((level) => mask & BIT[level])
}
