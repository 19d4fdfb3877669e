import { atom } from 'jotai'

export type Stay = {
  /** Paths with this prefix share the form: the tabs of a product. */
  within?: string
  /** The query parameter that identifies the edited record. Another value leaves the form, even on the same path. */
  record?: string
}

/** A form on the page. */
export type OpenForm = Stay & {
  id: string
  isDirty: boolean
  /** Saves the changes before the user leaves, and returns whether they are saved; absent if only its screen can save. */
  save?: () => Promise<boolean>
}

/** The forms on the page. */
export const openFormsAtom = atom<readonly OpenForm[]>([])

/** The forms with unsaved changes. */
export const dirtyFormsAtom = atom((get) => get(openFormsAtom).filter(({ isDirty }) => isDirty))

/** Whether any form has unsaved changes. */
export const anyDirtyAtom = atom((get) => get(dirtyFormsAtom).length > 0)

/** Adds a form to those on the page, or replaces it. */
export const openFormAtom = atom(null, (get, set, form: OpenForm) =>
  set(openFormsAtom, [...get(openFormsAtom).filter(({ id }) => id !== form.id), form]),
)

/** Removes a form from those on the page. */
export const closeFormAtom = atom(null, (get, set, id: string) =>
  set(
    openFormsAtom,
    get(openFormsAtom).filter((form) => form.id !== id),
  ),
)
