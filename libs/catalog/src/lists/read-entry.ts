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
import {
  type EntryField,
  type EntryFieldName,
  type EntryFields,
  isPercent,
  LIST_KINDS,
  type ListKind,
} from './list-kinds.ts'

/** A record as typed or imported. Missing fields stay unchanged. */
export type EntryTexts = { readonly [Name in EntryFieldName]?: string | readonly string[] }

/** Reads typed texts as the fields of a record. An unreadable value becomes an issue and is left out. */
export function readEntry(kind: ListKind, texts: EntryTexts): { entry: Partial<EntryFields>; issues: RecordIssue[] } {
  const entry: Partial<Record<EntryFieldName, unknown>> = {}
  const issues: RecordIssue[] = []
  for (const field of LIST_KINDS[kind].fields) {
    const typed = texts[field.name]
    if (typed === undefined) continue
    const { value, issue } = readField(field, typed, entry.type)
    if (issue) issues.push(issue)
    else entry[field.name] = value
  }
  return { entry: entry as Partial<EntryFields>, issues }
}

type Read = { value?: unknown; issue?: RecordIssue | undefined }

function readField(field: EntryField, typed: string | readonly string[], type: unknown): Read {
  if (field.kind === 'texts') return { value: listOf(typed) }
  const text = String(typed).trim()
  if (text === '') return { value: null }
  if (field.kind === 'amount') return readAmount(field, text, type)
  const value = valueOf(field, text)
  return value === undefined ? { issue: unfit(field, text) } : { value }
}

function listOf(typed: string | readonly string[]): string[] {
  const parts = typeof typed === 'string' ? typed.split(',') : typed
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** What a text says in a field; undefined if it can't be read. */
export function valueOf({ kind, options = [] }: EntryField, text: string) {
  if (kind === 'choice') return choiceOf(options, text)
  if (kind === 'percent') return percentOf(text)
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

/** Accepts a decimal comma and a trailing percent sign. */
function percentOf(text: string): number | undefined {
  const digits = text.replace(/%$/, '').trimEnd().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** A percentage, or money in any notation: 1,200 is 1200, and 5,50 is 5.50. If the type is unknown, a percent sign tells. */
function readAmount(field: EntryField, text: string, type: unknown): Read {
  const asPercent = type === undefined ? text.endsWith('%') : isPercent(field, type)
  const plain = asPercent ? percentOf(text) : (readNumber(text, '1,234.56') ?? readNumber(text, '1.234,56'))
  const { amount, issue } = judgeAmount(field, plain, { typed: text })
  return { value: amount, issue }
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
