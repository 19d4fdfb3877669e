import { checkTaxRate, foldName, idFault, isBlank, quote, type RecordIssue, textFault } from '@greenroom/validation'
import {
  ENTRY_FIELDS,
  type EntryField,
  type EntryFieldName,
  type EntryFields,
  entryLabel,
  isPercent,
} from './entry-fields.ts'
import { LIST_KINDS, type ListKind } from './list-kinds.ts'
import { judgeAmount, unfit, valueOf } from './read-entry.ts'

/** The maximum number of values of an additional attribute. */
export const CHOICES_MAX = 200

/** The highest amount in percent, and its decimals. */
const PERCENT_MAX = 100
const PERCENT_DECIMALS = 2

/** What the rules need besides the record. */
export type EntryContext = {
  /** The merchant's restricted characters, from `restrictedCharacters`. */
  restricted: string
  /** The record as it is stored: fields fixed after creation, and an amount that stays, are not validated again. */
  stored?: Partial<EntryFields> | undefined
  /** Decimals of the company's currency, which amounts of money have at most. */
  priceDecimals?: number | undefined
}

/** All problems with a record alone. For conflicts with its list, see `duplicatesIn`. */
export function checkEntry(kind: ListKind, entry: Partial<EntryFields>, context: EntryContext): RecordIssue[] {
  const fields = ENTRY_FIELDS[kind]
  return fields.flatMap((field) => {
    const start = fields.find(({ name }) => name === field.start)
    return [...checkField(field, entry, context), ...(start ? checkSpan(start, field, entry) : [])]
  })
}

function checkField(field: EntryField, entry: Partial<EntryFields>, context: EntryContext): RecordIssue[] {
  if (field.fixed && context.stored) return []
  if (field.kind === 'percent') return checkTaxRate(entry.rate ?? undefined)
  if (field.kind === 'amount') return checkAmount(field, entry, context)
  if (field.kind === 'texts') return checkChoices(field, entry, context.restricted)
  return checkText(field, String(entry[field.name] ?? ''), context.restricted)
}

/** A stored amount stays valid: a record may lack one, or have had another currency. */
function checkAmount(field: EntryField, entry: Partial<EntryFields>, { stored, priceDecimals }: EntryContext) {
  if (stored && stored.type === entry.type && (stored.value ?? null) === (entry.value ?? null)) return []
  if (isBlank(entry.value)) return field.required ? [issueOf(field, 'required', `${field.label} is required.`)] : []
  const asPercent = isPercent(field, entry.type)
  const decimals = asPercent ? PERCENT_DECIMALS : priceDecimals
  const { amount, issue } = judgeAmount(field, entry.value, { decimals })
  if (issue) return [issue]
  if (amount === 0) return [issueOf(field, 'unfit', `${field.label} is not above 0 (0).`)]
  return asPercent && amount > PERCENT_MAX
    ? [issueOf(field, 'unfit', `${field.label} is more than ${PERCENT_MAX} percent (${amount}).`)]
    : []
}

/** Days may be open at either end. Of times there are both or neither, and an end before the start is on the next day. */
function checkSpan(start: EntryField, end: EntryField, entry: Partial<EntryFields>): RecordIssue[] {
  const [from, to] = [start, end].map(({ name }) => String(entry[name] ?? '')) as [string, string]
  const [startLabel, endLabel] = [start, end].map(({ label }) => label.toLowerCase())
  if (end.kind === 'day') {
    return from && to && to < from ? [issueOf(end, 'unfit', `${end.label} is before the ${startLabel}.`)] : []
  }
  if (from && !to) return [issueOf(end, 'required', `${end.label} is required with the ${startLabel}.`)]
  if (to && !from) return [issueOf(start, 'required', `${start.label} is required with the ${endLabel}.`)]
  return from && from === to ? [issueOf(end, 'unfit', `${end.label} is the same as the ${startLabel} (${to}).`)] : []
}

function checkText(field: EntryField, text: string, restricted: string): RecordIssue[] {
  const { label, kind, required, maxLength = 0, exempt, isID } = field
  if ((kind === 'choice' || kind === 'day' || kind === 'time') && !isBlank(text)) {
    return valueOf(field, text) === text ? [] : [unfit(field, text)]
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
  [() => 'id', ({ id }) => foldName(id)],
  [() => 'key', ({ key }) => foldName(key ?? '')],
  [({ name }) => (name ? 'name' : 'description'), (entry) => `${entry.parentID ?? ''}\n${foldName(entryLabel(entry))}`],
]

function issueOf({ name }: EntryField, code: string, message: string): RecordIssue {
  return { field: name, code, message }
}
