import { dots, isWithin, rect, type Rect, type Size } from '../dots.ts'
import { lineHeightOf } from '../font.ts'
import * as limits from '../limits.ts'
import { leastBarcodeHeight } from '../place-barcode.ts'
import type { LabelElement } from '../template.ts'

/** The place of an element on the label, turned. A text takes as many lines as it may have. */
export function boxOf(element: LabelElement): Rect {
  const { positionX: x, positionY: y } = element
  const height = element.type === 'text' ? element.maxLines * lineHeightOf(element.fontSize) : element.height
  return isUpright(element) ? rect(x, y, element.width, height) : rect(x, y, height, element.width)
}

function isUpright({ orientation }: LabelElement): boolean {
  return orientation === 'N' || orientation === 'I'
}

/** The smallest box around all of them. */
export function boundsOf(boxes: readonly Rect[]): Rect {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return rect(left, top, right - left, bottom - top)
}

const moved = <Element extends LabelElement>(element: Element, dx: number, dy: number): Element => ({
  ...element,
  positionX: dots(element.positionX + dx),
  positionY: dots(element.positionY + dy),
})

/** The selected elements that may be changed. */
export function selectedIn(elements: readonly LabelElement[], ids: ReadonlySet<string>): readonly LabelElement[] {
  return elements.filter(({ id, locked }) => ids.has(id) && !locked)
}

/** Moves the selected elements together, as far as they all stay on the label. */
export function moveElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  dx: number,
  dy: number,
  stock: Size,
): readonly LabelElement[] {
  const chosen = selectedIn(elements, ids)
  if (chosen.length === 0) return elements
  const bounds = boundsOf(chosen.map(boxOf))
  const across = within(dx, -bounds.x, stock.width - bounds.x - bounds.width)
  const down = within(dy, -bounds.y, stock.height - bounds.y - bounds.height)
  return across === 0 && down === 0
    ? elements
    : elements.map((each) => (chosen.includes(each) ? moved(each, across, down) : each))
}

/** A value between two others; what is outside the label already may come back, but go no further. */
function within(value: number, min: number, max: number): number {
  return Math.max(Math.min(value, Math.max(max, 0)), Math.min(min, 0))
}

/** The sides that a handle moves. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof HANDLES)[number]

/** The handles of an element: a text has the height of its font. */
export function handlesOf(element: LabelElement): readonly Handle[] {
  if (element.locked) return []
  if (element.type !== 'text') return HANDLES
  return isUpright(element) ? ['e', 'w'] : ['n', 's']
}

/** Moves the sides of a handle; the others stay. The element keeps the limits of section 5 and stays on the label. */
export function resizeElement(
  element: LabelElement,
  handle: Handle,
  dx: number,
  dy: number,
  stock: Size,
): LabelElement {
  const box = boxOf(element)
  const least = leastSize(element)
  const [x, width] = resizedAxis(
    box.x,
    box.width,
    dx,
    least.width,
    stock.width,
    handle.includes('w'),
    handle.includes('e'),
  )
  const [y, height] = resizedAxis(
    box.y,
    box.height,
    dy,
    least.height,
    stock.height,
    handle.includes('n'),
    handle.includes('s'),
  )
  return inBox(element, rect(x, y, width, height))
}

function resizedAxis(
  from: number,
  size: number,
  by: number,
  least: number,
  room: number,
  first: boolean,
  last: boolean,
) {
  if (first) {
    const start = Math.max(0, Math.min(from + by, from + size - least))
    return [start, from + size - start] as const
  }
  if (last) return [from, Math.max(least, Math.min(size + by, room - from))] as const
  return [from, size] as const
}

/** The least size of its box (section 5). */
function leastSize(element: LabelElement): { width: number; height: number } {
  const width = element.type === 'text' ? limits.TEXT_MIN_WIDTH : thicknessOf(element)
  const height = element.type === 'barcode' ? leastBarcodeHeight(element) : thicknessOf(element)
  return isUpright(element) ? { width, height } : { width: height, height: width }
}

function thicknessOf(element: LabelElement): number {
  return element.type === 'rectangle' || element.type === 'circle' ? element.thickness : 1
}

