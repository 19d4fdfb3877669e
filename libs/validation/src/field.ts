import type { Choice } from './choice.ts'

/**
 * How a field is entered: `text`; `lines` (text with line breaks); `money` in major units; `whole` number; `day` of
 * the calendar as YYYY-MM-DD; `choice` from the list in `choices`; `ref`, the ID of another record; `flag`, yes or no;
 * `list` of texts.
 */
export type FieldKind = 'text' | 'lines' | 'money' | 'whole' | 'day' | 'choice' | 'ref' | 'flag' | 'list'

/** One row of a field table: the rules for a value. `readValue` applies them. */
export type Field<Name extends string = string> = Readonly<{
  name: Name
  label: string
  kind: FieldKind
  /** Required, except with `optionalInBulk`. */
  required?: boolean
  /** May be blank in a bulk edit, which then leaves it unchanged. */
  optionalInBulk?: boolean
  /** Fixed after creation: an existing record's value is not validated again. */
  fixed?: boolean
  /** In characters; for a list, per element. */
  maxLength?: number
  /** The specification's message for a value that is too long, if it gives one, and its title. */
  tooLong?: { message: string; title?: string }
  /** Whether the merchant's restricted characters are refused. */
  restricted?: boolean
  /** Whether leading and trailing space is refused. */
  noOuterSpace?: boolean
  /** Whether it holds codes: a number that a spreadsheet rewrote, such as 8.40E+11, and unseen characters are refused. */
  isCode?: boolean
  /** Whether it is the ID of a record: commas, and . or .. alone, are refused. */
  isID?: boolean
  choices?: readonly Choice[]
  /** Whether it is what customers pay: an amount with the decimals of the company's currency, not with those of a cost. */
  isPrice?: boolean
}>

/** The raw value of one field in a form, a row or a body. Amounts may be typed text. */
export type DraftValue = string | number | boolean | readonly string[] | null | undefined
