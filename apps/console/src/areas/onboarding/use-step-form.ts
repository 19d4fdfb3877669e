import type { RecordIssue } from '@greenroom/validation'
import { labeledFields } from '#forms/form-fields.ts'
import { type Save, useForm } from '#forms/use-form.ts'

type Texts = Record<string, string>

type StepForm<Form extends Texts, Stored> = {
  /** The name of the record, and the labels of its fields. */
  one: string
  labels: Record<keyof Form & string, string>
  formOf: (stored: Stored | undefined) => Form
  check: (form: Form) => RecordIssue[]
  save: (form: Form, save: Save<Form, Stored>) => Promise<Stored>
  /** The added record. The form is blank again for the next one. */
  onAdded?: (added: Stored) => void
}

/** A small form of text fields, with the props of each. */
export function useStepForm<Form extends Texts, Stored>(
  opened: Stored | undefined,
  { labels, onAdded, ...kind }: StepForm<Form, Stored>,
) {
  const model = useForm<Form, Stored>(
    opened,
    {
      ...kind,
      fields: labeledFields<Form>(labels),
      onSaved(saved) {
        if (!onAdded) return
        model.dispatch({ do: 'restart', stored: undefined, base: kind.formOf(undefined) })
        onAdded(saved)
      },
    },
    { record: 'step' },
  )

  const field = <Name extends keyof Form & string>(name: Name) => ({
    name,
    label: labels[name],
    value: model.form[name],
    error: model.issues[name],
    onChange: (value: string) => model.change({ [name]: value } as unknown as Partial<Form>),
  })

  return { ...model, field }
}
