import { TextField } from '@greenroom/ui'
import { margin } from '@greenroom/validation'
import { useItemFormScope } from './item-form-context.ts'

/** The margin of the prices as they are typed (section 5). Not for those who may not see both. */
export function MarginField() {
  const { model, rights } = useItemFormScope()
  if (rights.hidden.has('costPrice') || rights.hidden.has('sellingPrice')) return null
  const percent = margin(model.form.costPrice, model.form.sellingPrice)
  return <TextField label="Margin" value={percent === undefined ? '–' : `${percent.toFixed(2)} %`} readOnly numeric />
}
