import {
  checkTaxRate,
  choiceOf,
  idFault,
  isBlank,
  plainCode,
  quote,
  type RecordIssue,
  textFault,
} from '@greenroom/validation'
import {
  type EntryField,
  type EntryFieldName,
  type EntryFields,
  entryLabel,
  LIST_KINDS,
  type ListKind,
} from './list-kinds.ts'

/** The maximum number of values of an additional attribute. */
export const CHOICES_MAX = 200

/** A record as typed or imported. Missing fields stay unchanged. */
export type EntryTexts = { readonly [Name in EntryFieldName]?: string | readonly string[] }

/** Reads typed texts as the fields of a record. An unreadable value becomes an issue and is left out. */
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

/** Accepts a decimal comma and a trailing percent sign. */
function percentOf(text: string): number | undefined {
  const digits = text.replace(/%$/, '').trimEnd().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

function wanted({ options }: EntryField): string {
  return options ? `one of ${options.map(({ label }) => label).join(', ')}` : 'a number'
}

/** What the rules need besides the record. */
export type EntryContext = {
  /** The merchant's restricted characters, from `restrictedCharacters`. */
  restricted: string
  /** The record exists: fields fixed after creation are not validated again. */
  isStored: boolean
}

/** All problems with a record alone. For conflicts with its list, see `duplicatesIn`. */
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
  // A parent's ID is validated where the parent is created.
  const rule = { label, maxLength, required: required === true, exempt, isCode: isID, ...(isID && { fault: idFault }) }
  const found = textFault(text, rule, kind === 'parent' ? '' : restricted)
  return found ? [{ field: field.name, ...found }] : []
}

function checkChoices(field: EntryField, { type, choices }: Partial<EntryFields>, restricted: string): RecordIssue[] {
  if (type !== 'CHOICE') return []
  const { label, maxLength = 0, exempt } = field
  const given = choices ?? []
  if (given.length === 0) return [issueOf(field, 'required', `${label} are required for a choice.`)]
  if (given.length > CHOICES_MAX) return [issueOf(field, 'tooLong', `A choice has at most ${CHOICES_MAX} values.`)]
  const seen = new Set<string>()
  for (const choice of given) {
    const isRepeated = seen.has(choice.toLowerCase())
    seen.add(choice.toLowerCase())
    if (isRepeated) return [issueOf(field, 'duplicate', `${choice} is listed twice.`)]
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
  return text.includes(',') ? 'may not contain commas.' : undefined
}

/**
 * Finds the records of a list that people could not tell from the given one: an ID or a key that differs only by case,
 * or the same display text under the same parent.
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
      const message = `The ${LIST_KINDS[kind].one} ${entryLabel(other)} (${other.id}) already uses this name.`
      return [{ field: field(entry), code: 'duplicate', message }]
    })
}

const MARKS: [field: (entry: EntryFields) => EntryFieldName, markOf: (entry: EntryFields) => string][] = [
  [() => 'id', ({ id }) => seen(id)],
  [() => 'key', ({ key }) => seen(key ?? '')],
  [({ name }) => (name ? 'name' : 'description'), (entry) => `${entry.parentID ?? ''}\n${seen(entryLabel(entry))}`],
]

/** What people see of a text, in one case. */
function seen(text: string): string {
  return plainCode(text).toLowerCase()
}

function issueOf({ name }: EntryField, code: string, message: string): RecordIssue {
  return { field: name, code, message }
}
