import {
  boundsOf,
  boxOf,
  type Guide,
  type Handle,
  type LabelElement,
  moveElements,
  resizeElement,
  selectedIn,
  snapMove,
  snapResize,
  withGroups,
} from '@greenroom/labels'
import { type MouseEvent, type PointerEvent, type RefObject, useState } from 'react'
import { elementAt } from './element-at.ts'
import { placeWords } from './keys.ts'
import type { DesignModel } from './use-design.ts'

type Drag = {
  start: { x: number; y: number }
  /** Undefined while elements are moved. */
  handle: { handle: Handle; id: string } | undefined
  selected: ReadonlySet<string>
  /** Pressing a selected element without moving it selects nothing but it, with its group. */
  alone: ReadonlySet<string> | undefined
}

type By = { x: number; y: number }
type Snapping = { grid: number; reach: number }

type Dragged = { elements: readonly LabelElement[]; guides: readonly Guide[] }

/** How near lines snap, in CSS pixels. */
const REACH = 6

/** Moves and resizes elements with the pointer, snapping to a grid of these dots. The design changes once, at the end. */
export function useDrag(
  design: DesignModel,
  surface: RefObject<HTMLElement | null>,
  { grid, readOnly }: { grid: number | undefined; readOnly: boolean },
) {
  const { stock, elements } = design
  const [drag, setDrag] = useState<Drag>()
  const [dragged, setDragged] = useState<Dragged>()

  function pointAt({ clientX, clientY }: MouseEvent) {
    const { left, top, width } = surface.current!.getBoundingClientRect()
    const scale = stock.width / width
    return { x: (clientX - left) * scale, y: (clientY - top) * scale, scale }
  }

  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const start = pointAt(event)
    const { handle, element: id } = (event.target as HTMLElement | SVGElement).dataset
    surface.current!.setPointerCapture(event.pointerId)
    if (handle && id) {
      return setDrag({ start, handle: { handle: handle as Handle, id }, selected: design.selected, alone: undefined })
    }
    const hit = elementAt(elements, start.x, start.y)
    const group = hit && withGroups(elements, new Set([hit.id]))
    const isSelected = hit !== undefined && design.selected.has(hit.id)
    const selected = selectionAfter(design.selected, group, isSelected, event.shiftKey)
    if (selected !== design.selected) design.select(selected)
    const alone = isSelected && !event.shiftKey ? group : undefined
    if (hit) setDrag({ start, handle: undefined, selected, alone })
  }

  /** What the drag has led to where the pointer is; undefined while it is where it began. */
  function draggedTo(event: PointerEvent): Dragged | undefined {
    if (!drag || readOnly) return undefined
    const { x, y, scale } = pointAt(event)
    const by = { x: Math.round(x - drag.start.x), y: Math.round(y - drag.start.y) }
    if (by.x === 0 && by.y === 0) return undefined
    const snapping = { grid: grid ?? 0, reach: grid !== undefined && !event.altKey ? REACH * scale : -1 }
    return drag.handle ? resized(drag.handle, by, snapping) : moved(drag.selected, by, snapping)
  }

  function moved(selected: ReadonlySet<string>, by: By, snapping: Snapping): Dragged {
    const free = moveElements(elements, selected, by.x, by.y, stock)
    const chosen = selectedIn(free, selected)
    if (snapping.reach < 0 || chosen.length === 0) return { elements: free, guides: [] }
    const others = free.filter((each) => !chosen.includes(each)).map(boxOf)
    const { dx, dy, guides } = snapMove(boundsOf(chosen.map(boxOf)), others, stock, snapping)
    return { elements: moveElements(free, selected, dx, dy, stock), guides }
  }

  function resized({ handle, id }: { handle: Handle; id: string }, by: By, snapping: Snapping): Dragged {
    const others = elements.filter((each) => each.id !== id).map(boxOf)
    const resize = (element: LabelElement) =>
      snapping.reach < 0
        ? { element: resizeElement(element, handle, by.x, by.y, stock), guides: [] }
        : snapResize(element, handle, [by.x, by.y], others, stock, snapping)
    const { element, guides } = resize(elements.find((each) => each.id === id)!)
    return { elements: elements.map((each) => (each.id === id ? element : each)), guides }
  }

  /** The last move may not have been rendered yet. */
  function end(event: PointerEvent) {
    const last = draggedTo(event)
    if (last) design.setElements(last.elements, placeWords(last.elements, design.selected))
    else if (drag?.alone) design.select(drag.alone)
    cancel()
  }

  function selectWithinGroup(event: MouseEvent) {
    const { x, y } = pointAt(event)
    const hit = elementAt(elements, x, y)
    if (hit) design.select(new Set([hit.id]))
  }

  function cancel() {
    setDrag(undefined)
    setDragged(undefined)
  }

  return {
    /** While something is dragged. */
    elements: dragged?.elements,
    guides: dragged?.guides ?? [],
    handlers: {
      onPointerDown: begin,
      onPointerMove: (event: PointerEvent) => setDragged(draggedTo(event)),
      onPointerUp: end,
      onPointerCancel: cancel,
      onDoubleClick: selectWithinGroup,
    },
  }
}

/** `hit` is what was pressed: an element with its group. */
function selectionAfter(
  before: ReadonlySet<string>,
  hit: ReadonlySet<string> | undefined,
  isSelected: boolean,
  adds: boolean,
): ReadonlySet<string> {
  if (!hit) return adds ? before : new Set()
  if (!adds) return isSelected ? before : hit
  return new Set(isSelected ? [...before].filter((id) => !hit.has(id)) : [...before, ...hit])
}
