import { Checkbox, CheckboxGroup } from '@greenroom/ui'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { optionsOf } from '../list/product-lists.ts'

type ItemFeesProps = { name: string; label: string; readOnly: boolean; error?: string }

/** The fees charged with the item. */
export function ItemFees(props: ItemFeesProps) {
  const { dispatch, settings } = useItemFormScope()
  const fees = useFormPart(({ form }) => form.fees)
  const value = Array.isArray(fees) ? [...fees] : []
  return (
    <CheckboxGroup {...props} value={value} onChange={(next) => dispatch({ do: 'change', values: { fees: next } })}>
      {optionsOf(settings.lists.fees, value).map(({ id, label, disabled }) => (
        <Checkbox key={id} value={id} disabled={disabled}>
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
