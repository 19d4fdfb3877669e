/// <reference lib="esnext.temporal" preserve="true" />
import { allows, type Grants } from '@greenroom/permissions'
import { issue, type LabelIssue } from './issue.ts'
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

type Source = Readonly<{ id: string; textType: TextSourceName; text: string }>

/** The text of an element for one item. If it is empty, an issue explains why. */
export type SourceText = Readonly<{ text: string; issues: readonly LabelIssue[] }>

/**
 * The value that an element shows of an item. A price that the user may not see is never printed, not even as the 0 in
 * such a user's item (section 6).
 */
export function sourceText({ id, textType: name, text }: Source, item: LabelItem, context: LabelContext): SourceText {
  const { field, feature } = textType(name)
  if (feature && !allows(context.grants, feature, 'READ')) {
    return { text: '', issues: [issue('notPermitted', id, { source: name })] }
  }
  if (name === 'Date' && context.date !== undefined) return dateText(id, context)
  const value = field ? item[field] : name === 'Text' ? text : undefined
  if (value === undefined || value === null || value === '') {
    return { text: '', issues: [issue('emptyValue', id, { source: name })] }
  }
  return { text: typeof value === 'number' ? formatsOf(context).amount(value) : value, issues: [] }
}

function dateText(id: string, context: LabelContext): SourceText {
  const text = formatsOf(context).date
  return text === undefined
    ? { text: '', issues: [issue('dateInvalid', id, { value: context.date ?? '' })] }
    : { text, issues: [] }
}

type Formats = { amount: (value: number) => string; date: string | undefined }

/** Formatters are slow to create: one set per context. */
const FORMATS = new WeakMap<LabelContext, Formats>()

function formatsOf(context: LabelContext): Formats {
  let formats = FORMATS.get(context)
  if (!formats) {
    const { locale, currency } = context
    const amount = new Intl.NumberFormat(locale, { style: 'currency', currency })
    formats = { amount: (value) => amount.format(value), date: localDate(context) }
    FORMATS.set(context, formats)
  }
  return formats
}

function localDate({ date = '', locale }: LabelContext): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  try {
    const day = Temporal.PlainDate.from(date)
    return day.toLocaleString(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
  } catch {
    return undefined
  }
}
