import { type Rect, rect, type Size } from '../dots.ts'
import type { LabelElement } from '../template.ts'
import { boxOf, type Handle, resizeElement } from './arrange.ts'

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
  const lines = linesAround(others, stock)
  const across = nearest(linesOf(box.x, box.width), lines.x, reach)
  const down = nearest(linesOf(box.y, box.height), lines.y, reach)
  return {
    dx: across?.by ?? toGrid(box.x, grid),
    dy: down?.by ?? toGrid(box.y, grid),
    guides: guidesAt(across?.at, down?.at),
  }
}

/**
 * `resizeElement`, after which each side that the handle moves meets the nearest line or the grid, if the element's limits
 * allow it.
 */
export function snapResize(
  element: LabelElement,
  handle: Handle,
  [dx, dy]: readonly [number, number],
  others: readonly Rect[],
  stock: Size,
  { grid, reach }: Snapping,
): { element: LabelElement; guides: readonly Guide[] } {
  const lines = linesAround(others, stock)
  const { x, y, width, height } = boxOf(resizeElement(element, handle, dx, dy, stock))
  const sides = { w: x, e: x + width, n: y, s: y + height }
  const moved = (names: readonly (keyof typeof sides)[]) =>
    names.filter((name) => handle.includes(name)).map((name) => sides[name])
  const [across, down] = [moved(['w', 'e']), moved(['n', 's'])]
  const near = { x: nearest(across, lines.x, reach), y: nearest(down, lines.y, reach) }
  const by = (own: readonly number[], found: { by: number } | undefined) =>
    own.length === 0 ? 0 : (found?.by ?? toGrid(own[0]!, grid))
  const snapped = resizeElement(element, handle, dx + by(across, near.x), dy + by(down, near.y), stock)
  const box = boxOf(snapped)
  const met = (found: { at: number } | undefined, edges: readonly number[]) =>
    found && edges.includes(found.at) ? found.at : undefined
  return {
    element: snapped,
    guides: guidesAt(met(near.x, [box.x, box.x + box.width]), met(near.y, [box.y, box.y + box.height])),
  }
}

/** The edges and centers of the others and of the label. */
function linesAround(others: readonly Rect[], stock: Size) {
  const boxes = [...others, rect(0, 0, stock.width, stock.height)]
  return {
    x: boxes.flatMap(({ x, width }) => linesOf(x, width)),
    y: boxes.flatMap(({ y, height }) => linesOf(y, height)),
  }
}

function guidesAt(x: number | undefined, y: number | undefined): Guide[] {
  return [
    ...(x === undefined ? [] : [{ axis: 'x' as const, at: x }]),
    ...(y === undefined ? [] : [{ axis: 'y' as const, at: y }]),
  ]
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
