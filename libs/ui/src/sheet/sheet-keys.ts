import { type CellPlace, within } from './sheet-range.ts'

export type SheetPress = { key: string; shift: boolean; /** Ctrl, or Cmd on a Mac. */ ctrl: boolean; alt: boolean }

export type SheetBounds = { rows: number; columns: number; /** Rows in one view, at least 1. */ page: number }

/** The command of a key in a sheet: the keyboard of the ARIA grid pattern, and of spreadsheets. */
export type SheetCommand =
  | { do: 'move'; to: CellPlace; /** Selects up to there. */ extend: boolean }
  /** Starts typing: replaces the cell by `text`, or edits it. */
  | { do: 'type'; text?: string }
  | { do: 'clear' | 'remove' | 'fillDown' | 'undo' | 'redo' | 'all' | 'toggle' }

export function sheetCommand(press: SheetPress, from: CellPlace, bounds: SheetBounds): SheetCommand | null {
  const { key, shift, ctrl, alt } = press
  if (alt) return null
  const to = target(press, from, bounds)
  if (to) return { do: 'move', to: within(to, bounds.rows, bounds.columns), extend: shift }
  if (ctrl) return withCtrl(key.toLowerCase(), shift)
  if (key === 'F2' || key === 'Enter') return { do: 'type' }
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' }
  if (key === ' ') return { do: 'toggle' }
  return key.length === 1 ? { do: 'type', text: key } : null
}

function withCtrl(key: string, shift: boolean): SheetCommand | null {
  if (key === 'delete' || key === 'backspace') return { do: 'remove' }
  if (key === 'z') return { do: shift ? 'redo' : 'undo' }
  if (key === 'y') return { do: 'redo' }
  if (key === 'd') return { do: 'fillDown' }
  return key === 'a' ? { do: 'all' } : null
}

/** The new focus after a key; null for other keys. Tab leaves the sheet. */
function target({ key, ctrl }: SheetPress, { row, column }: CellPlace, bounds: SheetBounds): CellPlace | null {
  const [lastRow, lastColumn] = [bounds.rows - 1, bounds.columns - 1]
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? 0 : row - 1, column }
    case 'ArrowDown':
      return { row: ctrl ? lastRow : row + 1, column }
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 }
    case 'ArrowRight':
      return { row, column: ctrl ? lastColumn : column + 1 }
    case 'PageUp':
      return { row: row - bounds.page, column }
    case 'PageDown':
      return { row: row + bounds.page, column }
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 }
    case 'End':
      return { row: ctrl ? lastRow : row, column: lastColumn }
    default:
      return null
  }
}

/** The new focus after typing: Enter down, Tab right, with Shift the other way. At an edge it stays. */
export function afterTyping(key: 'Enter' | 'Tab', shift: boolean, { row, column }: CellPlace): CellPlace {
  const by = shift ? -1 : 1
  return key === 'Enter' ? { row: row + by, column } : { row, column: column + by }
}
