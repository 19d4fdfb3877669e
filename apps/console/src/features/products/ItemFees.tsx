import { Checkbox, CheckboxGroup } from '@greenroom/ui'
import { useItemFormScope } from './item-form-context.ts'
import { optionsOf } from './product-lists.ts'

type ItemFeesProps = { name: string; label: string; readOnly: boolean; error?: string }

/** The fees that are charged with the item. */
export function ItemFees(props: ItemFeesProps) {
  const { model, settings } = useItemFormScope()
  const value = Array.isArray(model.form.fees) ? [...model.form.fees] : []
  return (
    <CheckboxGroup {...props} value={value} onChange={(fees) => model.change({ fees })}>
      {optionsOf(settings.lists.fees, value).map(({ id, label, disabled }) => (
        <Checkbox key={id} value={id} disabled={disabled}>
          {label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
