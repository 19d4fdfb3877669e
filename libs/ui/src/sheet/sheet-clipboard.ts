import type { CellBox } from './sheet-range.ts'
import { cellText, isOpen, plainText, type SheetColumn, type SheetEdit, type SheetRow } from './sheet-state.ts'

/** The cells of a box in the clipboard format of spreadsheets: tabs between columns, line breaks between rows. */
export function clipboardText(rows: readonly SheetRow[], columns: readonly SheetColumn[], box: CellBox): string {
  const across = columns.slice(box.left, box.right + 1)
  return rows
    .slice(box.top, box.bottom + 1)
    .map(({ cells }) => across.map((column) => quoted(cellText(column, cells[column.id] ?? ''))).join('\t'))
    .join('\n')
}

function quoted(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A cell and its separator. Quoted text may contain tabs, line breaks and doubled quotes; a stray quote is literal. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y

/** Parses a spreadsheet's clipboard text, row by row, and composes it (Unicode's NFC). */
export function readClipboard(copied: string): string[][] {
  const text = copied.normalize('NFC')
  const table: string[][] = [[]]
  for (let at = 0, end: string | undefined; end !== ''; at = CELL.lastIndex) {
    CELL.lastIndex = at
    const found = CELL.exec(text)!
    end = found[3]
    table.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (end !== '\t' && end !== '') table.push([])
  }
  // Spreadsheets also end the last row with a line break.
  const isEnded = table.length > 1 && table.at(-1)!.join('') === '' && table.at(-1)!.length === 1
  return isEnded ? table.slice(0, -1) : table
}

/** The changes of a paste, and the number of cells it skipped. */
export type Pasted = {
  edits: SheetEdit[]
  /** New rows with what lay below the last row, where the sheet may grow. */
  added: SheetRow[]
  /** How many cells were put into the new rows. */
  filled: number
  /** Read-only cells. */
  locked: number
  /** Rows below the last row, where the sheet may not grow. */
  rowsBelow: number
  /** Cells beyond the last column, or below a name of none. */
  beyond: number
  /** Cells whose text is not an option, or not yes or no. */
  unknown: number
}

/**
 * Pastes a table into a box: from its first cell, and again down and across a box that it fills whole times, as a single
 * value always does. What lies below the last row goes into new rows of `newRows`, if the sheet may grow; then a first row
 * that names columns says where the cells below it go.
 */
export function paste(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  box: CellBox,
  table: readonly (readonly string[])[],
  newRows?: (count: number) => readonly SheetRow[],
): Pasted {
  const named = newRows && namedColumns(columns, table)
  const targets = named ?? columns.slice(box.left)
  const content = named ? table.slice(1) : table
  const given = { rows: content.length, columns: Math.max(...content.map((cells) => cells.length)) }
  const height = repeated(given.rows, box.bottom - box.top + 1)
  const width = repeated(given.columns, box.right - box.left + 1)
  const below = Math.max(0, box.top + height - rows.length)
  const fresh = below > 0 ? (newRows?.(below) ?? []) : []
  const all = [...rows, ...fresh]
  const pasted: Pasted = { edits: [], added: [], filled: 0, locked: 0, rowsBelow: 0, beyond: 0, unknown: 0 }
  pasted.rowsBelow = below - fresh.length
  for (let down = 0; down < height; down++) {
    for (let across = 0; across < width; across++) {
      const text = content[down % given.rows]![across % given.columns]
      if (text === undefined) continue
      const [row, column] = [all[box.top + down], targets[across]]
      if (row && !column) pasted.beyond++
      else if (row && column) put(pasted, row, column, text)
    }
  }
  return fresh.length > 0 ? withAdded(pasted, fresh) : pasted
}

/**
 * The columns that the first row of a table names, in its order, if at least two of its cells are labels of columns, or
 * all are; other cells name none. Undefined without such a row above others.
 */
function namedColumns(
  columns: readonly SheetColumn[],
  [first = [], ...others]: readonly (readonly string[])[],
): (SheetColumn | undefined)[] | undefined {
  if (others.length === 0) return undefined
  const wanted = first.map((text) => text.trim().toLowerCase())
  const named = wanted.map((text) => columns.find(({ label }) => label.toLowerCase() === text))
  const found = named.filter((column) => column !== undefined).length
  const isHeader = found >= 2 || (found > 0 && found === wanted.filter((text) => text !== '').length)
  return isHeader ? named : undefined
}

/** How many cells a table takes of a selection. */
function repeated(given: number, selected: number): number {
  return selected % given === 0 ? selected : given
}

/** The new rows with their cells, apart from the edits of the rows that are there. */
function withAdded(pasted: Pasted, fresh: readonly SheetRow[]): Pasted {
  const isNew = new Set(fresh.map(({ id }) => id))
  const inNew = Map.groupBy(pasted.edits, ({ row }) => row)
  const added = fresh.map((row) => {
    const cells = inNew.get(row.id)?.map(({ column, value }) => [column, value] as const) ?? []
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(cells) } }
  })
  const edits = pasted.edits.filter(({ row }) => !isNew.has(row))
  return { ...pasted, edits, added, filled: pasted.edits.length - edits.length }
}

function put(pasted: Pasted, row: SheetRow, column: SheetColumn, text: string) {
  const value = valueOf(column, text.trim())
  if (value === undefined) pasted.unknown++
  else if (isOpen(row, column)) pasted.edits.push({ row: row.id, column: column.id, value })
  else if ((row.cells[column.id] ?? '') !== value) pasted.locked++
}

const YES = /^(yes|y|true|1|x)$/i
const NO = /^(no|n|false|0|)$/i

/** The value of a cell for its displayed text, ignoring case; undefined if it is invalid there. */
function valueOf({ kind, options = [] }: SheetColumn, text: string): string | undefined {
  if (kind === 'flag') return YES.test(text) ? 'true' : NO.test(text) ? '' : undefined
  if (kind !== 'choice' || text === '') return plainText({ kind }, text)
  const wanted = text.toLowerCase()
  const open = options.filter(({ disabled }) => !disabled)
  const option =
    open.find(({ id }) => id === text) ??
    open.find(({ id, label }) => id.toLowerCase() === wanted || label.toLowerCase() === wanted)
  return option?.id
}

/** Copies the first row of a box into the rows below it. For a single row, copies the row above into it. */
export function fillDown(rows: readonly SheetRow[], columns: readonly SheetColumn[], box: CellBox): SheetEdit[] {
  const isRow = box.top === box.bottom
  const source = rows[isRow ? box.top - 1 : box.top]
  if (!source) return []
  const filled = rows.slice(isRow ? box.top : box.top + 1, box.bottom + 1)
  return editsOf(filled, columns.slice(box.left, box.right + 1), (column) => source.cells[column.id] ?? '')
}

/** Clears the cells of a box. */
export function clear(rows: readonly SheetRow[], columns: readonly SheetColumn[], box: CellBox): SheetEdit[] {
  return editsOf(rows.slice(box.top, box.bottom + 1), columns.slice(box.left, box.right + 1), () => '')
}

function editsOf(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  value: (column: SheetColumn) => string,
): SheetEdit[] {
  return rows.flatMap((row) =>
    columns
      .filter((column) => isOpen(row, column))
      .map((column) => ({ row: row.id, column: column.id, value: value(column) })),
  )
}
