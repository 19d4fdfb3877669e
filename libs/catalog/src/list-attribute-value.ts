import type { AttributeType } from './list-kinds.ts'
import { isBlank, isUnreadable, lengthOf, quote } from '@greenroom/validation'

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

/** Days per month in a year that is not a leap year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
}
