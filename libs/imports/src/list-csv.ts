import {
  checkEntry,
  ENTRY_STATUSES,
  type EntryField,
  type EntryFields,
  type EntryStatus,
  type EntryTexts,
  ENTRY_FIELDS,
  LIST_KINDS,
  type ListKind,
  numbersIn,
  readEntry,
} from '@greenroom/catalog'
import { choiceOf, isBlank, type RecordIssue } from '@greenroom/validation'
import { csvLine } from './csv.ts'
import { readTable, type Table } from './csv-table.ts'
import { findNotation } from './find-notation.ts'
import type { FileNotation } from './file-notation.ts'

export type ListEntry = EntryFields & { status: EntryStatus }

const STATUS = 'Status'

/** A list as a CSV file, which `readListRows` reads back as the same records. */
export function listCsv(kind: ListKind, entries: readonly ListEntry[]): string {
  const lines = entries.map((entry) => Object.values(listTexts(kind, entry)))
  return [headersOf(kind), ...lines].map(csvLine).join('')
}

/** Fields of a record as the texts of its file, by column. */
export function listTexts(kind: ListKind, entry: Partial<ListEntry>): Record<string, string> {
  const texts = ENTRY_FIELDS[kind].map(({ name }) => [name, cellOf(entry[name])])
  return Object.fromEntries([...texts, ['status', entry.status ?? '']])
}

function headersOf(kind: ListKind): string[] {
  return [...ENTRY_FIELDS[kind].map(headerOf), STATUS]
}

function cellOf(value: EntryFields[keyof EntryFields] | undefined): string {
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

/**
 * Reads a file's rows of cells, starting with its header. Unless the notation of its numbers is chosen, it is found over
 * all rows, and no row is read if it has to be asked.
 */
export function readListRows(
  kind: ListKind,
  cells: readonly (readonly string[])[],
  chosen?: FileNotation,
): Table<ListRow> {
  const { one } = LIST_KINDS[kind]
  const fields = ENTRY_FIELDS[kind]
  const columns = fields.map((field) => ({
    name: field.name,
    headers: [field.label, headerOf(field), field.name],
    isCode: field.isID === true || field.kind === 'parent',
  }))
  const table = readTable<EntryField['name'] | 'status'>(
    one,
    [...columns, { name: 'status', headers: [STATUS] }],
    cells,
  )
  if ('fault' in table) return table
  const found = table.rows.flatMap(({ texts }) => numbersIn(kind, texts))
  const header = cells.find((row) => !row.every(isBlank))
  const finder = findNotation(String(header) === String(headersOf(kind)))
  for (const { text, isPercentage } of found) finder.see(text, isPercentage)
  const notation = chosen ?? finder.found()
  const numbers = found.length > 0 ? { numbers: { notation, ambiguous: finder.ambiguous() } } : {}
  if (!notation) return { ...table, rows: [], ...numbers }
  const rows = table.rows.map(({ line, texts: { status, ...texts }, issues }) => {
    const row = readLine(kind, line, texts, status, notation)
    return { ...row, issues: [...row.issues, ...issues] }
  })
  return { ...table, rows, ...numbers }
}

function readLine(
  kind: ListKind,
  line: number,
  texts: EntryTexts,
  status: string | undefined,
  notation: FileNotation,
): ListRow {
  const { entry, issues: unread } = readEntry(kind, texts, notation)
  const issues = [...unread, ...unsendable(kind, entry)]
  if (status === undefined || isBlank(status)) return { line, entry, issues }
  const known = choiceOf(ENTRY_STATUSES, status) as EntryStatus | undefined
  const message = `Status is not one of Active, Inactive (${status}).`
  if (!known) return { line, entry, issues: [...issues, { field: 'status', code: 'unfit', message }] }
  return { line, entry, status: known, issues }
}

/** Problems that do not depend on stored records: a row without an ID, and texts that are too long. */
function unsendable(kind: ListKind, entry: Partial<EntryFields>): RecordIssue[] {
  const found = checkEntry(kind, entry, { restricted: '' })
  return found.filter(({ field, code }) => code === 'tooLong' || (field === 'id' && code === 'required'))
}
