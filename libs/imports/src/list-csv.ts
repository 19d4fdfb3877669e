import {
  checkEntry,
  ENTRY_STATUSES,
  type EntryField,
  type EntryFields,
  type EntryStatus,
  type EntryTexts,
  LIST_KINDS,
  type ListKind,
  readEntry,
} from '@greenroom/catalog'
import { choiceOf, isBlank, type RecordIssue } from '@greenroom/validation'
import { csvLine, unescapeFormula } from './csv.ts'

export type ListEntry = EntryFields & { status: EntryStatus }

const STATUS = 'Status'

/** A list as a CSV file, which `readListRows` reads back as the same records. */
export function listCsv(kind: ListKind, entries: readonly ListEntry[]): string {
  const { fields } = LIST_KINDS[kind]
  const lines = entries.map((entry) => [...fields.map(({ name }) => cellOf(entry[name])), entry.status])
  return [[...fields.map(headerOf), STATUS], ...lines].map(csvLine).join('')
}

function cellOf(value: EntryFields[keyof EntryFields]): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** A parent is written as its ID. */
function headerOf({ label, kind }: EntryField): string {
  return kind === 'parent' ? `${label} ID` : label
}

/** One row of a file. `line` counts as a spreadsheet does. Fields without a column are omitted. */
export type ListRow = {
  line: number
  entry: Partial<EntryFields>
  status?: EntryStatus
  issues: RecordIssue[]
}

/** The rows of a file, or why it cannot be read. Unknown columns are listed and ignored. */
export type ListFile = { rows: ListRow[]; ignored: string[] } | { fault: string }

/** Reads a file's rows of cells, starting with its header. */
export function readListRows(kind: ListKind, [header = [], ...lines]: readonly (readonly string[])[]): ListFile {
  const { fields, one } = LIST_KINDS[kind]
  const columns = header.map((cell) => fields.find((field) => isCalled(cell, field)))
  const statusAt = header.findIndex((cell) => plain(cell) === plain(STATUS))
  const id = fields[0]!
  if (!columns.includes(id)) {
    return { fault: `The file has no column ${id.label}, which identifies a ${one}.` }
  }
  const seen = new Map<string, number>()
  const rows = lines.flatMap((cells, index): ListRow[] => {
    if (cells.every(isBlank)) return []
    const line = index + 2
    const row = readLine(kind, line, textsOf(columns, cells), statusAt < 0 ? undefined : (cells[statusAt] ?? ''))
    const before = seen.get(row.entry.id ?? '')
    if (row.entry.id) seen.set(row.entry.id, before ?? line)
    if (before)
      row.issues.push({ field: 'id', code: 'duplicate', message: `${id.label} is already on line ${before}.` })
    return [row]
  })
  const ignored = header.filter((cell, index) => !columns[index] && index !== statusAt && !isBlank(cell))
  return { rows, ignored }
}

function textsOf(columns: readonly (EntryField | undefined)[], cells: readonly string[]): EntryTexts {
  const said = columns.flatMap((field, index) => (field ? [[field.name, unescapeFormula(cells[index] ?? '')]] : []))
  return Object.fromEntries(said) as EntryTexts
}

function readLine(kind: ListKind, line: number, texts: EntryTexts, status: string | undefined): ListRow {
  const { entry, issues: unread } = readEntry(kind, texts)
  const issues = [...unread, ...unsendable(kind, entry)]
  if (status === undefined || isBlank(status)) return { line, entry, issues }
  const known = choiceOf(ENTRY_STATUSES, status) as EntryStatus | undefined
  const message = `Status is not one of Active, Inactive (${status}).`
  if (!known) return { line, entry, issues: [...issues, { field: 'status', code: 'unfit', message }] }
  return { line, entry, status: known, issues }
}

/** Problems that do not depend on stored records: a row without an ID, and texts that are too long. */
function unsendable(kind: ListKind, entry: Partial<EntryFields>): RecordIssue[] {
  const found = checkEntry(kind, entry, { restricted: '', isStored: false })
  return found.filter(({ field, code }) => code === 'tooLong' || (field === 'id' && code === 'required'))
}

function isCalled(cell: string, field: EntryField): boolean {
  return [field.label, headerOf(field), field.name].some((name) => plain(name) === plain(cell))
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
