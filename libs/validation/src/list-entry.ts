import { checkTaxRate, type RecordIssue, textFault } from './check-record.ts'
import { choiceOf } from './choices.ts'
import {
  type EntryField,
  type EntryFieldName,
  type EntryFields,
  entryLabel,
  LIST_KINDS,
  type ListKind,
} from './list-kinds.ts'
import { quote } from './issue.ts'
import { isBlank } from './text.ts'

/** Most values that one additional attribute offers. */
export const CHOICES_MAX = 200

/** An entry as it is typed or stands in a file. What is not there stays as it is. */
export type EntryTexts = { readonly [Name in EntryFieldName]?: string | readonly string[] }

/** Reads typed texts as the fields of an entry. What cannot be read becomes an issue, and stays out of the entry. */
export function readEntry(kind: ListKind, texts: EntryTexts): { entry: Partial<EntryFields>; issues: RecordIssue[] } {
  const entry: Partial<Record<EntryFieldName, unknown>> = {}
  const issues: RecordIssue[] = []
  for (const field of LIST_KINDS[kind].fields) {
    const typed = texts[field.name]
    if (typed === undefined) continue
    const value = valueOf(field, typed)
    if (value !== undefined) entry[field.name] = value
    else issues.push(issueOf(field, 'unfit', `${field.label} is not ${wanted(field)} (${quote(typed)}).`))
  }
  return { entry: entry as Partial<EntryFields>, issues }
}

function valueOf({ kind, options = [] }: EntryField, typed: string | readonly string[]) {
  if (kind === 'texts') return listOf(typed)
  const text = String(typed).trim()
  if (text === '') return null
  if (kind === 'choice') return choiceOf(options, text)
  if (kind === 'percent') return percentOf(text)
  return text
}

function listOf(typed: string | readonly string[]): string[] {
  const parts = typeof typed === 'string' ? typed.split(',') : typed
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** A decimal comma is a point, and the sign of percent may stand behind. */
function percentOf(text: string): number | undefined {
  const digits = text.replace(/\s*%$/, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

function wanted({ options }: EntryField): string {
  return options ? `one of ${options.map(({ label }) => label).join(', ')}` : 'a number'
}

/** What the rules of an entry need to know besides the entry. */
export type EntryContext = {
  /** The merchant's restricted characters, from `restrictedCharacters`. */
  restricted: string
  /** The entry exists: what is fixed after creation is not judged again. */
  isStored: boolean
}

/** Everything wrong with an entry by itself. What stands beside it in its list: `duplicatesIn`. */
export function checkEntry(kind: ListKind, entry: Partial<EntryFields>, context: EntryContext): RecordIssue[] {
  return LIST_KINDS[kind].fields.flatMap((field) => {
    if (field.fixed && context.isStored) return []
    if (field.kind === 'percent') return checkTaxRate(entry.rate ?? undefined)
    if (field.kind === 'texts') return checkChoices(field, entry, context.restricted)
    return checkText(field, String(entry[field.name] ?? ''), context.restricted)
  })
}

function checkText(field: EntryField, text: string, restricted: string): RecordIssue[] {
  const { label, kind, required, options, maxLength = 0, exempt, isID } = field
  if (options && !isBlank(text)) {
    const isKnown = options.some(({ value }) => value === text)
    return isKnown ? [] : [issueOf(field, 'unfit', `${label} is not ${wanted(field)} (${quote(text)}).`)]
  }
  // The ID of an entry above is judged where that entry is made.
  const rule = { label, maxLength, required: required === true, exempt, ...(isID && { fault: idFault }) }
  const found = textFault(text, rule, kind === 'parent' ? '' : restricted)
  return found ? [{ field: field.name, ...found }] : []
}

/** Lists of IDs are separated by commas. */
function idFault(id: string) {
  return /[\s,]/.test(id) ? 'may hold neither spaces nor commas.' : undefined
}

function checkChoices(field: EntryField, { type, choices }: Partial<EntryFields>, restricted: string): RecordIssue[] {
  if (type !== 'CHOICE') return []
  const { label, maxLength = 0, exempt } = field
  const given = choices ?? []
  if (given.length === 0) return [issueOf(field, 'required', `${label} are required for a choice.`)]
  if (given.length > CHOICES_MAX) return [issueOf(field, 'tooLong', `${label} are more than ${CHOICES_MAX}.`)]
  const seen = new Set<string>()
  for (const choice of given) {
    const isRepeated = seen.has(choice.toLowerCase())
    seen.add(choice.toLowerCase())
    if (isRepeated) return [issueOf(field, 'duplicate', `${choice} is given twice.`)]
    const found = textFault(
      choice,
      { label: `Value ${quote(choice)}`, maxLength, exempt, fault: commaFault },
      restricted,
    )
    if (found) return [{ field: field.name, ...found }]
  }
  return []
}

function commaFault(text: string) {
  return text.includes(',') ? 'may not hold commas.' : undefined
}

/**
 * Finds, among the entries of one list as they are to be, those that nobody could tell from a given one: an ID or a key
 * that differs by case alone, or what people read of it under the same entry above.
 */
export function duplicatesIn(kind: ListKind, entries: readonly EntryFields[]): (entry: EntryFields) => RecordIssue[] {
  const marks = MARKS.map(([field, markOf]) => ({
    field,
    markOf,
    byMark: Map.groupBy(entries, (entry) => markOf(entry)),
  }))
  return (entry) =>
    marks.flatMap(({ field, markOf, byMark }) => {
      const mark = markOf(entry)
      const other = mark === '' ? undefined : byMark.get(mark)?.find(({ id }) => id !== entry.id)
      if (!other) return []
      const message = `The ${LIST_KINDS[kind].one} ${entryLabel(other)} (${other.id}) is called so already.`
      return [{ field: field(entry), code: 'duplicate', message }]
    })
}

const MARKS: [field: (entry: EntryFields) => EntryFieldName, markOf: (entry: EntryFields) => string][] = [
  [() => 'id', ({ id }) => id.toLowerCase()],
  [() => 'key', ({ key }) => key?.toLowerCase() ?? ''],
  [
    ({ name }) => (name ? 'name' : 'description'),
    (entry) => `${entry.parentID ?? ''}\n${entryLabel(entry).toLowerCase()}`,
  ],
]

function issueOf({ name }: EntryField, code: string, message: string): RecordIssue {
  return { field: name, code, message }
}
