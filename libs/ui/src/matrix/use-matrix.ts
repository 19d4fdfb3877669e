import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { sheetCommand } from '../sheet/sheet-keys.ts'
import { boxOf, type CellBox, type CellPlace, type CellRange, rangeAt, within } from '../sheet/sheet-range.ts'

type MatrixOptions = {
  rows: number
  columns: number
  onSelect: ((box: CellBox) => void) | undefined
  onToggle: (() => void) | undefined
  onClear: (() => void) | undefined
}

const START = rangeAt({ row: 0, column: 0 })

/** The selection of a matrix, with its key and pointer handlers. At first nothing is selected. */
export function useMatrix({ rows, columns, onSelect, onToggle, onClear }: MatrixOptions) {
  const [wanted, setRange] = useState<CellRange>()
  const [moves, setMoves] = useState(0)
  const kept = (place: CellPlace) => within(place, rows, columns)
  const range: CellRange = wanted ? { anchor: kept(wanted.anchor), focus: kept(wanted.focus) } : START
  const [lastRow, lastColumn] = [rows - 1, columns - 1]

  function select(next: CellRange) {
    setRange(next)
    onSelect?.(boxOf(next))
  }

  const wholeColumns = (from: number, to: number) =>
    select({ anchor: { row: lastRow, column: from }, focus: { row: 0, column: to } })
  const wholeRows = (from: number, to: number) =>
    select({ anchor: { row: from, column: lastColumn }, focus: { row: to, column: 0 } })

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey: shift, ctrlKey, metaKey, altKey: alt, currentTarget } = event
    const ctrl = ctrlKey || metaKey
    const { anchor, focus } = range
    if (key === ' ' && (ctrl || shift)) {
      event.preventDefault()
      return ctrl ? wholeColumns(anchor.column, focus.column) : wholeRows(anchor.row, focus.row)
    }
    const page = Math.max(1, Math.floor(currentTarget.clientHeight / ROW) - 2)
    const command = sheetCommand({ key, shift, ctrl, alt }, focus, { rows, columns, page })
    if (command?.do === 'move') {
      event.preventDefault()
      select(command.extend ? { anchor, focus: command.to } : rangeAt(command.to))
      setMoves(moves + 1)
    }
    if (command?.do === 'all') {
      event.preventDefault()
      select({ anchor: { row: lastRow, column: lastColumn }, focus: START.focus })
    }
    const act = command?.do === 'toggle' ? onToggle : command?.do === 'clear' ? onClear : undefined
    if (!act) return
    event.preventDefault()
    act()
  }

  function onPointer({ target, type, buttons, shiftKey }: PointerEvent<HTMLElement>) {
    const place = placeOf(target)
    if (!place || (type === 'pointerover' && buttons !== 1)) return
    const isExtended = type === 'pointerover' || shiftKey
    const { anchor } = range
    if (place.row === HEAD) wholeColumns(isExtended ? anchor.column : place.column, place.column)
    else if (place.column === HEAD) wholeRows(isExtended ? anchor.row : place.row, place.row)
    else select(isExtended ? { anchor, focus: place } : rangeAt(place))
  }

  /** A cell that gets the focus by Tab is selected as one that is pressed. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    if (!wanted && place && place.row !== HEAD && place.column !== HEAD) select(rangeAt(place))
  }

  return {
    focus: range.focus,
    box: wanted && boxOf(range),
    /** Increases whenever the focus must follow the range. */
    moves,
    handlers: { onKeyDown, onFocus, onPointerDown: onPointer, onPointerOver: onPointer },
  }
}

/** In CSS pixels. */
export const ROW = 36

/** The row of the head of a column, and the column of that of a row. */
export const HEAD = -1

/** The attributes that identify a cell: `data-row` and `data-column`. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}
