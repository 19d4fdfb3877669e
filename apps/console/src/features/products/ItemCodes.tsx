import { TagField, type TagFieldProps } from '@greenroom/ui'

/** Several codes of one item. Loaded apart from the form: it is as heavy as a third of it. */
export function ItemCodes(props: TagFieldProps) {
  return <TagField {...props} />
}
