import { type ItemField, itemFields } from '@greenroom/catalog'
import { choiceOf } from '@greenroom/validation'

const BY_NAME: ReadonlyMap<string, ItemField> = new Map(itemFields.map((field) => [field.name, field]))

/** The label of an item's field. */
export function fieldLabel(name: string): string {
  return name === 'attributes' ? 'Additional attributes' : (BY_NAME.get(name)?.label ?? name)
}

/** A field's value as text: the label of a choice, a dash if empty. */
export function valueText(name: string, value: string | null): string {
  if (value === null) return '–'
  const choices = BY_NAME.get(name)?.choices ?? []
  const chosen = choiceOf(choices, value)
  return choices.find((choice) => choice.value === chosen)?.label ?? value
}

/** A number of items as text. */
export function items(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString()} items`
}

/** A number of rows of the file as text. */
export function rows(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString()} rows`
}
