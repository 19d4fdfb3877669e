import type { components } from '@greenroom/openapi'
import { Card, ComboBox, FieldGrid, Form, Select, toasts } from '@greenroom/ui'
import { checkRecord } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { businessAtom } from '#data/company.atoms.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import {
  DATE_FORMATS,
  FIRST_DAYS,
  FORMAT_LABELS,
  NUMBER_FORMATS,
  TIME_FORMATS,
  TIME_ZONES,
} from '#records/company-choices.ts'
import { savePersonalFormatsAtom } from './account.atoms.ts'

type PersonalFormats = components['schemas']['PersonalFormats']
type Name = keyof typeof FORMAT_LABELS

/** Blank is as the company. */
type Chosen = Record<Name, string>

const NAMES = Object.keys(FORMAT_LABELS) as Name[]
const CHOICES: Record<Name, readonly { id: string; label: string }[]> = {
  timeZone: TIME_ZONES,
  dateFormat: DATE_FORMATS,
  timeFormat: TIME_FORMATS,
  numberFormat: NUMBER_FORMATS,
  firstDay: FIRST_DAYS,
}

/** The user's own time zone and formats, in place of the company's. */
export function OwnFormats() {
  const formID = useId()
  const { company, personalFormats } = useAtomValue(businessAtom)
  const save = useSetAtom(savePersonalFormatsAtom)
  const model = useForm<Chosen, PersonalFormats>(personalFormats, {
    one: 'formats',
    fields: labeledFields<Chosen>(FORMAT_LABELS),
    formOf: (stored = personalFormats) => Object.fromEntries(NAMES.map((name) => [name, stored[name] ?? ''])) as Chosen,
    check: ({ timeZone }) => checkRecord('personalFormats', { timeZone }),
    save: (chosen, { stored = personalFormats, changed, headers }) =>
      save(
        { version: stored.version, ...Object.fromEntries(changed.map((name) => [name, chosen[name] || null])) },
        headers,
      ),
    onSaved: () => toasts.show({ tone: 'success', title: 'Your formats have been saved' }),
  })
  const asCompany = (name: Name) => {
    const label = CHOICES[name].find(({ id }) => id === company[name])?.label ?? company[name]
    return `Company default: ${label}`
  }
  const field = (name: Name) => ({
    name,
    label: FORMAT_LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })
  const select = (name: Name) => ({
    ...field(name),
    none: asCompany(name),
    options: CHOICES[name],
  })

  return (
    <Card title="Language and region">
      <p>
        Only for you: on your screens, and in the files and emails that you get. Printed documents use the company's
        formats.
      </p>
      <Form id={formID} aria-label="Language and region" onSubmit={model.submit}>
        <FieldGrid>
          <ComboBox {...field('timeZone')} options={TIME_ZONES} placeholder={asCompany('timeZone')} />
          <Select {...select('dateFormat')} />
          <Select {...select('timeFormat')} />
          <Select {...select('numberFormat')} />
          <Select {...select('firstDay')} />
        </FieldGrid>
      </Form>
      <FormBar model={model} form={formID} />
    </Card>
  )
}
