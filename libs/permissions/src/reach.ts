import { allows, type Grants } from './access.ts'
import type { Feature } from './features.ts'
import type { Reach } from './levels.ts'

/** The reach of these grants in a feature. A feature never granted is NOACCESS. */
export function reachOf(grants: Grants, feature: Feature): Reach {
  if (allows(grants, feature, 'DELETE')) return 'DELETE'
  if (allows(grants, feature, 'WRITE')) return 'WRITE'
  return allows(grants, feature, 'READ') ? 'READ' : 'NOACCESS'
}
