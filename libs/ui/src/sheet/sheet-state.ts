import type { Option } from '../option.ts'

/** What a column of a sheet holds. Every cell is text as typed; a choice is the ID of its option, a flag `true` or ''. */
export type SheetColumn = {
  id: string
  label: string
  kind: 'text' | 'money' | 'number' | 'choice' | 'flag'
  /** In CSS pixels. */
  width: number
  /** Nobody may change it. */
  readOnly?: boolean
  /** In characters. */
  limit?: number
  options?: readonly Option[]
}

export type SheetCells = Readonly<Record<string, string>>

/** One row. What differs from `before` is marked as changed; a row without it is new. */
export type SheetRow = Readonly<{
  id: string
  cells: SheetCells
  before?: SheetCells
  /** Columns that are read-only in this row alone. */
  locked?: ReadonlySet<string>
}>

export type SheetEdit = { row: string; column: string; value: string }

/** The rows, and as they were before and after: what undo and redo go through. Rows that are the same are shared. */
export type SheetState = Readonly<{
  rows: readonly SheetRow[]
  past: readonly (readonly SheetRow[])[]
  future: readonly (readonly SheetRow[])[]
}>

export type SheetAction =
  /** Several cells at once are one step back. */
  | { do: 'edit'; edits: readonly SheetEdit[] }
  | { do: 'add'; rows: readonly SheetRow[] }
  | { do: 'remove'; ids: readonly string[] }
  | { do: 'undo' | 'redo' }
  /** Starts over, with nothing to undo. */
  | { do: 'load'; rows: readonly SheetRow[] }

/** Steps that can be undone. */
const MOST_STEPS = 100

export function sheetOf(rows: readonly SheetRow[]): SheetState {
  return { rows, past: [], future: [] }
}

export function nextSheet(state: SheetState, action: SheetAction): SheetState {
  const { rows, past, future } = state
  switch (action.do) {
    case 'edit':
      return stepTo(state, withEdits(rows, action.edits))
    case 'add':
      return stepTo(state, action.rows.length > 0 ? [...rows, ...action.rows] : rows)
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

/** The rows with some cells changed; the same rows where nothing changes. */
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

/** Whether a cell may be changed. */
export function isOpen(row: SheetRow, column: SheetColumn): boolean {
  return !column.readOnly && !row.locked?.has(column.id)
}

/** Whether a cell differs from what was loaded. In a new row nothing does: all of it is new. */
export function isChanged({ cells, before }: SheetRow, column: string): boolean {
  return before !== undefined && (before[column] ?? '') !== (cells[column] ?? '')
}

/** Whether anything of a row is new or changed. */
export function isRowChanged(row: SheetRow): boolean {
  const { cells, before } = row
  return before === undefined || (cells !== before && Object.keys(cells).some((column) => isChanged(row, column)))
}

/** A cell as people read it. */
export function cellText({ kind, options = [] }: SheetColumn, value: string): string {
  if (kind === 'flag') return value === 'true' ? 'Yes' : 'No'
  return kind === 'choice' ? (options.find(({ id }) => id === value)?.label ?? value) : value
}
