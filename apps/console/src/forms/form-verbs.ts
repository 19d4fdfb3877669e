import { useVerbs } from '#session/verbs.atoms.ts'

type FormVerbs = {
  /** There is something to save, and no save is running. */
  canSave: boolean
  /** The ID of the form that Save submits; without one, `onSave` is called. */
  form: string | undefined
  save?: string | undefined
  onSave: () => void
  onDiscard: () => void
}

/** Save and Discard of a form in the palette, as in its bar. */
export function useFormVerbs({ canSave, form, save = 'Save', onSave, onDiscard }: FormVerbs) {
  useVerbs(
    canSave
      ? [
          { label: save, also: 'save changes', perform: () => (form ? submitForm(form) : onSave()) },
          { label: 'Discard changes', also: 'undo reset', perform: onDiscard },
        ]
      : [],
  )
}

/** As its button does, so that the browser checks it first. */
function submitForm(id: string) {
  document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`)?.requestSubmit()
}
