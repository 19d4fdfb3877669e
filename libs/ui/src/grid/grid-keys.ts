import type { GridNode } from './grid-columns.ts'

/**
 * The keyboard of the ARIA grid pattern, and of the treegrid pattern for trees, as one pure function: the command of a
 * key, given the focus. Row -1 is the header. A command of the grid itself never depends on the DOM.
 */
export type Position = { row: number; column: number }

export type GridBounds = { rows: number; columns: number; /** Rows in one view, at least 1. */ page: number }

export type KeyPress = {
  key: string
  shift: boolean
  /** Ctrl, or Cmd on a Mac. */
  ctrl: boolean
  alt: boolean
}

export type GridCommand =
  | { do: 'move'; to: Position; /** Selects from the anchor to the new row. */ extend: boolean }
  | { do: 'toggle' | 'range' | 'all' | 'clear' | 'open' | 'peek' | 'sort' | 'fold' | 'parent' }
  | { do: 'resize' | 'reorder'; by: -1 | 1 }

export const HEADER_ROW = -1

export function gridCommand(
  press: KeyPress,
  from: Position,
  bounds: GridBounds,
  node?: Pick<GridNode, 'level' | 'open'>,
): GridCommand | null {
  const { key, shift, ctrl, alt } = press
  const inHeader = from.row === HEADER_ROW
  if (inHeader && (key === 'ArrowLeft' || key === 'ArrowRight') && (alt || shift) && !ctrl) {
    return { do: alt ? 'resize' : 'reorder', by: key === 'ArrowLeft' ? -1 : 1 }
  }
  if (alt) return null
  if (ctrl && key.toLowerCase() === 'a') return { do: 'all' }
  const folding = node && !ctrl && !shift ? foldCommand(key, from, node) : null
  if (folding) return folding
  const to = target(key, ctrl, from, bounds)
  if (to) return { do: 'move', to, extend: shift && !inHeader && to.row >= 0 && to.row !== from.row }
  if (key === 'Escape') return { do: 'clear' }
  if (ctrl) return null
  if (inHeader) return key === 'Enter' || key === ' ' ? { do: 'sort' } : null
  if (key === ' ') return { do: shift ? 'range' : 'toggle' }
  if (key === 'Enter') return { do: 'open' }
  if (key === 'p' && !shift) return { do: 'peek' }
  return null
}

/** In the first column the arrows open and close before they move on. */
function foldCommand(key: string, { column }: Position, { level, open }: Pick<GridNode, 'level' | 'open'>) {
  const isFold =
    (key === 'Enter' && open !== undefined) ||
    (column === 0 && ((key === 'ArrowRight' && open === false) || (key === 'ArrowLeft' && open === true)))
  if (isFold) return { do: 'fold' } as const
  return column === 0 && key === 'ArrowLeft' && level > 1 ? ({ do: 'parent' } as const) : null
}

/** The new focus after a key, kept within bounds; null for keys that do not move it. */
function target(key: string, ctrl: boolean, from: Position, { rows, columns, page }: GridBounds): Position | null {
  const row = (to: number) => ({ ...from, row: clamp(to, HEADER_ROW, rows - 1) })
  const column = (to: number) => ({ ...from, column: clamp(to, 0, columns - 1) })
  switch (key) {
    case 'ArrowUp':
      return row(ctrl ? Math.min(from.row, 0) : from.row - 1)
    case 'ArrowDown':
      return row(ctrl ? rows - 1 : from.row + 1)
    case 'ArrowLeft':
      return column(ctrl ? 0 : from.column - 1)
    case 'ArrowRight':
      return column(ctrl ? columns - 1 : from.column + 1)
    case 'PageUp':
      return row(from.row <= 0 ? HEADER_ROW : Math.max(0, from.row - page))
    case 'PageDown':
      return row(Math.max(0, from.row) + page)
    case 'Home':
      return ctrl ? { row: rows > 0 ? 0 : HEADER_ROW, column: 0 } : column(0)
    case 'End':
      return ctrl ? { row: rows - 1, column: columns - 1 } : column(columns - 1)
    default:
      return null
  }
}

function clamp(value: number, low: number, high: number) {
  return Math.max(low, Math.min(value, high))
}
