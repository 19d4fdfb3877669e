import { accessTo, type Feature, type Grants } from '@greenroom/permissions'

/** The entities that a write can audit (`write.ts`). An area adds its own in its `entities.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add to it
export interface Entities {}

export type Entity = keyof Entities & string

/**
 * Who may be notified of a change: users who can read the feature, or any of several. `everyone`: reading needs no
 * feature. `oneself`: the user whom the ID names. `nobody`: only the writer is concerned.
 */
export type Audience = Feature | readonly Feature[] | 'everyone' | 'oneself' | 'nobody'

/**
 * Records at a location (`@greenroom/permissions` L3). A user who is assigned to some hears only that one of them has
 * changed, not which; they see the history of those at their places (`located-tables.ts`).
 */
export const LOCATED_ENTITIES: readonly Entity[] = [
  'adjustment',
  'count',
  'entitlement',
  'locationHint',
  'purchaseOrder',
  'receipt',
  'register',
  'replenishment',
  'reportingGroup',
  'stock',
  'store',
  'transfer',
  'user',
  'venue',
  'warehouse',
]

export type Audiences = Record<Entity, Audience>

/** Whether the holder of these grants may be notified of anybody's change. */
export function canSubscribe(grants: Grants, audience: Audience): boolean {
  if (audience === 'everyone') return true
  if (audience === 'oneself' || audience === 'nobody') return false
  return [audience].flat().some((feature) => accessTo(grants, feature).read)
}
