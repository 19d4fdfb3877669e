import type { CellBox, MatrixCell } from '@greenroom/ui'
import { cellWords, kindOf } from '../cell-words.ts'
import type { EntitlementCell } from '../entitlements.atoms.ts'

/** How many items and places are loaded at once: a few requests fill a view, and none is slow. */
const BLOCK = { rows: 40, columns: 20 }

/** The blocks of cells that a view needs. */
export function blocksOf(view: CellBox): CellBox[] {
  return steps(view.top, view.bottom, BLOCK.rows).flatMap((top) =>
    steps(view.left, view.right, BLOCK.columns).map((left) => ({
      top,
      bottom: top + BLOCK.rows - 1,
      left,
      right: left + BLOCK.columns - 1,
    })),
  )
}

function steps(from: number, to: number, size: number): number[] {
  const first = Math.floor(from / size)
  return Array.from({ length: Math.floor(to / size) - first + 1 }, (_, nth) => (first + nth) * size)
}

/** Whether one of the cells has an explicit entitlement, or is not loaded yet and may have one. */
export function mayHaveExplicit(
  items: readonly string[],
  places: readonly string[],
  cellAt: (item: string, place: string) => EntitlementCell | undefined,
): boolean {
  return items.some((item) =>
    places.some((place) => {
      const cell = cellAt(item, place)
      return cell === undefined || cell?.inherited === false
    }),
  )
}

/** What a cell shows. `wall` writes a minute of a clock. */
export function shownCell(cell: EntitlementCell, wall: (minute: string) => string): MatrixCell {
  const words = cellWords(cell, wall)
  if (!cell) return { text: '–', tone: 'none', words }
  const isDated = cell.from !== undefined || cell.to !== undefined
  return {
    text: isDated ? `${kindOf(cell)}, dated` : kindOf(cell),
    tone: cell.inherited ? 'quiet' : 'strong',
    words,
  }
}
