import {
  checkLocation,
  LOCATION_KINDS,
  locationColumns,
  type LocationFields,
  type LocationKind,
  readLocation,
  type RecordIssue,
  writeLocation,
} from '@greenroom/validation'
import { csvLine } from './csv.ts'
import { readTable, type Table } from './csv-table.ts'

type Status = 'Active' | 'Inactive'

/** One row of a file. Fields without a column are omitted. */
export type LocationRow = {
  line: number
  record: LocationFields & { status?: Status }
  /** The ID of the record. */
  id: string
  issues: RecordIssue[]
}

/** Records of a kind as a CSV file, which `readLocationRows` reads back as the same records. */
export function locationCsv(kind: LocationKind, records: readonly (LocationFields & { status: Status })[]): string {
  const columns = locationColumns(kind)
  const lines = records.map((record) => {
    const texts = writeLocation(kind, record)
    return columns.map(({ name }) => texts[name] ?? '')
  })
  return [columns.map(({ label }) => label), ...lines].map(csvLine).join('')
}

/** Reads a file's rows of cells, starting with its header. */
export function readLocationRows(kind: LocationKind, cells: readonly (readonly string[])[]): Table<LocationRow> {
  const { one, idField } = LOCATION_KINDS[kind]
  const columns = locationColumns(kind).map(({ name, label }) => ({
    name,
    headers: [label, name],
    isCode: name.endsWith('ID'),
  }))
  const table = readTable(one, columns, cells)
  if ('fault' in table) return table
  const rows = table.rows.map(({ line, texts, issues }): LocationRow => {
    const { record, issues: unread } = readLocation(kind, texts)
    return { line, record, id: record[idField] ?? '', issues: [...unread, ...unsendable(kind, record), ...issues] }
  })
  return { ...table, rows }
}

/** Problems that do not depend on stored records: a row without an ID, and what is too long. */
function unsendable(kind: LocationKind, record: LocationFields): RecordIssue[] {
  const { idField } = LOCATION_KINDS[kind]
  const found = checkLocation(kind, record, { restricted: '' })
  return found.filter(({ field, code }) => code === 'tooLong' || (field === idField && code === 'required'))
}
