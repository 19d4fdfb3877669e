import { idFault, unseenInNameFault } from './id.ts'
import { quote, rewritten } from './issue.ts'
import {
  DEFAULT_RESTRICTED,
  hasOuterSpace,
  isBlank,
  isRewritten,
  isUnreadable,
  lengthOf,
  restrictedIn,
} from './text.ts'

/** One problem with a setup record, such as a company, a location or a user, or with a reference record. */
export type RecordIssue = { field: string; code: string; message: string }

/** The rule for one text of a record. */
export type TextRule = {
  label: string
  maxLength: number
  required?: boolean
  /** Restricted characters that this field accepts anyway (section 5). */
  exempt?: string | undefined
  /** Whether restricted characters are none of this record's business. */
  judgedElsewhere?: boolean
  /** Whether it is a code: a number that a spreadsheet shortened is refused. */
  isCode?: boolean | undefined
  /** Problems beyond length and characters, worded to follow the label. */
  fault?: (text: string) => string | undefined
}

/** The texts of a record by field name. Missing ones are blank. */
type Texts<Field extends string> = Partial<Record<Field, string | null>>

const ID = { maxLength: 15, required: true, isCode: true, fault: idFault } as const
const NAME = { maxLength: 50, required: true } as const

/** The ID of another record: what it may contain was judged where that was created. */
const OTHER = { maxLength: 50, judgedElsewhere: true } as const

/** Streets and places are written with these: Fan's Way #3, Bell & Clay. */
const ADDRESS = { maxLength: 100, exempt: `#'&` } as const

/** Each is one of a closed list, and some need characters that a merchant may restrict: America/New_York. */
const TIME_ZONE = { maxLength: 50, judgedElsewhere: true, fault: timeZoneFault } as const

/** What venues, stores and warehouses have besides an ID and a name. */
const LOCATION = {
  street: { ...ADDRESS, label: 'Street' },
  city: { ...ADDRESS, label: 'City' },
  region: { ...ADDRESS, maxLength: 50, label: 'State or region' },
  postalCode: { label: 'Postal code', maxLength: 20 },
  country: { label: 'Country', maxLength: 2, judgedElsewhere: true, fault: countryFault },
  timeZone: { ...TIME_ZONE, label: 'Time zone' },
  taxID: { ...OTHER, label: 'Tax' },
} as const

const RULES = {
  company: {
    // Companies keep their registered names: Bell & Sons, Fan's Corner.
    name: { label: 'Company name', maxLength: 100, required: true, exempt: `&'` },
    merchantID: { label: 'Merchant ID', maxLength: 50 },
    currency: { label: 'Currency', maxLength: 3, required: true, judgedElsewhere: true, fault: currencyFault },
    timeZone: { ...TIME_ZONE, label: 'Time zone', required: true },
  },
  personalFormats: { timeZone: { ...TIME_ZONE, label: 'Time zone' } },
  venue: { venueID: { ...ID, label: 'Venue ID' }, name: { ...NAME, label: 'Venue name' }, ...LOCATION },
  store: {
    storeID: { ...ID, label: 'Store ID' },
    name: { ...NAME, label: 'Store name' },
    venueID: { ...OTHER, label: 'Venue' },
    ...LOCATION,
  },
  warehouse: {
    warehouseID: { ...ID, label: 'Warehouse ID' },
    name: { ...NAME, label: 'Warehouse name' },
    venueID: { ...OTHER, label: 'Venue' },
    ...LOCATION,
  },
  register: {
    registerID: { ...ID, label: 'Register ID' },
    name: { ...NAME, label: 'Register name' },
    storeID: { ...OTHER, label: 'Store', required: true },
  },
  reportingGroup: {
    reportingGroupID: { ...ID, label: 'Reporting group ID' },
    name: { ...NAME, label: 'Reporting group name' },
  },
  printer: {
    name: { ...NAME, label: 'Printer name' },
    model: { label: 'Model', maxLength: 50 },
    address: { label: 'Address', maxLength: 15, required: true, judgedElsewhere: true },
  },
  labelTemplate: { name: { ...NAME, label: 'Template name' } },
  ssoProvider: {
    name: { ...NAME, label: 'Name' },
    issuer: { label: 'Issuer', maxLength: 300, required: true, judgedElsewhere: true, fault: issuerFault },
    clientID: { label: 'Client ID', maxLength: 200, required: true, judgedElsewhere: true },
    clientSecret: { label: 'Client secret', maxLength: 500, judgedElsewhere: true },
  },
  mail: {
    senderName: { label: 'Sender name', maxLength: 100, exempt: `&'` },
    replyTo: { label: 'Reply-to address', maxLength: 100, judgedElsewhere: true, fault: emailFault },
  },
  partnerRequest: { message: { label: 'Message', maxLength: 200, judgedElsewhere: true } },
  role: { name: { ...NAME, label: 'Role name' } },
  user: {
    userName: { label: 'User name', maxLength: 50, required: true, judgedElsewhere: true, fault: userNameFault },
    // Accepts names such as O'Brien.
    name: { label: 'Name', maxLength: 100, required: true, exempt: `'` },
    email: { label: 'Email', maxLength: 254, exempt: `#'&?`, fault: emailFault },
    employeeID: { label: 'Employee ID', maxLength: 50 },
  },
} as const satisfies Record<string, Record<string, TextRule>>

