import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import type { CellLook } from './grid-cells.ts'
import { CHECK_COLUMN, movedBy, type GridSort, type GridTree, type ResolvedColumn } from './grid-columns.ts'
import { gridCommand, HEADER_ROW, type Position } from './grid-keys.ts'
import styles from './grid.module.css'
import { toggled, toggledAll, withRange, type RangeAnchor, type Selection } from './row-selection.ts'

/** The step of Alt+arrow on a header, in pixels. */
const RESIZE_STEP = 16

type Interaction<Row extends object> = {
  scroller: RefObject<HTMLDivElement | null>
  rowHeight: number
  count: number
  looks: readonly CellLook<Row>[]
  rowAt: (index: number) => Row | undefined
  rowId: (row: Row) => string
  /** When it changes, the positions of an earlier range are invalid. */
  order: object
  selection: Selection
  /** Undefined if rows cannot be selected. */
  select?: (selection: Selection) => void
  sort: (sort: GridSort | null) => void
  resize: (column: string, width: number, done: boolean) => void
  reorder: (visible: string[]) => void
  onOpen?: (row: Row) => void
  onPeek?: (row: Row) => void
  tree?: GridTree<Row>
}

/**
 * Handles keys and mouse in a grid. One cell is in the tab order, and arrows move the focus from cell to cell;
 * its row stays mounted wherever the user scrolls.
 */
export function useGridInteraction<Row extends object>(grid: Interaction<Row>) {
  const { scroller, count, looks, rowAt, rowId, selection, select } = grid
  const [wanted, setWanted] = useState<Position>({ row: 0, column: 0 })
  const active = { row: Math.min(wanted.row, count - 1), column: Math.min(wanted.column, looks.length - 1) }
  const anchor = useRef<(RangeAnchor & { extending: boolean }) | null>(null)
  useEffect(() => {
    anchor.current = null
  }, [grid.order])

  const focusing = useRef(false)
  useLayoutEffect(() => {
    if (!focusing.current) return
    focusing.current = false
    const cell = scroller.current?.querySelector<HTMLElement>('[role="row"] > [tabindex="0"]')
    if (!cell) return
    cell.focus({ preventScroll: true })
    scrollTo(cell, scroller.current!)
  }, [wanted, scroller])

  function focus(to: Position) {
    focusing.current = true
    setWanted({ ...to })
  }

  const nodeAt = (index: number) => {
    const row = index === HEADER_ROW ? undefined : rowAt(index)
    return row && grid.tree?.nodeOf(row)
  }

  const isFolding = (index: number) => nodeAt(index)?.open !== undefined

  function parentOf(row: number): number {
    const { level } = nodeAt(row)!
    let above = row - 1
    while (nodeAt(above)!.level >= level) above -= 1
    return above
  }

  const idAt = (index: number) => rowId(rowAt(index)!)

  function toggle(row: number) {
    if (!select) return
    const next = toggled(selection, idAt(row))
    anchor.current = { at: row, base: next, extending: false }
    select(next)
  }

  function range(to: number) {
    anchor.current ??= { at: active.row, base: selection, extending: false }
    select?.(withRange(anchor.current, to, idAt))
  }

  function extend(from: number, to: number) {
    if (!anchor.current?.extending) anchor.current = { at: from, base: selection, extending: true }
    select?.(withRange(anchor.current, to, idAt))
  }

  function pressHeader(column: number) {
    const look = looks[column]!
    if (look.column.id === CHECK_COLUMN) select?.(toggledAll(selection, count, idAt))
    else if (look.column.getCanSort()) grid.sort(nextSort(look.column))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = positionOf(event.target)
    if (!at || isControl(event.target)) return
    const view = (scroller.current?.clientHeight ?? 0) / grid.rowHeight
    const bounds = { rows: count, columns: looks.length, page: Math.max(1, Math.floor(view) - 2) }
    const { key, shiftKey: shift, altKey: alt } = event
    const command = gridCommand({ key, shift, alt, ctrl: event.ctrlKey || event.metaKey }, at, bounds, nodeAt(at.row))
    if (!command) return
    event.preventDefault()
    const row = at.row === HEADER_ROW ? undefined : rowAt(at.row)
    const column = looks[at.column]!.column
    switch (command.do) {
      case 'move':
        focus(command.to)
        if (command.extend) extend(at.row, command.to.row)
        else if (anchor.current) anchor.current.extending = false
        return
      case 'toggle':
        return toggle(at.row)
      case 'range':
        return range(at.row)
      case 'all':
        return select?.(toggledAll(selection, count, idAt))
      case 'clear':
        return selection.size > 0 && select?.(new Set())
      case 'open':
        return row && grid.onOpen?.(row)
      case 'fold':
        return grid.tree!.onFold(row!)
      case 'parent':
        return focus({ ...at, row: parentOf(at.row) })
      case 'peek':
        return row && grid.onPeek?.(row)
      case 'sort':
        return pressHeader(at.column)
      case 'resize':
        return grid.resize(column.id, column.getSize() + command.by * RESIZE_STEP, true)
      case 'reorder': {
        const order = movedBy(
          looks.map((look) => look.column.id),
          column.id,
          command.by,
        )
        grid.reorder(order)
        return focus({ row: HEADER_ROW, column: order.indexOf(column.id) })
      }
    }
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const at = positionOf(event.target)
    if (!at || at.row >= count) return
    if (isControl(event.target)) return setWanted(at)
    focus(at)
    if (at.row === HEADER_ROW) return pressHeader(at.column)
    if (event.shiftKey) return range(at.row)
    if (event.ctrlKey || event.metaKey || looks[at.column]!.column.id === CHECK_COLUMN) return toggle(at.row)
    if (anchor.current) anchor.current.extending = false
    const row = rowAt(at.row)!
    // The second click of a double click must not fold the row back.
    if (isFolding(at.row)) return event.detail < 2 && grid.tree!.onFold(row)
    // Nor does it peek twice.
    if (event.detail < 2) grid.onPeek?.(row)
  }

  function onDoubleClick(event: MouseEvent<HTMLElement>) {
    const at = positionOf(event.target)
    const row = at && at.row !== HEADER_ROW && !isControl(event.target) ? rowAt(at.row) : undefined
    if (row && looks[at!.column]!.column.id !== CHECK_COLUMN && !isFolding(at!.row)) grid.onOpen?.(row)
  }

  return { active, onKeyDown, onClick, onDoubleClick }
}

