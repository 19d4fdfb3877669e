import { itemField, type ItemFieldName } from '@greenroom/validation'
import type { FormValue } from './item.mapping.ts'
import { labelIn, type ProductLists } from './product-lists.ts'

/** What stands for a field that is blank, where a gap would be read as a mistake. */
export const BLANK = 'Empty'

/** A value of the form in the words of the form: labels for IDs, yes and no for ticks. */
export function valueText(name: ItemFieldName, value: FormValue, lists: ProductLists): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((entry: string) => labelIn(lists, name, entry)).join(', ') || BLANK
  const text = labelIn(lists, name, String(value))
  if (name === 'ctoType') return text === 'ITEM' ? 'Yes' : 'No'
  return text || BLANK
}

/** The labels of fields as a sentence would list them, the last ones counted when there are many. */
export function fieldList(names: readonly ItemFieldName[], shown = 3): string {
  const labels = names.slice(0, shown).map((name) => itemField(name).label)
  const more = names.length - labels.length
  return more > 0 ? `${labels.join(', ')} and ${more} more` : labels.join(', ')
}
