import { dots, isWithin, rect, type Rect, type Size } from '../dots.ts'
import { lineHeightOf } from '../font.ts'
import * as limits from '../limits.ts'
import { leastBarcodeHeight } from '../place-barcode.ts'
import type { LabelElement } from '../template.ts'
import { partsOf, selectedIn, withGroups } from './selection.ts'

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

export const moved = <Element extends LabelElement>(element: Element, dx: number, dy: number): Element => ({
  ...element,
  positionX: dots(element.positionX + dx),
  positionY: dots(element.positionY + dy),
})

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

/** Locks the selected elements with their groups, or unlocks them if all are locked. */
export function lockElements(elements: readonly LabelElement[], ids: ReadonlySet<string>): readonly LabelElement[] {
  const all = withGroups(elements, ids)
  const locked = !isAllLocked(elements, all)
  return elements.map((each) => (all.has(each.id) ? { ...each, locked } : each))
}

/** Whether there is a selection, all of which is locked. */
export function isAllLocked(elements: readonly LabelElement[], ids: ReadonlySet<string>): boolean {
  const selected = elements.filter(({ id }) => ids.has(id))
  return selected.length > 0 && selected.every(({ locked }) => locked)
}

/** How far from its original a copy lies, in dots. */
const COPY_STEP = 16

/** Copies with IDs and groups of their own, a step away from their originals, or on them where the label ends. */
export function copyElements(
  originals: readonly LabelElement[],
  stock: Size,
  newID: () => string,
): readonly LabelElement[] {
  const copies = new Map<LabelElement, LabelElement>()
  for (const part of partsOf(originals, new Set(originals.map(({ id }) => id)))) {
    const group = part.length > 1 ? { group: newID() } : {}
    const step = isWithin(boundsOf(part.map((each) => boxOf(moved(each, COPY_STEP, COPY_STEP)))), stock) ? COPY_STEP : 0
    for (const original of part) {
      const { locked: _, group: __, ...own } = original
      copies.set(original, moved({ ...own, ...group, id: newID() } as LabelElement, step, step))
    }
  }
  return originals.map((original) => copies.get(original)!)
}
