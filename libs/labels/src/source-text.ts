/// <reference lib="esnext.temporal" preserve="true" />
import { decimalsOf, type NumberFormat } from '@greenroom/money'
import { allows, type Grants } from '@greenroom/permissions'
import { isPrintable } from './font.ts'
import { issue, type LabelIssue } from './issue.ts'
import type { DateFormat, PriceFormat } from './choices.ts'
import { type LabelItem, type TextSourceName, textType } from './text-types.ts'

/** The context shared by all labels of a job. */
export type LabelContext = Readonly<{
  /** The locale of amounts and dates where `formats` are unknown: `en-US` by default. */
  locale?: string
  /** How the company writes numbers, and days in numbers, such as DD.MM.YYYY. */
  formats?: Readonly<{ number: NumberFormat; date: string }>
  /** ISO 4217, such as `USD`. */
  currency: string
  /** The day that the text type Date prints: `2026-11-21`, in the company's time zone. */
  date?: string
  /** The grants of the user who prints. */
  grants: Grants
}>

type Source = Readonly<{
  id: string
  textType: TextSourceName
  text: string
  priceFormat?: PriceFormat
  dateFormat?: DateFormat
}>

/** The text of an element for one item. If it is empty, an issue explains why. */
export type SourceText = Readonly<{ text: string; issues: readonly LabelIssue[] }>

/**
 * The value that an element shows of an item. A price that the user may not see is never printed, not even as the 0 in
 * such a user's item (section 6).
 */
export function sourceText(source: Source, item: LabelItem, context: LabelContext): SourceText {
  const { id, textType: name, text, priceFormat = 'currency', dateFormat = 'numeric' } = source
  if (!isPermitted(name, context)) return { text: '', issues: [issue('notPermitted', id, { source: name })] }
  if (name === 'Date' && context.date !== undefined) return dateText(id, dateFormat, context)
  const value = name === 'Text' ? text : sourceValue(name, item)
  if (value === undefined || value === '') return { text: '', issues: [issue('emptyValue', id, { source: name })] }
  return { text: typeof value === 'number' ? amountText(value, priceFormat, context) : value, issues: [] }
}

/** Whether the user who prints may see the field (section 6). */
export function isPermitted(name: TextSourceName, { grants }: Pick<LabelContext, 'grants'>): boolean {
  const { feature } = textType(name)
  return !feature || allows(grants, feature, 'READ')
}

/** The item's value of a text type, if it has one. */
export function sourceValue(name: TextSourceName, item: LabelItem): string | number | undefined {
  const { field } = textType(name)
  return (field && item[field]) ?? undefined
}

function dateText(id: string, format: DateFormat, context: LabelContext): SourceText {
  const { date = '' } = context
  const text = dayText(date, format, context)
  return text === undefined ? { text: '', issues: [issue('dateInvalid', id, { value: date })] } : { text, issues: [] }
}

/** `short` leaves out the cents of a whole amount. */
function amountText(value: number, format: PriceFormat, context: LabelContext): string {
  const formats = formatsOf(context)
  return formats[format === 'short' ? (Number.isInteger(value) ? 'whole' : 'currency') : format](value)
}

type Format = (amount: number) => string
type Formats = Readonly<Record<'currency' | 'amount' | 'whole', Format>>

/** Formatters are slow to create: one set per context. */
const FORMATS = new WeakMap<LabelContext, Formats>()

function formatsOf(context: LabelContext): Formats {
  let formats = FORMATS.get(context)
  if (!formats) {
    const { currency } = context
    const money = { style: 'currency', currency, currencyDisplay: currencyDisplay(context) } as const
    const decimals = decimalsOf(currency)
    formats = {
      currency: written(context, money),
      amount: written(context, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
      whole: written(context, { ...money, maximumFractionDigits: 0 }),
    }
    FORMATS.set(context, formats)
  }
  return formats
}

/** Numbers as the company writes them: its separators take the place of those of the locale. */
function written({ locale = 'en-US', formats }: LabelContext, options: Intl.NumberFormatOptions): Format {
  if (!formats) return new Intl.NumberFormat(locale, options).format
  const separators: Readonly<Record<string, string>> = {
    group: formats.number.charAt(1),
    decimal: formats.number.charAt(5),
  }
  const parts = new Intl.NumberFormat('en-US', options)
  return (amount) =>
    parts
      .formatToParts(amount)
      .map(({ type, value }) => separators[type] ?? value)
      .join('')
}

const DISPLAYS = ['narrowSymbol', 'symbol', 'code'] as const

/** The shortest sign of a currency that printers can print; its code has only letters. */
function currencyDisplay({ currency, formats }: LabelContext): (typeof DISPLAYS)[number] {
  if (!formats) return 'symbol'
  const signOf = (display: (typeof DISPLAYS)[number]) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: display })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')!.value
  return DISPLAYS.find((display) => [...signOf(display)].every(isPrintable)) ?? 'code'
}

const DATES = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
} as const satisfies Record<Exclude<DateFormat, 'iso'>, Intl.DateTimeFormatOptions>

function dayText(date: string, format: DateFormat, { locale = 'en-US', formats }: LabelContext): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  if (!year || !month || !day) return undefined
  try {
    const found = Temporal.PlainDate.from(date)
    if (format === 'iso') return date
    if (!formats) return found.toLocaleString(locale, DATES[format])
    if (format === 'numeric') return formats.date.replace('YYYY', year).replace('MM', month).replace('DD', day)
    const isDayFirst = formats.date.indexOf('DD') < formats.date.indexOf('MM')
    return found.toLocaleString(isDayFirst ? 'en-GB' : 'en-US', DATES[format])
  } catch {
    return undefined
  }
}
