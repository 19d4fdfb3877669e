import { BUILD_TO_ORDER, isBuildToOrder } from '@greenroom/cto'
import { Checkbox, MoneyField, NumberField, TextArea, TextField } from '@greenroom/ui'
import { itemField, type ItemFieldName } from '@greenroom/catalog'
import { useStore } from 'jotai'
import { lazy, memo, Suspense } from 'react'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import type { FormValue } from './item.mapping.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { ItemIDField } from './ItemIDField.tsx'

// Loaded on demand, because few items have them.
const ItemFees = lazy(async () => ({ default: (await import('./ItemFees.tsx')).ItemFees }))
const NewUPCField = lazy(async () => ({ default: (await import('./NewUPCField.tsx')).NewUPCField }))
const ItemCodes = lazy(async () => ({ default: (await import('./ItemCodes.tsx')).ItemCodes }))

/** The control of one field, as defined in the table of fields. Memoized, because a save renders the sections again. */
export const ItemControl = memo(function ItemControl({ name }: { name: ItemFieldName }) {
  const { stateAtom, dispatch, rights, context, settings } = useItemFormScope()
  const { lists, currency } = settings
  const { label, kind, maxLength, required = context.alsoRequired?.has(name) } = itemField(name)
  const value = useFormPart(({ form }) => form[name])
  const error = useFormPart(({ issues }) => issues[name])
  const readOnly = rights.readOnly || rights.locked.has(name)
  const change = (next: FormValue) => dispatch({ do: 'change', values: { [name]: next } })
  const store = useStore()
  const check = async () => {
    if (readOnly) return
    const { fieldFault } = await import('../saving/field-fault.ts')
    const { form, base } = store.get(stateAtom)
    dispatch({ do: 'check', name, message: fieldFault(name, form[name], { ...context, stored: base }) })
  }
  const takesScans = name === 'upc' || name === 'additionalUPCs'
  const shown = { name, label, readOnly, error, required: required && !readOnly, takesScans }
  // Where the check cannot be loaded, the save checks.
  const typed = { ...shown, value: String(value), onChange: change, onBlur: () => void check().catch(() => undefined) }

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
    return (
      <Suspense fallback={<TextField {...shown} value={entries.join(', ')} readOnly />}>
        <ItemCodes {...shown} name={name} value={entries} onChange={change} />
      </Suspense>
    )
  }
  const limit = readOnly ? undefined : maxLength
  if (kind === 'lines') return <TextArea {...typed} limit={limit} />
  if (kind === 'money') return <MoneyField {...typed} currency={currency} />
  if (kind === 'whole') return <NumberField {...typed} />
  if (name === 'upc' && context.mode === 'create' && !readOnly) {
    return (
      <Suspense fallback={<TextField {...typed} limit={limit} autoComplete="off" />}>
        <NewUPCField {...typed} limit={limit} autoComplete="off" />
      </Suspense>
    )
  }
  return (
    <TextField {...typed} limit={limit} autoComplete="off" autoFocus={name === 'name' && context.mode === 'create'} />
  )
})

type FlagProps = { name: string; label: string; readOnly: boolean; checked: boolean; onChange: (on: boolean) => void }

function Flag({ name, label, readOnly, checked, onChange }: FlagProps) {
  return <Checkbox {...{ name, readOnly, checked, onChange }}>{label}</Checkbox>
}
