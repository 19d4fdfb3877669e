import { atom } from 'jotai'

/** A control, tab or value that is hidden or refused, because the previewed role lacks something for it. */
export type Missing = {
  /** The operation that a control calls, or the value that would be shown: "updateItem", "costPrice". */
  name?: string
  /** Of a tab or section. */
  label?: string
  /** Which level of which feature, or that the role works at some places only. */
  denied: string
}

/** All of the current screen. */
export const missingAtom = atom<readonly Missing[]>([])

/** Notes what is missing, until the returned function is called. */
export const noteMissingAtom = atom(null, (_get, set, missing: readonly Missing[]) => {
  set(missingAtom, (noted) => [...noted, ...missing])
  return () => set(missingAtom, (noted) => noted.filter((each) => !missing.includes(each)))
})