function inBox(element: LabelElement, box: Rect): LabelElement {
  const [width, height] = isUpright(element) ? [box.width, box.height] : [box.height, box.width]
  const placed = { ...element, positionX: box.x, positionY: box.y, width }
  return element.type === 'text' ? placed : { ...placed, height }
}

export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof EDGES)[number]

/** Aligns the selected elements with each other; a single one with the label. Locked ones are aligned with, but stay. */
export function alignElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  edge: Edge,
  stock: Size,
): readonly LabelElement[] {
  const boxes = elements.filter(({ id }) => ids.has(id)).map(boxOf)
  if (boxes.length === 0) return elements
  const target = boxes.length === 1 ? rect(0, 0, stock.width, stock.height) : boundsOf(boxes)
  const chosen = selectedIn(elements, ids)
  return elements.map((each) => {
    if (!chosen.includes(each)) return each
    const [dx, dy] = toEdge(boxOf(each), target, edge)
    return moved(each, dx, dy)
  })
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
  const chosen = selectedIn(elements, ids)
  if (chosen.length < 3) return elements
  const spanOf = (element: LabelElement) => {
    const { x, y, width, height } = boxOf(element)
    return axis === 'across' ? { start: x, size: width } : { start: y, size: height }
  }
  const sorted = chosen.toSorted((a, b) => spanOf(a).start - spanOf(b).start)
  const first = spanOf(sorted[0]!)
  const last = spanOf(sorted.at(-1)!)
  const sizes = sorted.map((each) => spanOf(each).size)
  const free = last.start + last.size - first.start - sizes.reduce((sum, size) => sum + size, 0)
  const places = new Map<LabelElement, number>()
  let used = 0
  for (const [at, each] of sorted.entries()) {
    places.set(each, first.start + used + Math.round((free * at) / (sorted.length - 1)))
    used += sizes[at]!
  }
  return elements.map((each) => {
    const place = places.get(each)
    if (place === undefined) return each
    const by = place - spanOf(each).start
    return axis === 'across' ? moved(each, by, 0) : moved(each, 0, by)
  })
}

export type Layer = 'front' | 'forward' | 'backward' | 'back'

/** Moves the selected elements over or under others: all of them, or the next one. Later elements print over earlier. */
export function layerElements(
  elements: readonly LabelElement[],
  ids: ReadonlySet<string>,
  layer: Layer,
): readonly LabelElement[] {
  const chosen = selectedIn(elements, ids)
  const others = elements.filter((each) => !chosen.includes(each))
  if (layer === 'front') return [...others, ...chosen]
  if (layer === 'back') return [...chosen, ...others]
  const ordered = [...elements]
  const places = ordered.flatMap((each, at) => (chosen.includes(each) ? [at] : []))
  const step = layer === 'forward' ? 1 : -1
  for (const at of step > 0 ? places.toReversed() : places) {
    const other = ordered[at + step]
    if (!other || chosen.includes(other)) continue
    ordered[at + step] = ordered[at]!
    ordered[at] = other
  }
  return ordered
}

/** Locks the selected elements, or unlocks them if all are locked. */
export function lockElements(elements: readonly LabelElement[], ids: ReadonlySet<string>): readonly LabelElement[] {
  const locked = !isAllLocked(elements, ids)
  return elements.map((each) => (ids.has(each.id) ? { ...each, locked } : each))
}

/** Whether there is a selection, all of which is locked. */
export function isAllLocked(elements: readonly LabelElement[], ids: ReadonlySet<string>): boolean {
  const selected = elements.filter(({ id }) => ids.has(id))
  return selected.length > 0 && selected.every(({ locked }) => locked)
}

/** How far from its original a copy lies, in dots. */
const COPY_STEP = 16

/** Copies with IDs of their own, a step away from their originals, or on them where the label ends. */
export function copyElements(
  originals: readonly LabelElement[],
  stock: Size,
  newID: () => string,
): readonly LabelElement[] {
  return originals.map(({ locked: _, ...original }) => {
    const copy = { ...original, id: newID() } as LabelElement
    const beside = moved(copy, COPY_STEP, COPY_STEP)
    return isWithin(boxOf(beside), stock) ? beside : copy
  })
}
