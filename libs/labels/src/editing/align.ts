import { type Rect, rect, type Size } from '../dots.ts'
import type { LabelElement } from '../template.ts'
import { boundsOf, boxOf, moved } from './arrange.ts'
import { selectedIn, selectedParts } from './selection.ts'

export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]

type Part = readonly LabelElement[]

const boundsOfPart = (part: Part) => boundsOf(part.map(boxOf))

/** Aligns the selected elements with each other; a single one with the label. Locked ones are aligned with, but stay. */
export function alignElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  edge: Edge,
  stock: Size,
): readonly LabelElement[] {
  const parts = selectedParts(elements, ids)
  if (parts.length === 0) return elements
  const target = parts.length === 1 ? rect(0, 0, stock.width, stock.height) : boundsOf(parts.map(boundsOfPart))
  const movable = parts.filter((part) => part.every(({ locked }) => !locked))
  return movedParts(elements, new Map(movable.map((part) => [part, toEdge(boundsOfPart(part), target, edge)])))
}

function toEdge(box: Rect, target: Rect, edge: Edge): readonly [number, number] {
  const across = target.width - box.width
  const down = target.height - box.height
  switch (edge) {
    case 'left':
      return [target.x - box.x, 0]
    case 'center':
      return [target.x + Math.floor(across / 2) - box.x, 0]
    case 'right':
      return [target.x + across - box.x, 0]
    case 'top':
      return [0, target.y - box.y]
    case 'middle':
      return [0, target.y + Math.floor(down / 2) - box.y]
    case 'bottom':
      return [0, target.y + down - box.y]
  }
}

export type Axis = 'across' | 'down'

/** Gives three or more selected elements equal gaps, to the dot; the outermost stay. */
export function distributeElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  axis: Axis,
): readonly LabelElement[] {
  const parts = selectedParts(elements, new Set(selectedIn(elements, ids).map(({ id }) => id)))
  if (parts.length < 3) return elements
  const spanOf = (part: Part) => {
    const { x, y, width, height } = boundsOfPart(part)
    return axis === 'across' ? { start: x, size: width } : { start: y, size: height }
  }
  const sorted = parts.toSorted((a, b) => spanOf(a).start - spanOf(b).start)
  const first = spanOf(sorted[0]!)
  const last = spanOf(sorted.at(-1)!)
  const sizes = sorted.map((each) => spanOf(each).size)
  const free = last.start + last.size - first.start - sizes.reduce((sum, size) => sum + size, 0)
  const moves = new Map<Part, readonly [number, number]>()
  let used = 0
  for (const [at, each] of sorted.entries()) {
    const by = first.start + used + Math.round((free * at) / (sorted.length - 1)) - spanOf(each).start
    moves.set(each, axis === 'across' ? [by, 0] : [0, by])
    used += sizes[at]!
  }
  return movedParts(elements, moves)
}

function movedParts(elements: readonly LabelElement[], moves: ReadonlyMap<Part, readonly [number, number]>) {
  const places = new Map([...moves].flatMap(([part, by]) => part.map((each) => [each, by] as const)))
  return elements.map((each) => {
    const by = places.get(each)
    return by ? moved(each, ...by) : each
  })
}
