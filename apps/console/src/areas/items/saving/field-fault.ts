import { type CheckContext, checkField, type ItemFieldName } from '@greenroom/catalog'
import type { FormValue } from '../form/item.mapping.ts'

/** What is wrong with one field by itself, in words; '' where nothing is. */
export function fieldFault(name: ItemFieldName, value: FormValue, context: CheckContext): string {
  return [...new Set(checkField(name, value, context).map(({ message }) => message))].join(' ')
}
