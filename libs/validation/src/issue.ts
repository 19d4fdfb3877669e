import { inSentence } from '@greenroom/money'
import type { Field } from './field.ts'
import { MONEY_DECIMALS, MONEY_MAX, WHOLE_MAX } from './number.ts'

/** The broken rule. */
export type IssueCode =
  | 'required'
  | 'tooLong'
  | 'restricted'
  | 'outerSpace'
  | 'rewritten'
  | 'unfit'
  | 'unreadable'
  | 'notText'
  | 'notNumber'
  | 'notWhole'
  | 'notDay'
  | 'negative'
  | 'tooLarge'
  | 'tooPrecise'
  | 'notChoice'
  | 'notFlag'
  | 'ambiguous'
  | 'unknown'
  | 'sameAsMain'
  | 'sameAttributes'
  | 'duplicate'
  | 'belowMinimum'
  | 'systemItem'
  | 'notInBulk'
  | 'adjustment'
  | 'beyondPercent'
  | 'farPrice'
  | 'usedUPC'
  | 'hierarchy'
  | 'otherProduct'

/** One problem with a record. Every issue refuses the record; there are no warnings. */
export type Issue<Name extends string = string> = {
  code: IssueCode
  field: Name
  /** One sentence for the user, the specification's own if it has one (sections 5 and 8). */
  message: string
  /** The values in the message. */
  params: Readonly<Record<string, string | number>>
  /** Above the message, if the specification gives a title. */
  title?: string
}

/** Shown above the form when any field is marked (section 5). */
export const CORRECT_MARKED_FIELDS = 'Please correct the marked fields.'

const LONGEST_QUOTE = 40

/** The entered value, shortened to fit a sentence. */
export function quote(value: unknown): string {
  const text = String(value)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
}

export function required<Name extends string>({ name, label }: Field<Name>): Issue<Name> {
  return { code: 'required', field: name, message: `${label} is required.`, params: {} }
}

export function tooLong<Name extends string>(field: Field<Name>, length: number): Issue<Name> {
  const { name, label, maxLength = 0, tooLong } = field
  const message = tooLong?.message ?? `${label} is longer than ${maxLength} characters (${length}).`
  const issue: Issue<Name> = { code: 'tooLong', field: name, message, params: { max: maxLength, length } }
  return tooLong?.title ? { ...issue, title: tooLong.title } : issue
}

export function restricted<Name extends string>({ name, label }: Field<Name>, found: readonly string[]): Issue<Name> {
  const characters = found.join(' ')
  const message = `${label} may not contain ${characters}`
  return { code: 'restricted', field: name, message, params: { characters } }
}

/** The problem with a code that `isRewritten`. */
export function rewritten(text: string): Pick<Issue, 'code' | 'message'> {
  return { code: 'rewritten', message: `A spreadsheet has shortened this number (${quote(text)}).` }
}

const FAULTS = {
  outerSpace: () => 'has a space at the start or the end.',
  unreadable: () => 'contains a character that can be neither stored nor printed.',
  notText: () => 'is not text.',
  notNumber: (value) => `is not an amount (${value}).`,
  notWhole: (value) => `is not a whole number (${value}).`,
  notDay: () => 'is not a complete date.',
  negative: (value) => `is below 0 (${value}).`,
  tooLarge: (value, { kind }) => `is above ${inSentence(kind === 'whole' ? WHOLE_MAX : MONEY_MAX)} (${value}).`,
  tooPrecise: (value, _field, decimals) =>
    decimals === 0
      ? `has decimals, but the currency has none (${value}).`
      : `has more than ${decimals} decimals (${value}).`,
  notChoice: (value, { choices = [] }) => `is not one of ${choices.map(({ label }) => label).join(', ')} (${value}).`,
  notFlag: (value) => `is neither yes nor no (${value}).`,
  ambiguous: (value) => `is the name of several records (${value}). Use the ID.`,
  unknown: (value) => `${value} does not exist`,
  notInBulk: () => 'cannot be changed in a bulk edit.',
} satisfies Partial<Record<IssueCode, (value: string, field: Field, decimals: number) => string>>

/** Any other problem with one value. `decimals` is how many an amount may have. */
export function fault<Name extends string>(
  code: keyof typeof FAULTS,
  field: Field<Name>,
  value: unknown,
  decimals = MONEY_DECIMALS,
): Issue<Name> {
  const quoted = quote(value)
  return {
    code,
    field: field.name,
    message: `${field.label} ${FAULTS[code](quoted, field, decimals)}`,
    params: { value: quoted },
  }
}
