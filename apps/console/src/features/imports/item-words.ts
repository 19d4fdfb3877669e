import { choiceOf, type ItemField, itemFields } from '@greenroom/validation'

const BY_NAME: ReadonlyMap<string, ItemField> = new Map(itemFields.map((field) => [field.name, field]))

/** What people call a field of an item. */
export function fieldLabel(name: string): string {
  return name === 'attributes' ? 'Additional attributes' : (BY_NAME.get(name)?.label ?? name)
}

/** A value of a field as people read it: the label of a choice, a dash for none. */
export function valueText(name: string, value: string | null): string {
  if (value === null) return '–'
  const choices = BY_NAME.get(name)?.choices ?? []
  const chosen = choiceOf(choices, value)
  return choices.find((choice) => choice.value === chosen)?.label ?? value
}

/** A number of items in words. */
export function items(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString()} items`
}
