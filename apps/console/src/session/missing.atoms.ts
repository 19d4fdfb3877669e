import type { Need } from '@greenroom/permissions'
import { atom } from 'jotai'

/** What someone lacks for an operation: a level of a feature, or all places. */
export type Lack = Need | 'ALL_PLACES'

/** A control, tab or value that is hidden or refused in a preview. */
export type Missing = {
  /** Of a tab or section. */
  label?: string
  lacks: Lack
}

/** All of the current screen. */
export const missingAtom = atom<readonly Missing[]>([])

/** Notes what is missing, until the returned function is called. */
export const noteMissingAtom = atom(null, (_get, set, missing: readonly Missing[]) => {
  set(missingAtom, (noted) => [...noted, ...missing])
  return () => set(missingAtom, (noted) => noted.filter((each) => !missing.includes(each)))
})
