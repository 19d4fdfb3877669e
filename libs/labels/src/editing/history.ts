/** The states before and after the current one of something that is edited. */
export type History<State> = Readonly<{
  past: readonly State[]
  future: readonly State[]
  /** The kind of the last change: another change of it counts as the same one. */
  merge?: string | undefined
}>

/** How many changes can be undone. */
export const MAX_UNDO = 200

export const NO_HISTORY: History<never> = { past: [], future: [] }

/**
 * Notes a change, by the state before it. Changes in a row with the same `merge`, such as the steps of one drag or the
 * letters of one field, are undone together.
 */
export function recordChange<State>(history: History<State>, before: State, merge?: string): History<State> {
  if (merge !== undefined && merge === history.merge) return { ...history, future: [] }
  return { past: [...history.past, before].slice(-MAX_UNDO), future: [], merge }
}

/** The history and the state before the last change; undefined if there is none. */
export function undoChange<State>({ past, future }: History<State>, now: State) {
  if (past.length === 0) return undefined
  return { state: past.at(-1)!, history: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** The history and the state after the change that was undone last; undefined if there is none. */
export function redoChange<State>({ past, future }: History<State>, now: State) {
  if (future.length === 0) return undefined
  return { state: future[0]!, history: { past: [...past, now], future: future.slice(1) } }
}
