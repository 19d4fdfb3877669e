import type { AttributeType } from './list-kinds.ts'
import { isBlank, isDay, isUnreadable, lengthOf, quote } from '@greenroom/validation'

/** In characters. Our limit: section 5 gives none. */
export const ATTRIBUTE_VALUE_MAX = 500

/** The part of an additional attribute that determines its values. */
export type AttributeRule = { label: string; type: AttributeType; choices: readonly string[] }

/** The problem with an item's value of an additional attribute; undefined if it is valid or blank. */
export function attributeValueFault({ label, type, choices }: AttributeRule, value: string): string | undefined {
  if (isBlank(value)) return undefined
  const length = lengthOf(value)
  if (length > ATTRIBUTE_VALUE_MAX) return `${label} is longer than ${ATTRIBUTE_VALUE_MAX} characters (${length}).`
  if (isUnreadable(value, true)) return `${label} contains a character that can be neither stored nor printed.`
  const words = FAULTS[type](value, choices)
  return words && `${label} ${words} (${quote(value)}).`
}

const FAULTS: Record<AttributeType, (value: string, choices: readonly string[]) => string | undefined> = {
  TEXT: () => undefined,
  NUMBER: (value) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? undefined : 'is not a number'),
  FLAG: (value) => (value === 'true' || value === 'false' ? undefined : 'is neither yes nor no'),
  DATE: (value) => (isDay(value) ? undefined : 'is not a day written as YYYY-MM-DD'),
  CHOICE: (value, choices) => (choices.includes(value) ? undefined : `is not one of ${choices.join(', ')}`),
}
