import { quote } from './issue.ts'
import { DEFAULT_RESTRICTED, hasOuterSpace, isBlank, isUnreadable, lengthOf, restrictedIn } from './text.ts'

/** One problem with a setup record, such as a company, a location or a user, or with a reference record. */
export type RecordIssue = { field: string; code: string; message: string }

/** The rule for one text of a record. */
export type TextRule = {
  label: string
  maxLength: number
  required?: boolean
  /** Restricted characters that this field accepts anyway (section 5). */
  exempt?: string | undefined
  /** Problems beyond length and characters, worded to follow the label. */
  fault?: (text: string) => string | undefined
}

/** The texts of a record by field name. Missing ones are blank. */
type Texts<Field extends string> = Partial<Record<Field, string | null>>

const ID = { maxLength: 15, required: true, fault: idFault } as const
const NAME = { maxLength: 50, required: true } as const

const RULES = {
  company: {
    // Companies keep their registered names: Bell & Sons, Fan's Corner.
    name: { label: 'Company name', maxLength: 100, required: true, exempt: `&'` },
    merchantID: { label: 'Merchant ID', maxLength: 50 },
    currency: { label: 'Currency', maxLength: 3, required: true, fault: currencyFault },
    timeZone: { label: 'Time zone', maxLength: 50, required: true, fault: timeZoneFault },
  },
  venue: { venueID: { ...ID, label: 'Venue ID' }, name: { ...NAME, label: 'Venue name' } },
  store: { storeID: { ...ID, label: 'Store ID' }, name: { ...NAME, label: 'Store name' } },
  role: { name: { ...NAME, label: 'Role name' } },
  user: {
    userName: { label: 'User name', maxLength: 50, required: true, fault: userNameFault },
    // Accepts names such as O'Brien.
    name: { label: 'Name', maxLength: 100, required: true, exempt: `'` },
    email: { label: 'Email', maxLength: 254, exempt: `#'&?`, fault: emailFault },
    employeeID: { label: 'Employee ID', maxLength: 50 },
  },
} as const satisfies Record<string, Record<string, TextRule>>

export type RecordKind = keyof typeof RULES

/** The maximum length of a record's field. */
export function recordLimit<Kind extends RecordKind>(kind: Kind, field: keyof (typeof RULES)[Kind]): number {
  return (RULES[kind][field] as TextRule).maxLength
}

/** All problems with the texts of a record. `restricted` are the merchant's characters (section 5). */
export function checkRecord<Kind extends RecordKind>(
  kind: Kind,
  texts: Texts<Extract<keyof (typeof RULES)[Kind], string>>,
  restricted = DEFAULT_RESTRICTED,
): RecordIssue[] {
  const rules: [string, TextRule][] = Object.entries(RULES[kind])
  return rules.flatMap(([field, rule]) => {
    const found = textFault((texts as Texts<string>)[field] ?? '', rule, restricted)
    return found ? [{ field, ...found }] : []
  })
}

/** The problem with a tax rate in percent: it must be from 0 to 100 with at most 4 decimals. */
export function checkTaxRate(rate: number | undefined): RecordIssue[] {
  const message =
    rate === undefined || Number.isNaN(rate)
      ? 'Rate is required.'
      : rate < 0 || rate > 100
        ? 'Rate is not between 0 and 100 percent.'
        : Number(rate.toFixed(4)) === rate
          ? undefined
          : 'Rate has more than 4 decimals.'
  return message ? [{ field: 'rate', code: 'rate', message }] : []
}

/** The symbol before amounts of a currency, such as $ for USD; its code if it has no symbol. */
export function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')!.value
}

/** The problem with one text; `restricted` are the merchant's characters. */
export function textFault(
  text: string,
  rule: TextRule,
  restricted = DEFAULT_RESTRICTED,
): Omit<RecordIssue, 'field'> | undefined {
  const { label, maxLength, required, exempt, fault } = rule
  if (isBlank(text)) return required ? { code: 'required', message: `${label} is required.` } : undefined
  const length = lengthOf(text)
  if (length > maxLength) {
    return { code: 'tooLong', message: `${label} is longer than ${maxLength} characters (${length}).` }
  }
  const found = restrictedIn(text, restricted, { exempt })
  if (found.length > 0) return { code: 'restricted', message: `${label} may not contain ${found.join(' ')}` }
  if (hasOuterSpace(text)) return { code: 'outerSpace', message: `${label} has a space at the start or the end.` }
  if (isUnreadable(text)) {
    return { code: 'unreadable', message: `${label} contains a character that can be neither stored nor printed.` }
  }
  const words = fault?.(text)
  return words ? { code: 'unfit', message: `${label} ${words}` } : undefined
}

function idFault(id: string) {
  return /\s/.test(id) ? 'may not contain spaces.' : undefined
}

function userNameFault(name: string) {
  return /^[a-z0-9._@-]+$/.test(name) ? undefined : 'may contain only lowercase letters, digits and . _ - @.'
}

function emailFault(email: string) {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : `is not an address (${quote(email)}).`
}

function currencyFault(code: string) {
  return Intl.supportedValuesOf('currency').includes(code) ? undefined : `is not an ISO 4217 code (${quote(code)}).`
}

function timeZoneFault(name: string) {
  try {
    void new Intl.DateTimeFormat('en', { timeZone: name })
    return undefined
  } catch {
    return `is not known (${quote(name)}).`
  }
}
