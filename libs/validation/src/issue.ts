import type { ItemField, ItemFieldName } from './item-fields.ts'
import { MONEY_DECIMALS, MONEY_MAX, WHOLE_MAX } from './number.ts'

/** Which rule was broken. */
export type IssueCode =
  | 'required'
  | 'tooLong'
  | 'restricted'
  | 'outerSpace'
  | 'unreadable'
  | 'notText'
  | 'notNumber'
  | 'notWhole'
  | 'negative'
  | 'tooLarge'
  | 'tooPrecise'
  | 'notChoice'
  | 'notFlag'
  | 'sameAsMain'
  | 'sameAttributes'
  | 'duplicate'
  | 'belowMinimum'
  | 'systemItem'
  | 'notInBulk'
  | 'adjustment'
  | 'hierarchy'

/** One thing wrong with an item. Every issue refuses it; there are no lesser ones. */
export type Issue = {
  code: IssueCode
  field: ItemFieldName
  /** One plain sentence for the user, the specification's own where it has one (sections 5 and 8). */
  message: string
  /** What the message was made from. */
  params: Readonly<Record<string, string | number>>
  /** Over the message, where the specification names one. */
  title?: string
}

/** Shown over the form when anything is marked (section 5). */
export const CORRECT_MARKED_FIELDS = 'Please correct the marked fields.'

/** Refuses a change to a system item. Begins with a space, as in section 5, because the item ID goes before it. */
export const SYSTEM_ITEM_LOCKED = ' System generated item and cannot be modified'

const LONGEST_QUOTE = 40

/** What was entered, short enough for a sentence. */
export function quote(value: unknown): string {
  const text = String(value)
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text
}

export function required({ name, label }: ItemField): Issue {
  return { code: 'required', field: name, message: `${label} is required.`, params: {} }
}

/** The three fields whose sentence section 5 gives. */
const TOO_LONG: Partial<Record<ItemFieldName, string>> = {
  productID: 'Product ID length is greater than 25',
  productName: 'Product name length is greater than 85',
  additionalUPCs: 'Additional UPCs cannot exceed 15 characters',
}

export function tooLong({ name, label, maxLength = 0 }: ItemField, length: number): Issue {
  const message = TOO_LONG[name] ?? `${label} is longer than ${maxLength} characters (${length}).`
  const issue: Issue = { code: 'tooLong', field: name, message, params: { max: maxLength, length } }
  return name === 'additionalUPCs' ? { ...issue, title: 'Invalid Additional UPCs' } : issue
}

export function restricted({ name, label }: ItemField, found: readonly string[]): Issue {
  const characters = found.join(' ')
  const message = `${label} may not contain ${characters}`
  return { code: 'restricted', field: name, message, params: { characters } }
}

export function sameAsMain(value: string): Issue {
  const message = 'Additional UPCs must be different from the main UPC'
  return { code: 'sameAsMain', field: 'additionalUPCs', message, params: { value } }
}

export function belowMinimum(minimum: number, maximum: number): Issue {
  const message = `Maximum level (${maximum}) is below the minimum level (${minimum}).`
  return { code: 'belowMinimum', field: 'maximumLevel', message, params: { minimum, maximum } }
}

export function systemItem(itemID: string): Issue {
  return { code: 'systemItem', field: 'itemID', message: SYSTEM_ITEM_LOCKED, params: { itemID } }
}

const FAULTS = {
  outerSpace: () => 'has a space at the start or the end.',
  unreadable: () => 'contains a character that can be neither stored nor printed.',
  notText: () => 'is not text.',
  notNumber: (value) => `is not an amount (${value}).`,
  notWhole: (value) => `is not a whole number (${value}).`,
  negative: (value) => `is below 0 (${value}).`,
  tooLarge: (value, { kind }) =>
    `is above ${(kind === 'whole' ? WHOLE_MAX : MONEY_MAX).toLocaleString('en')} (${value}).`,
  tooPrecise: (value) => `has more than ${MONEY_DECIMALS} decimals (${value}).`,
  notChoice: (value, { choices = [] }) => `is not one of ${choices.map(({ label }) => label).join(', ')} (${value}).`,
  notFlag: (value) => `is neither yes nor no (${value}).`,
  notInBulk: () => 'cannot be changed in a bulk edit.',
} satisfies Partial<Record<IssueCode, (value: string, field: ItemField) => string>>

/** Any other fault of one value. */
export function fault(code: keyof typeof FAULTS, field: ItemField, value: unknown): Issue {
  const quoted = quote(value)
  return {
    code,
    field: field.name,
    message: `${field.label} ${FAULTS[code](quoted, field)}`,
    params: { value: quoted },
  }
}
