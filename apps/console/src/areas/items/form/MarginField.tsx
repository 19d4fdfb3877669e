import { TextField } from '@greenroom/ui'
import { margin } from '@greenroom/validation'
import { memo } from 'react'
import { useFormPart, useItemFormScope } from './item-form-context.ts'

/** The margin of the prices as typed (section 5). Hidden from users who may not see both prices. */
export const MarginField = memo(function MarginField() {
  const { rights } = useItemFormScope()
  const percent = useFormPart(({ form }) => margin(form.costPrice, form.sellingPrice))
  if (rights.hidden.has('costPrice') || rights.hidden.has('sellingPrice')) return null
  return <TextField label="Margin" value={percent === undefined ? '–' : `${percent.toFixed(2)}%`} readOnly numeric />
})
