import { type ComboBoxProps, DateField, FieldGrid, MoneyField, Select, TagField, TextField } from '@greenroom/ui'
import { type EntryField, entryLabel, isPercent, ENTRY_FIELDS, type ListKind } from '@greenroom/catalog'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { companyAtom } from '#data/company.atoms.ts'
import type { Entry } from './entries.atoms.ts'
import type { EntryFormModel } from './use-entry-form.ts'

type EntryFieldsProps = {
  kind: ListKind
  model: EntryFormModel
  /** The entries that may stand above. */
  above: readonly Entry[]
  readOnly: boolean
  /** The choice of the entry above, for lists that have one. */
  aboveChoice?: (field: AboveField) => ReactNode
}

export type AboveField = ComboBoxProps & { onChange: (id: string) => void }

/** The fields of an entry, as its list has them. */
export function EntryFields({ kind, model, above, readOnly, aboveChoice }: EntryFieldsProps) {
  const { currency } = useAtomValue(companyAtom)
  const { form, issues, stored: entry } = model
  const isChoice = form.type === 'CHOICE'
  const fields = ENTRY_FIELDS[kind].filter(({ kind: written }) => written !== 'texts' || isChoice)
  const firstOpen = fields.find(({ fixed }) => !(fixed && entry))

  function control(field: EntryField) {
    const { name, label, required, fixed, maxLength, kind: written, options = [] } = field
    const isFixed = fixed === true && entry !== undefined
    const locked = readOnly || isFixed
    const shared = {
      name,
      label,
      error: issues[name],
      readOnly: locked,
      required: required && !locked,
      autoFocus: field === firstOpen && !locked,
    }
    const value = form[name] ?? ''
    const change = (next: string | readonly string[]) => model.change({ [name]: next })
    if (written === 'texts') {
      return (
        <TagField
          {...shared}
          value={value as readonly string[]}
          onChange={change}
          required={!locked}
          description="The choices, in the order they appear."
        />
      )
    }
    const text = String(value)
    if (written === 'parent') {
      const choices = above.map((one) => ({ id: one.id, label: entryLabel(one), hint: one.id }))
      return aboveChoice?.({ ...shared, options: choices, value: text, onChange: change })
    }
    if (written === 'choice') {
      const choices = options.map(({ value: id, label: words }) => ({ id: String(id), label: words }))
      return <Select {...shared} options={choices} value={text} onChange={change} />
    }
    const percent = isPercent(field, form.type)
    const described = { ...shared, value: text, onChange: change, description: helpFor(field, percent, isFixed) }
    if (written === 'day') return <DateField {...described} />
    if (written === 'amount' && !percent) return <MoneyField {...described} currency={currency} />
    return (
      <TextField
        {...described}
        limit={locked ? undefined : maxLength}
        inputMode={percent ? 'decimal' : undefined}
        numeric={percent}
        placeholder={written === 'time' ? 'HH:MM' : undefined}
        autoComplete="off"
      />
    )
  }

  return (
    <FieldGrid>
      {fields.map((field) => (
        <div key={field.name} data-wide={field.kind === 'texts' || undefined}>
          {control(field)}
        </div>
      ))}
    </FieldGrid>
  )
}

function helpFor({ fixed, help }: EntryField, percent: boolean, isFixed: boolean): string | undefined {
  if (percent) return 'In percent'
  if (isFixed) return "Can't be changed after creation"
  return fixed ? "Without spaces. Can't be changed after creation." : help
}
