import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useState,
} from 'react'
import { clear, clipboardText, fillDown, paste, type Pasted, readClipboard } from './sheet-clipboard.ts'
import { afterTyping, sheetCommand } from './sheet-keys.ts'
import { boxOf, type CellPlace, type CellRange, rangeAt, within } from './sheet-range.ts'
import { isOpen, type SheetAction, type SheetColumn, type SheetRow } from './sheet-state.ts'

type SheetOptions = {
  /** Those shown. */
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  dispatch: (action: SheetAction) => void
  readOnly: boolean
  onSelect?: (rows: readonly string[]) => void
}

/** A cell that is being typed in, and the text it begins with. */
export type Typing = CellPlace & { text: string }

const START: CellRange = rangeAt({ row: 0, column: 0 })

/** How many rows Page Up and Page Down go, where the view is not known. */
const PAGE = 20

/** What is selected and typed in a sheet, and what keys, pointer and clipboard do with it. */
export function useSheet({ rows, columns, dispatch, readOnly, onSelect }: SheetOptions) {
  const [wanted, setRange] = useState(START)
  const [typing, setTyping] = useState<Typing | null>(null)
  const [said, setSaid] = useState('')
  const [moves, setMoves] = useState(0)
  const kept = (place: CellPlace) => within(place, rows.length, columns.length)
  const range: CellRange = { anchor: kept(wanted.anchor), focus: kept(wanted.focus) }
  const box = boxOf(range)

  function select(next: CellRange) {
    setRange(next)
    setSaid('')
    const { top, bottom } = boxOf(next)
    onSelect?.(rows.slice(top, bottom + 1).map(({ id }) => id))
  }

  /** Moves the focus into a cell, from wherever it is. */
  function goTo(place: CellPlace) {
    select(rangeAt(kept(place)))
    setMoves(moves + 1)
  }

  function begin(place: CellPlace, text?: string) {
    const [row, column] = [rows[place.row], columns[place.column]]
    if (!row || !column || readOnly) return
    if (!isOpen(row, column)) return setSaid(`${column.label} cannot be changed here.`)
    if (column.kind === 'flag') return toggle(row, column)
    setTyping({ ...place, text: text ?? row.cells[column.id] ?? '' })
  }

  function toggle(row: SheetRow, column: SheetColumn) {
    const value = row.cells[column.id] === 'true' ? '' : 'true'
    dispatch({ do: 'edit', edits: [{ row: row.id, column: column.id, value }] })
  }

  /** Takes over what was typed, and goes on to another cell. */
  function finish(value: string, next?: CellPlace) {
    const [row, column] = [rows[typing!.row], columns[typing!.column]]
    setTyping(null)
    if (row && column) dispatch({ do: 'edit', edits: [{ row: row.id, column: column.id, value }] })
    goTo(next ?? typing!)
  }

  function whileTyping(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey } = event
    if (key !== 'Escape' && key !== 'Enter' && key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (key !== 'Escape') return finish(valueOf(event.target), afterTyping(key, shiftKey, typing!))
    setTyping(null)
    goTo(typing!)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (typing) return whileTyping(event)
    const press = { key: turned(event), shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey }
    const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowHeight(event.currentTarget)) - 2 || PAGE)
    const command = sheetCommand(press, range.focus, { rows: rows.length, columns: columns.length, page })
    if (!command) return
    event.preventDefault()
    switch (command.do) {
      case 'move':
        select(command.extend ? { anchor: range.anchor, focus: command.to } : rangeAt(command.to))
        return setMoves(moves + 1)
      case 'all':
        return select({ anchor: START.anchor, focus: { row: rows.length - 1, column: columns.length - 1 } })
      case 'type':
        return begin(range.focus, command.text)
      case 'toggle':
        return columns[range.focus.column]!.kind === 'flag' ? begin(range.focus) : begin(range.focus, ' ')
      case 'clear':
        return change(clear(rows, columns, box))
      case 'fillDown':
        return change(fillDown(rows, columns, box))
      default:
        if (!readOnly) dispatch({ do: command.do })
    }
  }

  function change(edits: ReturnType<typeof clear>) {
    if (!readOnly && edits.length > 0) dispatch({ do: 'edit', edits })
  }

  function onCopy(event: ClipboardEvent) {
    if (typing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', clipboardText(rows, columns, box))
    if (event.type === 'cut') change(clear(rows, columns, box))
  }

  function onPaste(event: ClipboardEvent) {
    if (typing || readOnly) return
    event.preventDefault()
    const pasted = paste(rows, columns, box, readClipboard(event.clipboardData.getData('text/plain')))
    change(pasted.edits)
    setSaid(wordsOf(pasted))
  }

  function onPointer(event: PointerEvent<HTMLElement>) {
    const place = placeOf(event.target)
    if (!place || (event.type === 'pointerover' && event.buttons !== 1) || (typing && isTypedIn(place, typing))) return
    if (event.type === 'pointerover' || event.shiftKey) select({ anchor: range.anchor, focus: place })
    else select(rangeAt(place))
  }

  return {
    range,
    box,
    typing,
    /** What was done, in words for the live region. */
    said,
    /** Grows whenever the focus is to follow the range. */
    moves,
    goTo,
    fillDown: () => change(fillDown(rows, columns, box)),
    handlers: {
      onKeyDown,
      onCopy,
      onCut: onCopy,
      onPaste,
      onPointerDown: onPointer,
      onPointerOver: onPointer,
      onDoubleClick: ({ target }: { target: EventTarget }) => {
        const place = placeOf(target)
        if (place && !typing) begin(place)
      },
      /** A choice is made as soon as an option is picked. */
      onChange: ({ target }: ChangeEvent<HTMLElement>) => {
        if (typing && target instanceof HTMLSelectElement) finish(target.value)
      },
      /** What was typed counts, wherever one goes next. */
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        if (!typing || !isEditor(target)) return
        const [row, column] = [rows[typing.row], columns[typing.column]]
        setTyping(null)
        if (row && column) dispatch({ do: 'edit', edits: [{ row: row.id, column: column.id, value: valueOf(target) }] })
      },
    },
  }
}

export type SheetModel = ReturnType<typeof useSheet>

/** Where a cell says that it is: `data-row` and `data-column`. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

function isTypedIn(place: CellPlace, typing: Typing): boolean {
  return place.row === typing.row && place.column === typing.column
}

function isEditor(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function valueOf(target: EventTarget): string {
  return isEditor(target) ? target.value : ''
}

function rowHeight(grid: HTMLElement): number {
  return grid.querySelector('[role=row]')?.clientHeight ?? 0
}

/** Where text runs from right to left, the next column stands to the left. */
function turned({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  if (!currentTarget.matches(':dir(rtl)')) return key
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
}

function wordsOf({ edits, locked, beyond, unknown }: Pasted): string {
  const left = [
    ...(locked > 0 ? [`${locked} cannot be changed`] : []),
    ...(beyond > 0 ? [`${beyond} lie beyond the sheet`] : []),
    ...(unknown > 0 ? [`${unknown} are no choice of their column`] : []),
  ]
  const done = edits.length === 1 ? '1 cell pasted' : `${edits.length.toLocaleString()} cells pasted`
  return left.length > 0 ? `${done}. Left out: ${left.join(', ')}.` : `${done}.`
}