export type RecordKind = keyof typeof RULES

export const RECORD_KINDS = Object.keys(RULES) as RecordKind[]

/** The fields of a record that a stored one can be refused for: restricted characters apply, and it is no ID. */
export type RestrictedField<Kind extends RecordKind> = {
  [Field in keyof (typeof RULES)[Kind]]: (typeof RULES)[Kind][Field] extends
    | { judgedElsewhere: true }
    | { isCode: true }
    ? never
    : Field
}[keyof (typeof RULES)[Kind]]

/** The same with their labels, and the restricted characters that they accept anyway. */
export function restrictedFields<Kind extends RecordKind>(
  kind: Kind,
): { field: RestrictedField<Kind>; label: string; exempt: string }[] {
  return Object.entries<TextRule>(RULES[kind]).flatMap(([field, { label, exempt = '', judgedElsewhere, isCode }]) =>
    judgedElsewhere || isCode ? [] : [{ field: field as RestrictedField<Kind>, label, exempt }],
  )
}

/** The label of a record's field. */
export function recordLabel(kind: RecordKind, field: string): string | undefined {
  return (RULES[kind] as Record<string, TextRule>)[field]?.label
}

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
  const { label, maxLength, required, exempt, judgedElsewhere, isCode, fault } = rule
  if (isBlank(text)) return required ? { code: 'required', message: `${label} is required.` } : undefined
  const length = lengthOf(text)
  if (length > maxLength) {
    return { code: 'tooLong', message: `${label} is longer than ${maxLength} characters (${length}).` }
  }
  const found = judgedElsewhere ? [] : restrictedIn(text, restricted, { exempt })
  if (found.length > 0) return { code: 'restricted', message: `${label} may not contain ${found.join(' ')}` }
  if (hasOuterSpace(text)) return { code: 'outerSpace', message: `${label} has a space at the start or the end.` }
  if (isUnreadable(text)) {
    return { code: 'unreadable', message: `${label} contains a character that can be neither stored nor printed.` }
  }
  if (isCode && isRewritten(text)) return rewritten(text)
  const words = fault?.(text) ?? unseenInNameFault(text)
  return words ? { code: 'unfit', message: `${label} ${words}` } : undefined
}

function userNameFault(name: string) {
  return /^[a-z0-9._@-]+$/.test(name) ? idFault(name) : 'may contain only lowercase letters, digits and . _ - @.'
}

function emailFault(email: string) {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : `is not an address (${quote(email)}).`
}

function currencyFault(code: string) {
  return Intl.supportedValuesOf('currency').includes(code) ? undefined : `is not an ISO 4217 code (${quote(code)}).`
}

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A name has a letter after its last dot, as no IP address has, and none of this machine alone lacks a dot. */
function issuerFault(address: string) {
  const isName = /^https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d{1,5})?(\/[^\s?#]*)?$/i.test(address)
  return isName ? undefined : `is not an https address such as https://login.example.com (${quote(address)}).`
}

function countryFault(code: string) {
  const isCode = /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && REGIONS.of(code) !== undefined
  return isCode ? undefined : `is not an ISO 3166 code (${quote(code)}).`
}

/** An area and a place: browsers also know short names such as "Act", which databases don't. */
function timeZoneFault(name: string) {
  const fault = `is not known (${quote(name)}).`
  if (name !== 'UTC' && !name.includes('/')) return fault
  try {
    void new Intl.DateTimeFormat('en', { timeZone: name })
    return undefined
  } catch {
    return fault
  }
}
