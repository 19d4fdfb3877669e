import type { AttributeType } from './entry-fields.ts'
import type { NumberFormat } from '@greenroom/money'
import { isBlank, isDay, isUnreadable, lengthOf, parseFlag, quote, readNumber } from '@greenroom/validation'

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

/**
 * A value as it is stored, from a text that says it as a field of its type would take it: yes is true, a choice may be in
 * any case, a number is in the notation of its file. Otherwise the text, with the problem.
 */
export function readAttributeValue(
  rule: AttributeRule,
  text: string,
  notation: NumberFormat = '1,234.56',
): { value: string; fault?: string | undefined } {
  const { type, choices } = rule
  const bare = text.trim()
  const folded = bare.toLowerCase()
  if (type === 'NUMBER') return readNumberValue(rule, bare, notation)
  const value =
    type === 'FLAG'
      ? String(parseFlag(bare) ?? text)
      : type === 'CHOICE'
        ? (choices.find((choice) => choice.toLowerCase() === folded) ?? text)
        : text
  return { value, fault: attributeValueFault(rule, value) }
}

function readNumberValue(rule: AttributeRule, text: string, notation: NumberFormat) {
  const plain = readNumber(text, notation)
  // What isn't written in the notation may look like a number in another.
  if (plain === undefined) return { value: text, fault: `${rule.label} ${NOT_NUMBER} (${quote(text)}).` }
  const value = NUMBER.test(plain) || Number.isNaN(Number(plain)) ? plain : String(Number(plain))
  return { value, fault: attributeValueFault(rule, value) }
}

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/
const NOT_NUMBER = 'is not a number'

const FAULTS: Record<AttributeType, (value: string, choices: readonly string[]) => string | undefined> = {
  TEXT: () => undefined,
  NUMBER: (value) => (NUMBER.test(value) ? undefined : NOT_NUMBER),
  FLAG: (value) => (value === 'true' || value === 'false' ? undefined : 'is neither yes nor no'),
  DATE: (value) => (isDay(value) ? undefined : 'is not a day written as YYYY-MM-DD'),
  CHOICE: (value, choices) => (choices.includes(value) ? undefined : `is not one of ${choices.join(', ')}`),
}
