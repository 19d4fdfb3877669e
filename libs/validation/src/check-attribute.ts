import type { ValueType } from './list-kinds.ts'
import { isBlank, isUnreadable, lengthOf } from './text.ts'

/** In characters. Ours. */
export const ATTRIBUTE_MAX_LENGTH = 500

/** What an additional attribute wants of its values. Those of an attribute without a type are texts. */
export type AttributeType = { label: string; valueType?: ValueType; choices?: readonly string[] }

/** What is wrong with an item's value of an additional attribute, in words; a blank value is none. */
export function attributeFault(
  value: string,
  { label, valueType = 'Text', choices = [] }: AttributeType,
): string | undefined {
  if (isBlank(value)) return undefined
  const length = lengthOf(value)
  if (length > ATTRIBUTE_MAX_LENGTH) return `${label} is longer than ${ATTRIBUTE_MAX_LENGTH} characters (${length}).`
  if (isUnreadable(value)) return `${label} contains a character that can be neither stored nor printed.`
  if (isOfType(value, valueType, choices)) return undefined
  return `${label} ${FAULTS[valueType]}`
}

const FAULTS: Record<ValueType, string> = {
  Text: '',
  Number: 'is not a number such as 12 or 12.5.',
  'Yes or no': 'is neither Yes nor No.',
  Date: 'is not a date such as 2026-12-24.',
  Choice: 'is none of its choices.',
}

function isOfType(value: string, type: ValueType, choices: readonly string[]): boolean {
  if (type === 'Number') return /^-?\d{1,15}(\.\d{1,10})?$/.test(value)
  if (type === 'Yes or no') return value === 'Yes' || value === 'No'
  if (type === 'Date') return isDate(value)
  return type === 'Text' || choices.includes(value)
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isDate(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = (DAYS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
  return day >= 1 && day <= days
}
