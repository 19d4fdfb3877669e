import { isBlank, type RecordIssue } from '@greenroom/validation'
import { unescapeFormula } from './csv.ts'

/** A column of a file of records, and the headers that name it. */
export type TableColumn<Name extends string> = { name: Name; headers: readonly string[] }

/** A row that isn't blank: its texts by column. `line` counts as a spreadsheet does. */
export type TableRow<Name extends string> = {
  line: number
  texts: Partial<Record<Name, string>>
  /** A repeated ID. */
  issues: RecordIssue[]
}

/** The rows of a file, or why it cannot be read. Unknown columns are listed and ignored. */
export type Table<Row> = { rows: Row[]; ignored: string[] } | { fault: string }

/** Reads a file's rows of cells, starting with its header. The first column is the ID of a record; a file must have it. */
export function readTable<Name extends string>(
  one: string,
  columns: readonly TableColumn<Name>[],
  [header = [], ...lines]: readonly (readonly string[])[],
): Table<TableRow<Name>> {
  const [id] = columns as [TableColumn<Name>]
  const label = id.headers[0]!
  const found = header.map((cell) => columns.find(({ headers }) => headers.some((name) => plain(name) === plain(cell))))
  if (!found.includes(id)) return { fault: `The file has no column ${label}, which identifies a ${one}.` }
  const seen = new Map<string, number>()
  const rows = lines.flatMap((cells, index): TableRow<Name>[] => {
    if (cells.every(isBlank)) return []
    const line = index + 2
    const texts = Object.fromEntries(
      found.flatMap((column, at) => (column ? [[column.name, unescapeFormula(cells[at] ?? '')]] : [])),
    ) as Partial<Record<Name, string>>
    const key = texts[id.name]!.trim()
    const before = seen.get(key)
    if (key) seen.set(key, before ?? line)
    const message = `${label} is already on line ${before}.`
    return [{ line, texts, issues: before ? [{ field: id.name, code: 'duplicate', message }] : [] }]
  })
  return { rows, ignored: header.filter((cell, index) => !found[index] && !isBlank(cell)) }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
