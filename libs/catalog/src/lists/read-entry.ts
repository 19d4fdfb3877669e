import type { NumberFormat } from '@greenroom/money'
import {
  choiceOf,
  fault,
  isDay,
  parseMoney,
  quote,
  readNumber,
  readTime,
  type RecordIssue,
} from '@greenroom/validation'
import { ENTRY_FIELDS, type EntryField, type EntryFieldName, type EntryFields, isPercent } from './entry-fields.ts'
import type { ListKind } from './list-kinds.ts'

/** A record as typed or imported. Missing fields stay unchanged. */
export type EntryTexts = { readonly [Name in EntryFieldName]?: string | readonly string[] }

/**
 * Reads texts as the fields of a record. Numbers are read as typed, or else in the notation of their file. An unreadable
 * value becomes an issue and is left out.
 */
export function readEntry(
  kind: ListKind,
  texts: EntryTexts,
  notation?: NumberFormat,
): { entry: Partial<EntryFields>; issues: RecordIssue[] } {
  const entry: Partial<Record<EntryFieldName, unknown>> = {}
  const issues: RecordIssue[] = []
  for (const field of ENTRY_FIELDS[kind]) {
    const typed = texts[field.name]
    if (typed === undefined) continue
    const { value, issue } = readField(field, typed, entry.type, notation)
    if (issue) issues.push(issue)
    else entry[field.name] = value
  }
  return { entry: entry as Partial<EntryFields>, issues }
}

/** The numbers among the texts of a record, and whether each is a percentage. */
export function numbersIn(kind: ListKind, texts: EntryTexts): { text: string; isPercentage: boolean }[] {
  const { type } = readEntry(kind, texts).entry
  return ENTRY_FIELDS[kind].flatMap((field) => {
    const text = String(texts[field.name] ?? '').trim()
    const isNumber = text !== '' && (field.kind === 'percent' || field.kind === 'amount')
    return isNumber ? [{ text, isPercentage: isPercentage(field, text, type) }] : []
  })
}

type Read = { value?: unknown; issue?: RecordIssue | undefined }

function readField(
  field: EntryField,
  typed: string | readonly string[],
  type: unknown,
  notation: NumberFormat | undefined,
): Read {
  if (field.kind === 'texts') return { value: listOf(typed) }
  const text = String(typed).trim()
  if (text === '') return { value: null }
  if (field.kind === 'amount') return readAmount(field, text, type, notation)
  const value = field.kind === 'percent' ? percentOf(text, notation) : valueOf(field, text)
  return value === undefined ? { issue: unfit(field, text) } : { value }
}

function listOf(typed: string | readonly string[]): string[] {
  const parts = typeof typed === 'string' ? typed.split(',') : typed
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** What a text says in a field; undefined if it can't be read. */
export function valueOf({ kind, options = [] }: EntryField, text: string) {
  if (kind === 'choice') return choiceOf(options, text)
  if (kind === 'time') return readTime(text)
  // Earlier years are unfinished ones, or none of the database.
  if (kind === 'day') return isDay(text) && text >= '1900' ? text : undefined
  return text
}

/** The problem with a text that can't be read. */
export function unfit(field: EntryField, text: string): RecordIssue {
  return { field: field.name, code: 'unfit', message: `${field.label} is not ${wanted(field)} (${quote(text)}).` }
}

function wanted({ kind, options }: EntryField): string {
  if (options) return `one of ${options.map(({ label }) => label).join(', ')}`
  if (kind === 'day') return 'a date such as 2026-01-31'
  return kind === 'time' ? 'a time from 00:00 to 23:59' : 'a number'
}

/** Accepts a trailing percent sign and, as typed, a decimal comma. */
function percentOf(text: string, notation: NumberFormat | undefined): number | undefined {
  const written = text.replace(/%$/, '').trimEnd()
  const digits = notation ? (readNumber(written, notation) ?? '') : written.replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** If the type is unknown, a percent sign tells. */
function isPercentage(field: EntryField, text: string, type: unknown): boolean {
  return isPercent(field, type) || (type === undefined && text.endsWith('%'))
}

/** A percentage, or money; as typed in any notation: 1,200 is 1200, and 5,50 is 5.50. */
function readAmount(field: EntryField, text: string, type: unknown, notation: NumberFormat | undefined): Read {
  const plain = isPercentage(field, text, type) ? percentOf(text, notation) : moneyOf(text, notation)
  const { amount, issue } = judgeAmount(field, plain, { typed: text })
  return { value: amount, issue }
}

function moneyOf(text: string, notation: NumberFormat | undefined): string | undefined {
  if (notation) return readNumber(text, notation)
  return readNumber(text, '1,234.56') ?? readNumber(text, '1.234,56')
}

/** An amount as prices are read, with at most so many decimals. `typed` is what the problem with it names. */
export function judgeAmount(
  { name, label }: EntryField,
  plain: unknown,
  { typed = plain, decimals }: { typed?: unknown; decimals?: number | undefined },
): { amount: number; issue?: undefined } | { amount?: undefined; issue: RecordIssue } {
  const amount = parseMoney(plain, decimals)
  if (typeof amount === 'number') return { amount }
  const { code, message } = fault(amount, { name, label, kind: 'money' }, typed, decimals)
  return { issue: { field: name, code, message } }
}
