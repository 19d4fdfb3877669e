import { atom } from 'jotai'

export type Stay = {
  /** Paths with this prefix share the form: the tabs of a product. */
  within?: string
  /** The query parameter that identifies the edited record. Another value leaves the form, even on the same path. */
  record?: string
}

export type Dirty = Stay & { id: string }

/** The forms with unsaved changes. */
export const dirtyFormsAtom = atom<readonly Dirty[]>([])

/** Whether any form has unsaved changes. */
export const anyDirtyAtom = atom((get) => get(dirtyFormsAtom).length > 0)

/** Marks a form as dirty or clean. */
export const markAtom = atom(null, (get, set, form: Dirty, dirty: boolean) => {
  const others = get(dirtyFormsAtom).filter(({ id }) => id !== form.id)
  set(dirtyFormsAtom, dirty ? [...others, form] : others)
})
