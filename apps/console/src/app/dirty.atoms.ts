import { atom } from 'jotai'

export type Stay = {
  /** Moving to a path that begins with this is not leaving: the tabs of a product. */
  within?: string
  /** The query parameter that names what is edited. Another value of it is leaving, on the same path too. */
  record?: string
}

export type Dirty = Stay & { id: string }

/** The forms that hold changes which are not saved. */
export const dirtyFormsAtom = atom<readonly Dirty[]>([])

/** Whether any form holds changes that are not saved. */
export const anyDirtyAtom = atom((get) => get(dirtyFormsAtom).length > 0)

/** Says of a form whether it is dirty. */
export const markAtom = atom(null, (get, set, form: Dirty, dirty: boolean) => {
  const others = get(dirtyFormsAtom).filter(({ id }) => id !== form.id)
  set(dirtyFormsAtom, dirty ? [...others, form] : others)
})
