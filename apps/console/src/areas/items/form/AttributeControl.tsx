import { DateField, Select, TextField } from '@greenroom/ui'
import { ATTRIBUTE_VALUE_MAX, attributeValueFault } from '@greenroom/catalog'
import { memo } from 'react'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { type AttributeField, attributeKey, valueIn } from './item.mapping.ts'
import { fieldLabel } from '../value-text.ts'

const FLAGS = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
]

/** The control of one additional attribute, chosen by its type. */
export const AttributeControl = memo(function AttributeControl({ name }: { name: AttributeField }) {
  const { dispatch, rights, settings } = useItemFormScope()
  const value = useFormPart(({ form }) => String(valueIn(form, name)))
  const loaded = useFormPart((state) => String(valueIn(state.base, name)))
  const issue = useFormPart(({ issues }) => issues[name])
  const attribute = settings.attributes.find(({ key }) => key === attributeKey(name))
  const readOnly = rights.readOnly || rights.attributesLocked
  const shared = {
    name,
    value,
    readOnly,
    label: fieldLabel(name, settings),
    error: issue ?? (attribute && value !== loaded ? attributeValueFault(attribute, value) : undefined),
    onChange: (next: string) => dispatch({ do: 'change', values: { [name]: next } }),
  }
  if (attribute?.type === 'FLAG') return <Select {...shared} options={FLAGS} none="Not set" />
  if (attribute?.type === 'CHOICE') return <Select {...shared} options={choicesOf(attribute, value)} none="None" />
  if (attribute?.type === 'DATE') return <DateField {...shared} />
  return (
    <TextField
      {...shared}
      numeric={attribute?.type === 'NUMBER'}
      inputMode={attribute?.type === 'NUMBER' ? 'decimal' : undefined}
      limit={readOnly || attribute?.type === 'NUMBER' ? undefined : ATTRIBUTE_VALUE_MAX}
      autoComplete="off"
    />
  )
})

/** The attribute's values, and the item's own value if it is no longer one of them. */
function choicesOf({ choices }: { choices: readonly string[] }, value: string) {
  const all = value && !choices.includes(value) ? [value, ...choices] : choices
  return all.map((choice) => ({ id: choice, label: choice }))
}
