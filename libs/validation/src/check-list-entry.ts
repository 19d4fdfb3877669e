import { checkTaxRate, type RecordIssue, type TextRule, textFault } from './check-record.ts'
import { type ListField, type ListKind, listKind } from './list-kinds.ts'
import { parseMoney } from './number.ts'
import { DEFAULT_RESTRICTED, isBlank } from './text.ts'

/** An entry of a list as it is entered. The rate of a tax, in percent, may be typed text. */
export type ListEntryDraft = { readonly entryID?: string | null } & {
  readonly [Name in ListField['name']]?: string | number | readonly string[] | null
}

/** What the rules need to know besides the entry. */
export type ListEntryContext = {
  /** The merchant's restricted characters (section 5). */
  restricted?: string
  /** The IDs of the list above, where it is known: an entry stands below one of them. */
  parents?: ReadonlySet<string>
}

/** In characters. Ours. */
export const ENTRY_ID_MAX_LENGTH = 50

/** Every issue of one entry of a list. What people read may hold an apostrophe and `&`: Men's, Food & drink. */
export function checkListEntry(kind: ListKind, entry: ListEntryDraft, context: ListEntryContext = {}): RecordIssue[] {
  const { idLabel, fields } = listKind(kind)
  const id: TextRule = { label: idLabel, maxLength: ENTRY_ID_MAX_LENGTH, required: true }
  const { restricted = DEFAULT_RESTRICTED } = context
  return [
    ...issueOf('entryID', textFault(String(entry.entryID ?? ''), id, restricted)),
    ...fields.flatMap((field) => checkEntryField(field, entry, context)),
  ]
}

function checkEntryField(field: ListField, entry: ListEntryDraft, context: ListEntryContext): RecordIssue[] {
  const { name, label, kind, required, maxLength = 0, options = [] } = field
  const value = entry[name]
  if (kind === 'percent') return checkTaxRate(rateOf(value))
  if (kind === 'texts') return checkChoices(field, entry)
  const text = String(value ?? '')
  if (kind === 'text') {
    const exempt = name === 'key' ? undefined : `&'`
    return issueOf(name, textFault(text, { label, maxLength, required, exempt }, context.restricted))
  }
  if (isBlank(text)) return required ? [{ field: name, code: 'required', message: `${label} is required.` }] : []
  const isKnown = kind === 'choice' ? options.includes(text) : (context.parents?.has(text) ?? true)
  return isKnown ? [] : [{ field: name, code: 'unknown', message: `${label} ${text} does not exist` }]
}

/** An attribute of the type Choice has some, each once; another has none to ask about. */
function checkChoices({ name, label, maxLength = 0 }: ListField, entry: ListEntryDraft): RecordIssue[] {
  if (entry.valueType !== 'Choice') return []
  const choices = Array.isArray(entry[name]) ? (entry[name] as readonly string[]) : []
  if (choices.length === 0) return [{ field: name, code: 'required', message: `${label} are required.` }]
  const repeated = choices.find((choice, index) => choices.indexOf(choice) !== index)
  if (repeated !== undefined) return [{ field: name, code: 'duplicate', message: `${repeated} is given twice` }]
  // Choices are typed by people and compared to the letter, so that nothing of them is restricted but their length.
  return choices.flatMap((choice) =>
    issueOf(name, textFault(choice, { label: `Choice`, maxLength, required: true }, '')),
  )
}

/** The rate of a tax as typed: not a number where it cannot be read. */
export function rateOf(value: ListEntryDraft['rate']): number | undefined {
  if (typeof value === 'number') return value
  if (isBlank(value)) return undefined
  const rate = parseMoney(String(value).replace(/\s*%$/, ''))
  return typeof rate === 'number' ? rate : Number.NaN
}

function issueOf(field: string, fault: Omit<RecordIssue, 'field'> | undefined): RecordIssue[] {
  return fault ? [{ field, ...fault }] : []
}
