import { TextField } from '@greenroom/ui'
import { margin } from '@greenroom/validation'
import { useFormPart, useItemFormScope } from './item-form-context.ts'

/** The margin of the prices as they are typed (section 5). Not for those who may not see both. */
export function MarginField() {
  const { rights } = useItemFormScope()
  const percent = useFormPart(({ form }) => margin(form.costPrice, form.sellingPrice))
  if (rights.hidden.has('costPrice') || rights.hidden.has('sellingPrice')) return null
  return <TextField label="Margin" value={percent === undefined ? '–' : `${percent.toFixed(2)} %`} readOnly numeric />
}
