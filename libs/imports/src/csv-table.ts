import { hasUnseen, hasUnseenInName, isBlank, plainCode, plainName, type RecordIssue } from '@greenroom/validation'
import { unescapeFormula } from './csv.ts'
import type { FileNotation } from './file-notation.ts'

/** A column of a file of records, and the headers that name it. Characters that are not seen are left out. */
export type TableColumn<Name extends string> = { name: Name; headers: readonly string[]; isCode?: boolean }

/** A row that isn't blank: its texts by column. `line` counts as a spreadsheet does. */
export type TableRow<Name extends string> = {
  line: number
  texts: Partial<Record<Name, string>>
  /** A repeated ID. */
  issues: RecordIssue[]
}

/** How a file writes its numbers; without a notation that has to be asked, with a number that can be read in two ways. */
export type FileNumbers = { notation: FileNotation | undefined; ambiguous?: string | undefined }

/**
 * The rows of a file, or why it cannot be read. Unknown columns are listed and ignored. `unseen` counts the cells that had
 * characters that are not seen, `columns` says where the fields are, counted from 0. Without numbers in the file,
 * `numbers` is omitted.
 */
export type Table<Row> =
  | { rows: Row[]; columns: ReadonlyMap<string, number>; ignored: string[]; unseen: number; numbers?: FileNumbers }
  | { fault: string }

/**
 * Reads a file's rows of cells; the first one that isn't blank is its header. The first column is the ID of a record; a
 * file must have it. `together` are the columns that no two rows may have in common: the ID, unless more identify a record.
 */
export function readTable<Name extends string>(
  one: string,
  columns: readonly TableColumn<Name>[],
  cells: readonly (readonly string[])[],
  together: readonly Name[] = [columns[0]!.name],
): Table<TableRow<Name>> {
  const [id] = columns as [TableColumn<Name>]
  const label = id.headers[0]!
  const at = cells.findIndex((row) => !row.every(isBlank))
  const header = cells[at] ?? []
  const found = header.map((cell) => columns.find(({ headers }) => headers.some((name) => plain(name) === plain(cell))))
  if (!found.includes(id)) {
    const role = together.length === 1 ? `, which identifies a ${one}` : ''
    return { fault: `The file has no column ${label}${role}.` }
  }
  const labels = together.map((name) => columns.find((column) => column.name === name)!.headers[0]!)
  const repeated = labels.length === 1 ? `${label} is` : `${labels.join(' and ')} are`
  const seen = new Map<string, number>()
  let unseen = 0
  const textOf = ({ isCode }: TableColumn<Name>, cell: string) => {
    const text = unescapeFormula(cell)
    if (!(isCode ? hasUnseen(text) : hasUnseenInName(text))) return text
    unseen++
    return isCode ? plainCode(text) : plainName(text)
  }
  const rows = cells.slice(at + 1).flatMap((row, index): TableRow<Name>[] => {
    if (row.every(isBlank)) return []
    const line = at + index + 2
    const texts = Object.fromEntries(
      found.flatMap((column, index) => (column ? [[column.name, textOf(column, row[index] ?? '')]] : [])),
    ) as Partial<Record<Name, string>>
    const keys = together.map((name) => (texts[name] ?? '').trim())
    const key = JSON.stringify(keys)
    const before = seen.get(key)
    if (keys.every((text) => text !== '')) seen.set(key, before ?? line)
    const message = `${repeated} already on line ${before}.`
    return [{ line, texts, issues: before ? [{ field: id.name, code: 'duplicate', message }] : [] }]
  })
  const places = found.flatMap((column, index): [string, number][] => (column ? [[column.name, index]] : []))
  return {
    rows,
    columns: new Map([['id', found.indexOf(id)], ...places]),
    ignored: header.filter((cell, index) => !found[index] && !isBlank(cell)),
    unseen,
  }
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
