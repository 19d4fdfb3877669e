/** The levels of a grant (section 6). */
export type AccessLevel = 'READ' | 'WRITE' | 'DELETE' | 'NOACCESS'

/** A level that an action can require. */
export type NeededLevel = Exclude<AccessLevel, 'NOACCESS'>

/** A user's reach in a feature. Each level includes the ones before it. */
export type Reach = 'NOACCESS' | 'READ' | 'WRITE' | 'DELETE'

/** From the lowest to the highest. */
export const REACHES: readonly Reach[] = ['NOACCESS', 'READ', 'WRITE', 'DELETE']

/** The levels granted for each reach. */
export const LEVELS_OF_REACH: Readonly<Record<Reach, readonly AccessLevel[]>> = {
  NOACCESS: ['NOACCESS'],
  READ: ['READ'],
  WRITE: ['READ', 'WRITE'],
  DELETE: ['READ', 'WRITE', 'DELETE'],
}
