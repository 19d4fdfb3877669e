import type { ItemFieldName } from '@greenroom/catalog'
import { TagField, type TagFieldProps } from '@greenroom/ui'
import { fieldFault } from '../saving/field-fault.ts'
import { useItemFormScope } from './item-form-context.ts'

/** A list of codes. Loaded on demand, because it is a third as large as the whole form. */
export function ItemCodes({ name, ...props }: TagFieldProps & { name: ItemFieldName }) {
  const { context } = useItemFormScope()
  return <TagField {...props} name={name} errorOf={(code) => fieldFault(name, [code], context) || undefined} />
}