/** Scrolls a cell out from under the header, the pinned columns and the edges of the view. */
function scrollTo(cell: HTMLElement, scroller: HTMLElement) {
  const box = cell.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const pinned = [...scroller.querySelectorAll('[role="columnheader"]')].filter(isPinned)
  const corner = pinned.at(-1)?.getBoundingClientRect() ?? view
  if (cell.role !== 'columnheader') {
    const below = box.bottom - (view.top + scroller.clientHeight)
    if (box.top < corner.bottom) scroller.scrollTop -= corner.bottom - box.top
    else if (below > 0) scroller.scrollTop += below
  }
  if (!isPinned(cell)) {
    const beyond = box.right - (view.left + scroller.clientWidth)
    if (box.left < corner.right) scroller.scrollLeft -= corner.right - box.left
    else if (beyond > 0) scroller.scrollLeft += Math.min(beyond, box.left - corner.right)
  }
}

function isPinned(cell: Element) {
  return cell.classList.contains(styles.pinned!)
}

/** The cell of an event, read from its ARIA attributes. */
function positionOf(target: EventTarget): Position | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"], [role="columnheader"]') : null
  const row = cell?.parentElement
  if (!cell || !row) return null
  return { row: Number(row.ariaRowIndex) - 2, column: Number(cell.ariaColIndex) - 1 }
}

/** Whether an event belongs to a control inside a cell, which handles it itself. */
function isControl(target: EventTarget) {
  return target instanceof Element && target.closest('a, button, input, select, textarea') !== null
}

/** Ascending, then descending, then unsorted. */
function nextSort<Row extends object>(column: ResolvedColumn<Row>): GridSort | null {
  const next = column.getNextSortingOrder()
  return next ? { column: column.id, descending: next === 'desc' } : null
}
