import { isBuildToOrder } from '@greenroom/cto'
import type { components } from '@greenroom/openapi'
import { itemField, parseMoney } from '@greenroom/validation'
import type { Formats } from '#app/formats.ts'
import { attributeKey, type FormField, type FormValue, isItemField } from './item.mapping.ts'
import { labelIn, type ProductLists } from './product-lists.ts'

/** What stands for a field that is blank, where a gap would be read as a mistake. */
export const BLANK = 'Empty'

/** What it takes to put a value into words. */
export type Wording = {
  lists: ProductLists
  formats: Pick<Formats, 'money'>
  attributes: readonly components['schemas']['AdditionalAttribute'][]
}

/** What people read for a field. An additional attribute that is not in the list any more goes by its key. */
export function fieldLabel(name: FormField, { attributes }: Pick<Wording, 'attributes'>): string {
  if (isItemField(name)) return itemField(name).label
  const key = attributeKey(name)
  return attributes.find((one) => one.key === key)?.label ?? key
}

/** A value of the form in words: labels for IDs, yes and no for ticks, amounts with their currency. */
export function valueText(name: FormField, value: FormValue, { lists, formats }: Wording): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (!isItemField(name)) return String(value) || BLANK
  if (Array.isArray(value)) return value.map((entry: string) => labelIn(lists, name, entry)).join(', ') || BLANK
  const text = labelIn(lists, name, String(value))
  const amount = itemField(name).kind === 'money' ? parseMoney(value) : undefined
  if (typeof amount === 'number') return formats.money(amount)
  if (name === 'ctoType') return isBuildToOrder({ ctoType: text }) ? 'Yes' : 'No'
  return text || BLANK
}

/** The labels of fields as a sentence would list them, the last ones counted when there are many. */
export function fieldList(names: readonly FormField[], wording: Pick<Wording, 'attributes'>, shown = 3): string {
  const labels = names.slice(0, shown).map((name) => fieldLabel(name, wording))
  const more = names.length - labels.length
  return more > 0 ? `${labels.join(', ')} and ${more} more` : labels.join(', ')
}
