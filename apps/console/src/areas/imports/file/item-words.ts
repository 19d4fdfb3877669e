import { countOf } from '@greenroom/ui'
import { type ItemField, itemFields } from '@greenroom/catalog'
import { amountText, type Formats } from '#data/formats.ts'
import { choiceOf } from '@greenroom/validation'

const BY_NAME: ReadonlyMap<string, ItemField> = new Map(itemFields.map((field) => [field.name, field]))

/** The label of an item's field. */
export function fieldLabel(name: string): string {
  return name === 'attributes' ? 'Additional attributes' : (BY_NAME.get(name)?.label ?? name)
}

/** The name of a field within a sentence. */
export function nameInSentence(name: string): string {
  const label = fieldLabel(name)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** Whether the field is an amount of money. */
export function isMoney(name: string): boolean {
  return BY_NAME.get(name)?.kind === 'money'
}

/** Where a problem of a row is: its column, its field if no column has it, or the row as a whole. */
export function placeOf({ column, field }: { column: string | null; field: string }): string {
  return column || (field ? fieldLabel(field) : 'Whole row')
}

/** A field's value as text: the label of a choice, a dash if empty. */
export function valueText(name: string, value: string | null): string {
  if (value === null) return '–'
  const choices = BY_NAME.get(name)?.choices ?? []
  const chosen = choiceOf(choices, value)
  return choices.find((choice) => choice.value === chosen)?.label ?? value
}

/** A value as `valueText`, with the currency of an amount. */
export function wordsOf(name: string, value: string | null, formats: Pick<Formats, 'money'>): string {
  const text = valueText(name, value)
  return isMoney(name) ? amountText(text, formats) : text
}

/** A number of items as text. */
export function items(count: number): string {
  return countOf(count, 'item')
}

/** A number of rows of the file as text. */
export function rows(count: number): string {
  return countOf(count, 'row')
}
