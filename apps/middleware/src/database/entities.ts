import { accessTo, type Feature, type Grants } from '@greenroom/permissions'

/** The entities that a write can audit (`write.ts`). An area adds its own in its `entities.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add to it
export interface Entities {}

export type Entity = keyof Entities & string

/**
 * Who may be notified of a change: users who can read the feature, or any of several. `everyone`: reading needs no
 * feature. `nobody`: only the writer is concerned.
 */
export type Audience = Feature | readonly Feature[] | 'everyone' | 'nobody'

export type Audiences = Record<Entity, Audience>

/** Whether the holder of these grants may be notified of a change. */
export function canSubscribe(grants: Grants, audience: Audience): boolean {
  if (audience === 'everyone' || audience === 'nobody') return audience === 'everyone'
  return [audience].flat().some((feature) => accessTo(grants, feature).read)
}
