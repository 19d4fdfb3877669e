import { isBuildToOrder } from '@greenroom/cto'
import type { components } from '@greenroom/openapi'
import { itemField } from '@greenroom/catalog'
import { amountText, type Formats } from '#data/formats.ts'
import { attributeKey, type FormField, type FormValue, isItemField } from './form/item.mapping.ts'
import { labelIn, type ProductLists } from './list/product-lists.ts'

/** Shown for a blank field, where a gap would look like an error. */
export const BLANK = 'Empty'

/** What is needed to format a value. */
export type Wording = {
  lists: ProductLists
  formats: Pick<Formats, 'money'>
  attributes: readonly components['schemas']['AdditionalAttribute'][]
}

/** The label of a field. An additional attribute that is no longer in the list is named by its key. */
export function fieldLabel(name: FormField, { attributes }: Pick<Wording, 'attributes'>): string {
  if (isItemField(name)) return itemField(name).label
  const key = attributeKey(name)
  return attributes.find((one) => one.key === key)?.label ?? key
}

/** A form value as text: labels for IDs, yes and no for flags, amounts with their currency. */
export function valueText(name: FormField, value: FormValue, { lists, formats }: Wording): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (!isItemField(name)) return String(value) || BLANK
  if (Array.isArray(value)) return value.map((entry: string) => labelIn(lists, name, entry)).join(', ') || BLANK
  const text = labelIn(lists, name, String(value))
  if (itemField(name).kind === 'money') return amountText(text, formats) || BLANK
  if (name === 'ctoType') return isBuildToOrder({ ctoType: text }) ? 'Yes' : 'No'
  return text || BLANK
}

/** Labels as a list in a sentence; if there are many, the last ones are counted. */
export function labelList(labels: readonly string[], shown = 3): string {
  const more = labels.length - shown
  return more > 0 ? `${labels.slice(0, shown).join(', ')} and ${more} more` : labels.join(', ')
}
