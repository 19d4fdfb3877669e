/// <reference lib="esnext.temporal" preserve="true" />
import type { NumberFormat } from '@greenroom/money'
import { allows, type Grants } from '@greenroom/permissions'
import { issue, type LabelIssue } from './issue.ts'
import type { DateFormat, PriceFormat } from './choices.ts'
import { type LabelItem, type TextSourceName, textType } from './text-types.ts'

/** The context shared by all labels of a job. */
export type LabelContext = Readonly<{
  /** The locale of amounts and dates, such as `en-US`. */
  locale: string
  /** ISO 4217, such as `USD`. */
  currency: string
  /** The day that the text type Date prints: `2026-11-21`, in the company's time zone. */
  date?: string
  /** The grants of the user who prints. */
  grants: Grants
}>

/** The locale that writes amounts and days like a company whose numbers look like this. */
export function labelLocale(numberFormat: NumberFormat): string {
  return numberFormat === '1.234,56' ? 'de-DE' : 'en-US'
}

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
  const { date = '', locale } = context
  const text = localDate(date, format, locale)
  return text === undefined ? { text: '', issues: [issue('dateInvalid', id, { value: date })] } : { text, issues: [] }
}

/** `short` leaves out the cents of a whole amount. */
function amountText(value: number, format: PriceFormat, context: LabelContext): string {
  const formats = formatsOf(context)
  if (format === 'short' && Number.isInteger(value)) return formats.whole.format(value)
  return (format === 'amount' ? formats.amount : formats.currency).format(value)
}

type Formats = Record<'currency' | 'amount' | 'whole', Intl.NumberFormat>

/** Formatters are slow to create: one set per context. */
const FORMATS = new WeakMap<LabelContext, Formats>()

function formatsOf(context: LabelContext): Formats {
  let formats = FORMATS.get(context)
  if (!formats) {
    const { locale, currency } = context
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
    const { minimumFractionDigits } = money.resolvedOptions()
    formats = {
      currency: money,
      amount: new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: minimumFractionDigits }),
      whole: new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }),
    }
    FORMATS.set(context, formats)
  }
  return formats
}

const DATES = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  medium: { dateStyle: 'medium' },
  long: { dateStyle: 'long' },
} as const satisfies Record<Exclude<DateFormat, 'iso'>, Intl.DateTimeFormatOptions>

function localDate(date: string, format: DateFormat, locale: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  try {
    const day = Temporal.PlainDate.from(date)
    return format === 'iso' ? date : day.toLocaleString(locale, DATES[format])
  } catch {
    return undefined
  }
}
