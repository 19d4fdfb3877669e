import { type AccessLevel, allows, type Grants } from './access.ts'
import type { Feature } from './features.ts'

/** How far somebody gets with a feature. Each step includes the ones before it. */
export type Reach = 'NOACCESS' | 'READ' | 'WRITE' | 'DELETE'

/** From the nearest to the furthest. */
export const REACHES: readonly Reach[] = ['NOACCESS', 'READ', 'WRITE', 'DELETE']

/** The levels that a grant names for each reach. */
export const LEVELS_OF_REACH: Readonly<Record<Reach, readonly AccessLevel[]>> = {
  NOACCESS: ['NOACCESS'],
  READ: ['READ'],
  WRITE: ['READ', 'WRITE'],
  DELETE: ['READ', 'WRITE', 'DELETE'],
}

/** How far the gate lets these grants get. What was never granted is NOACCESS. */
export function reachOf(grants: Grants, feature: Feature): Reach {
  if (allows(grants, feature, 'DELETE')) return 'DELETE'
  if (allows(grants, feature, 'WRITE')) return 'WRITE'
  return allows(grants, feature, 'READ') ? 'READ' : 'NOACCESS'
}
