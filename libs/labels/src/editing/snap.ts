import { type Rect, rect, type Size } from '../dots.ts'

/** A line that a moved element meets: at `at` dots from the left or the top. */
export type Guide = Readonly<{ axis: 'x' | 'y'; at: number }>

export type Snap = Readonly<{ dx: number; dy: number; guides: readonly Guide[] }>

type Snapping = Readonly<{
  /** The distance of the lines of the grid, in dots; 0 without one. */
  grid: number
  /** How near a line has to be, in dots. */
  reach: number
}>

/**
 * What a moved box lacks to the nearest edge or center of the others or of the label, in each direction; the grid counts
 * where nothing else is near.
 */
export function snapMove(box: Rect, others: readonly Rect[], stock: Size, { grid, reach }: Snapping): Snap {
  const lines = [...others, rect(0, 0, stock.width, stock.height)]
  const across = nearest(
    linesOf(box.x, box.width),
    lines.flatMap(({ x, width }) => linesOf(x, width)),
    reach,
  )
  const down = nearest(
    linesOf(box.y, box.height),
    lines.flatMap(({ y, height }) => linesOf(y, height)),
    reach,
  )
  return {
    dx: across?.by ?? toGrid(box.x, grid),
    dy: down?.by ?? toGrid(box.y, grid),
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  }
}

/** Its two edges and its center. */
function linesOf(start: number, size: number): readonly number[] {
  return [start, start + Math.floor(size / 2), start + size]
}

function nearest(own: readonly number[], lines: readonly number[], reach: number) {
  let found: { by: number; at: number } | undefined
  for (const at of lines) {
    for (const line of own) {
      const by = at - line
      if (Math.abs(by) <= reach && (!found || Math.abs(by) < Math.abs(found.by))) found = { by, at }
    }
  }
  return found
}

function toGrid(place: number, grid: number): number {
  return grid > 0 ? Math.round(place / grid) * grid - place : 0
}
