import type { Option } from '../form/choice/option.ts'
import { numbers } from '../form/numbers.ts'

/**
 * A column of a sheet. Every cell is text: an amount or a number is plain, with a decimal point, a choice is the ID of
 * its option, a flag `true` or ''.
 */
export type SheetColumn = {
  /** Unique in the sheet: the key of its cells. */
  id: string
  /** The header. */
  label: string
  /** How cells are edited and aligned. */
  kind: 'text' | 'money' | 'number' | 'choice' | 'flag'
  /** In CSS pixels. */
  width: number
  /** Takes the room that the columns leave, and no less than its width. */
  isFlexible?: boolean
  /** Read-only. */
  readOnly?: boolean
  /** On a phone, where columns share its width; 0 leaves the column out. */
  phoneWidth?: number
  /** The column that a phone shows in small print under this one, header and cells. */
  phoneDetail?: Pick<SheetColumn, 'id' | 'label' | 'isWarning'>
  /** In characters. */
  limit?: number
  /** A scanned code is meant for its cells, as for a UPC. Other cells are left as they are. */
  takesScans?: boolean
  /** The choices of a column of kind `choice`. */
  options?: readonly Option[]
  /** Offers to create what the text of a choice names: "Create size". */
  create?: { label: string; onPick: (text: string, row: string) => void }
  /** Whether the text of a cell is a warning, which its color says as well. */
  isWarning?: (text: string) => boolean
  /** How a cell shows its text unless it is being edited: an amount with its currency. */
  format?: (text: string) => string
}

/** What the editor of a choice holds as long as its text names no option. */
export const NO_CHOICE = '\0none'

export type SheetCells = Readonly<Record<string, string>>

/** One row. Cells that differ from `before` are marked as changed; a row without it is new. */
export type SheetRow = Readonly<{
  id: string
  cells: SheetCells
  before?: SheetCells
  /** Columns that are read-only in this row alone. */
  locked?: ReadonlySet<string>
}>

/** Messages of invalid cells, by row ID, then column ID. */
export type SheetIssues = ReadonlyMap<string, Readonly<Record<string, string>>>

export type SheetEdit = { row: string; column: string; value: string }

/** The rows and their undo and redo history. Unchanged rows are shared. */
export type SheetState = Readonly<{
  rows: readonly SheetRow[]
  past: readonly (readonly SheetRow[])[]
  future: readonly (readonly SheetRow[])[]
}>

export type SheetAction =
  /** Changes several cells as one undo step. */
  | { do: 'edit'; edits: readonly SheetEdit[] }
  /** Changes cells as well, as one undo step with the new rows. */
  | { do: 'add'; rows: readonly SheetRow[]; edits?: readonly SheetEdit[] }
  | { do: 'remove'; ids: readonly string[] }
  | { do: 'undo' | 'redo' }
  /** Starts over, with nothing to undo. */
  | { do: 'load'; rows: readonly SheetRow[] }

/** The maximum number of undo steps. */
const MOST_STEPS = 100

export function sheetOf(rows: readonly SheetRow[]): SheetState {
  return { rows, past: [], future: [] }
}

export function nextSheet(state: SheetState, action: SheetAction): SheetState {
  const { rows, past, future } = state
  switch (action.do) {
    case 'edit':
      return stepTo(state, withEdits(rows, action.edits))
    case 'add': {
      const edited = withEdits(rows, action.edits ?? [])
      return stepTo(state, action.rows.length > 0 ? [...edited, ...action.rows] : edited)
    }
    case 'remove': {
      const left = rows.filter(({ id }) => !action.ids.includes(id))
      return stepTo(state, left.length < rows.length ? left : rows)
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { rows: before, past: past.slice(0, -1), future: [rows, ...future] } : state
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { rows: after, past: [...past, rows], future: rest } : state
    }
    case 'load':
      return sheetOf(action.rows)
  }
}

function stepTo(state: SheetState, rows: readonly SheetRow[]): SheetState {
  if (rows === state.rows) return state
  return { rows, past: [...state.past, state.rows].slice(-MOST_STEPS), future: [] }
}

/** The rows with some cells changed; returns the same rows if nothing changes. */
function withEdits(rows: readonly SheetRow[], edits: readonly SheetEdit[]): readonly SheetRow[] {
  const byRow = Map.groupBy(edits, ({ row }) => row)
  let isChanged = false
  const after = rows.map((row) => {
    const changes = byRow.get(row.id)?.filter(({ column, value }) => (row.cells[column] ?? '') !== value) ?? []
    if (changes.length === 0) return row
    isChanged = true
    const values = Object.fromEntries(changes.map(({ column, value }) => [column, value]))
    return { ...row, cells: { ...row.cells, ...values } }
  })
  return isChanged ? after : rows
}

/** The columns that a phone shows. If none of them is flexible, the first one is, so that nothing is left beside them. */
export function phoneColumns(columns: readonly SheetColumn[]): SheetColumn[] {
  const shown = columns.filter(({ phoneWidth }) => phoneWidth !== 0)
  const isFilled = shown.some(({ isFlexible }) => isFlexible)
  return shown.map((column, at) => ({
    ...column,
    width: column.phoneWidth ?? column.width,
    ...(!isFilled && at === 0 && { isFlexible: true }),
  }))
}

/** Whether a cell is editable. */
export function isOpen(row: SheetRow, column: SheetColumn): boolean {
  return !column.readOnly && !row.locked?.has(column.id)
}

/** Whether a cell differs from its loaded value. In a new row no cell does, because all of it is new. */
export function isChanged({ cells, before }: SheetRow, column: string): boolean {
  return before !== undefined && (before[column] ?? '') !== (cells[column] ?? '')
}

/** Whether a row is new or has changes. */
export function isRowChanged(row: SheetRow): boolean {
  const { cells, before } = row
  return before === undefined || (cells !== before && Object.keys(cells).some((column) => isChanged(row, column)))
}

/** The text of a cell as others read it, such as the clipboard. */
export function cellText({ kind, options = [] }: SheetColumn, value: string): string {
  if (kind === 'flag') return value === 'true' ? 'Yes' : 'No'
  return kind === 'choice' ? (options.find(({ id }) => id === value)?.label ?? value) : typedText({ kind }, value)
}

/** What the editor of a cell begins with: an amount or a number as the reader types it. */
export function typedText({ kind }: Pick<SheetColumn, 'kind'>, value: string): string {
  return isNumber(kind) ? numbers.typed(value) : value
}

/** The value of a cell for what was typed or pasted. */
export function plainText({ kind }: Pick<SheetColumn, 'kind'>, typed: string): string {
  return isNumber(kind) ? numbers.read(typed) : typed
}

function isNumber(kind: SheetColumn['kind']): boolean {
  return kind === 'money' || kind === 'number'
}

/** The displayed text of a cell. */
export function shownText(column: SheetColumn, value: string): string {
  return column.format?.(value) ?? cellText(column, value)
}
