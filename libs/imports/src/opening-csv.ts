import { readNumber, type RecordIssue } from '@greenroom/validation'
import { readTable, type Table, type TableColumn } from './csv-table.ts'
import type { FileNotation } from './file-notation.ts'
import { findNotation } from './find-notation.ts'

/** Most characters of a cell, as the contract has it. */
const CELL_MAX = 60

type Column = 'itemID' | 'location' | 'quantity'

/** A file of opening balances. An item is at several locations, so its ID alone identifies no row. */
const COLUMNS: readonly (TableColumn<Column> & { label: string })[] = [
  { name: 'itemID', label: 'Item ID', headers: ['Item ID', 'SKU'], isCode: true },
  {
    name: 'location',
    label: 'Location ID',
    headers: ['Location ID', 'Location', 'Store ID', 'Warehouse ID'],
    isCode: true,
  },
  { name: 'quantity', label: 'Quantity', headers: ['Quantity', 'On hand', 'QOH'] },
]

export const OPENING_COLUMNS: readonly string[] = COLUMNS.map(({ label }) => label)

/** What is on hand of an item at a store or warehouse: `location` is its ID, or `STORE/S1` as documents name it. */
export type OpeningRow = { line: number; itemID: string; location: string; quantity: string; issues: RecordIssue[] }

/**
 * Reads a file's rows of cells, starting with its header. Unless the notation of its numbers is chosen, it is found over
 * all rows, and no row is read if it has to be asked.
 */
export function readOpeningRows(cells: readonly (readonly string[])[], chosen?: FileNotation): Table<OpeningRow> {
  const table = readTable('balance', COLUMNS, cells, ['itemID', 'location'])
  if ('fault' in table) return table
  const missing = COLUMNS.find(({ name }) => !table.columns.has(name))
  if (missing) return { fault: `The file has no column ${missing.label}.` }
  const finder = findNotation(false)
  for (const { texts } of table.rows) finder.see(texts.quantity!.trim())
  const notation = chosen ?? finder.found()
  const numbers = { notation, ambiguous: finder.ambiguous() }
  if (!notation) return { ...table, rows: [], numbers }
  const rows = table.rows.map(({ line, texts, issues }): OpeningRow => {
    const [itemID, location, typed] = [texts.itemID!.trim(), texts.location!.trim(), texts.quantity!.trim()]
    const quantity = readNumber(typed, notation)
    return {
      line,
      itemID,
      location,
      quantity: quantity ?? typed,
      issues: [...cellIssues({ itemID, location, quantity: typed }), ...unreadable(typed, quantity), ...issues],
    }
  })
  return { ...table, rows, numbers }
}

function cellIssues(texts: Readonly<Record<Column, string>>): RecordIssue[] {
  return COLUMNS.flatMap(({ name, label }): RecordIssue[] => {
    const { length } = texts[name]
    if (length === 0) return [{ field: name, code: 'required', message: `${label} is required.` }]
    if (length <= CELL_MAX) return []
    return [{ field: name, code: 'tooLong', message: `${label} is longer than ${CELL_MAX} characters (${length}).` }]
  })
}

function unreadable(typed: string, quantity: string | undefined): RecordIssue[] {
  if (typed === '' || quantity !== undefined) return []
  return [{ field: 'quantity', code: 'unfit', message: `Quantity is not a number (${typed}).` }]
}
