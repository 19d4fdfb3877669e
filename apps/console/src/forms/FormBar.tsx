import { SaveBar } from '@greenroom/ui'
import type { ReactNode } from 'react'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { FormConflict } from './FormConflict.tsx'
import { ProblemText } from '#failures/ProblemText.tsx'
import type { FormModel } from './use-form.ts'

type FormBarProps<Form extends object, Stored> = {
  model: FormModel<Form, Stored>
  /** The ID of the form that Save submits; without one, the bar saves itself. */
  form?: string
  /** What a save would change; by default the names of the changed fields. */
  changes?: ReactNode
  save?: string
}

/** Save and Discard for a form, with the reason of a failed save and the choices of a conflict. */
export function FormBar<Form extends object, Stored>({ model, form, changes, save }: FormBarProps<Form, Stored>) {
  const { isDirty, changed, problem, saving } = model
  const canSave = isDirty && !saving
  useVerbs(
    canSave
      ? [
          {
            label: save ?? 'Save',
            also: 'save changes',
            perform: () => (form ? submitForm(form) : void model.submit()),
          },
          { label: 'Discard changes', also: 'undo reset', perform: model.discard },
        ]
      : [],
  )
  return (
    <>
      <SaveBar
        {...{ form, save }}
        changes={isDirty && (changes ?? (changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'Unsaved changes'))}
        error={problem && <ProblemText {...problem} />}
        pending={saving}
        onSave={() => void model.submit()}
        onDiscard={model.discard}
      />
      <FormConflict model={model} />
    </>
  )
}

/** As its button does, so that the browser checks it first. */
function submitForm(id: string) {
  document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`)?.requestSubmit()
}
