import { BUILD_TO_ORDER, isBuildToOrder } from '@greenroom/cto'
import { Checkbox, MoneyField, NumberField, TextArea, TextField } from '@greenroom/ui'
import { checkField, itemField, type ItemFieldName } from '@greenroom/validation'
import { lazy, Suspense } from 'react'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import type { FormValue } from './item.mapping.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { ItemIDField } from './ItemIDField.tsx'

// Apart from the form, because few items have them.
const ItemFees = lazy(async () => ({ default: (await import('./ItemFees.tsx')).ItemFees }))
const ItemCodes = lazy(async () => ({ default: (await import('./ItemCodes.tsx')).ItemCodes }))

/** The control of one field, as its row in the table of fields wants it. */
export function ItemControl({ name }: { name: ItemFieldName }) {
  const { dispatch, rights, context, settings } = useItemFormScope()
  const { lists, currency } = settings
  const { label, kind, maxLength, required } = itemField(name)
  const value = useFormPart(({ form }) => form[name])
  const error = useFormPart(({ issues }) => issues[name])
  const readOnly = rights.readOnly || rights.locked.has(name)
  const change = (next: FormValue) => dispatch({ do: 'change', values: { [name]: next } })
  const check = () => !readOnly && dispatch({ do: 'check', name, context })
  const shown = { name, label, readOnly, error, required: required && !readOnly }
  const typed = { ...shown, value: String(value), onChange: change, onBlur: check }

  if (name === 'itemID') return <ItemIDField {...typed} />
  if (name === 'fees' && lists.fees?.length) {
    return (
      <Suspense>
        <ItemFees {...shown} />
      </Suspense>
    )
  }
  if (name === 'ctoType') {
    return (
      <Flag
        {...shown}
        checked={isBuildToOrder({ ctoType: String(value) })}
        onChange={(on) => change(on ? BUILD_TO_ORDER : '')}
      />
    )
  }
  if (kind === 'flag') return <Flag {...shown} checked={value === true} onChange={change} />
  if (lists[name] && kind !== 'list') return <ItemChoice {...shown} name={name} />
  if (kind === 'list') {
    const entries = Array.isArray(value) ? value : []
    const errorOf = (entry: string) => checkField(name, [entry], context)[0]?.message
    return (
      <Suspense fallback={<TextField {...shown} value={entries.join(', ')} readOnly />}>
        <ItemCodes {...shown} value={entries} onChange={change} errorOf={errorOf} />
      </Suspense>
    )
  }
  const limit = readOnly ? undefined : maxLength
  if (kind === 'lines') return <TextArea {...typed} limit={limit} />
  if (kind === 'money') return <MoneyField {...typed} currency={currency} />
  if (kind === 'whole') return <NumberField {...typed} />
  return (
    <TextField {...typed} limit={limit} autoComplete="off" autoFocus={name === 'name' && context.mode === 'create'} />
  )
}

type FlagProps = { name: string; label: string; readOnly: boolean; checked: boolean; onChange: (on: boolean) => void }

function Flag({ name, label, readOnly, checked, onChange }: FlagProps) {
  return <Checkbox {...{ name, readOnly, checked, onChange }}>{label}</Checkbox>
}
