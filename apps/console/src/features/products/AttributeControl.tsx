import { TextField } from '@greenroom/ui'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { type AttributeField, valueIn } from './item.mapping.ts'
import { fieldLabel } from './value-text.ts'

/** In characters. Ours: section 5 names no limit. */
const MAX_LENGTH = 500

/** The control of one additional attribute. */
export function AttributeControl({ name }: { name: AttributeField }) {
  const { dispatch, rights, settings } = useItemFormScope()
  const value = useFormPart(({ form }) => String(valueIn(form, name)))
  const error = useFormPart(({ issues }) => issues[name])
  const readOnly = rights.readOnly || rights.attributesLocked
  return (
    <TextField
      {...{ name, value, error, readOnly }}
      label={fieldLabel(name, settings)}
      limit={readOnly ? undefined : MAX_LENGTH}
      autoComplete="off"
      onChange={(next) => dispatch({ do: 'change', values: { [name]: next } })}
    />
  )
}
