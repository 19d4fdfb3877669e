import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { CREATE } from '../form/choice/option.ts'
import { isComposed } from '../form/compositions.ts'
import { isSaveKey } from '../form/save-key.ts'
import { clear, clipboardText, fillDown, paste, type Pasted, readClipboard } from './sheet-clipboard.ts'
import { afterTyping, sheetCommand } from './sheet-keys.ts'
import { boxOf, type CellPlace, type CellRange, rangeAt, within } from './sheet-range.ts'
import {
  isOpen,
  NO_CHOICE,
  plainText,
  type SheetAction,
  type SheetColumn,
  type SheetRow,
  typedText,
} from './sheet-state.ts'
import { countOf } from '../feedback/count-of.ts'

type SheetOptions = {
  /** The visible rows. */
  rows: readonly SheetRow[]
  columns: readonly SheetColumn[]
  dispatch: (action: SheetAction) => void
  readOnly: boolean
  isRemovable: boolean
  newRows?: ((count: number) => readonly SheetRow[]) | undefined
  onSelect?: (rows: readonly string[]) => void
  onTyping?: (isTyping: boolean) => void
}

/** The cell being edited, with its initial text, which was typed over it or is its value. */
export type Typing = CellPlace & { text: string; isTyped: boolean }

const START: CellRange = rangeAt({ row: 0, column: 0 })

/** The rows per Page Up and Page Down if the view's height is unknown. */
const PAGE = 20

/** The selection and editing of a sheet, with its key, pointer and clipboard handlers. */
export function useSheet(options: SheetOptions) {
  const { rows, columns, dispatch, readOnly, isRemovable, newRows, onSelect, onTyping } = options
  const [wanted, setRange] = useState(START)
  const [typing, setTyping] = useState<Typing | null>(null)
  const isUnsaved = useRef(false)
  const [announcement, setAnnouncement] = useState('')
  const [moves, setMoves] = useState(0)
  const kept = (place: CellPlace) => within(place, rows.length, columns.length)
  const range: CellRange = { anchor: kept(wanted.anchor), focus: kept(wanted.focus) }
  const box = boxOf(range)

  /** Tells whether the edited cell holds text that the state doesn't. */
  function tellTyping(isTyping: boolean) {
    if (isUnsaved.current !== isTyping) onTyping?.(isTyping)
    isUnsaved.current = isTyping
  }
  const leave = useEffectEvent(() => tellTyping(false))
  useEffect(() => () => leave(), [])

  function select(next: CellRange) {
    setRange(next)
    setAnnouncement('')
    const { top, bottom } = boxOf(next)
    onSelect?.(rows.slice(top, bottom + 1).map(({ id }) => id))
  }

  /** Moves the focus into a cell. */
  function goTo(place: CellPlace) {
    select(rangeAt(kept(place)))
    setMoves(moves + 1)
  }

  function begin(place: CellPlace, text?: string) {
    const [row, column] = [rows[place.row], columns[place.column]]
    if (!row || !column || readOnly) return
    if (!isOpen(row, column)) return setAnnouncement(`${column.label} cannot be changed here.`)
    if (column.kind === 'flag') return text === undefined ? toggle(row, column) : undefined
    // Space opens the choices.
    const typed = column.kind === 'choice' && text === ' ' ? undefined : text
    setTyping({
      ...place,
      text: typed ?? typedText(column, row.cells[column.id] ?? ''),
      isTyped: typed !== undefined,
    })
    // An input method goes on in the empty editor, and may type nothing.
    if (typed) tellTyping(true)
  }

  function toggle(row: SheetRow, column: SheetColumn) {
    const value = row.cells[column.id] === 'true' ? '' : 'true'
    dispatch({ do: 'edit', edits: [{ row: row.id, column: column.id, value }] })
  }

  /** Ends the editing of a cell, with its new value unless it is given up, was never typed or is none of its choices. */
  function end(given?: string) {
    const [row, column] = [rows[typing!.row], columns[typing!.column]]
    const isUntouched = typing!.isTyped && !isUnsaved.current && given === ''
    const value = isUntouched ? undefined : given
    setTyping(null)
    if (value === NO_CHOICE && column) setAnnouncement(`${column.label} is unchanged: the text is none of its choices.`)
    else if (value !== undefined && value !== CREATE && row && column) {
      dispatch({ do: 'edit', edits: [{ row: row.id, column: column.id, value: plainText(column, value) }] })
    }
    tellTyping(false)
  }

  /** Takes the typed text, and moves to another cell. */
  function finish(value: string, next?: CellPlace) {
    goTo(next ?? typing!)
    end(value)
  }

  /** Takes an option of the cell that is typed in, or creates what its text names. */
  function pick(key: string, text: string) {
    const [row, column] = [rows[typing!.row], columns[typing!.column]]
    finish(key)
    if (key === CREATE && row) column?.create?.onPick(text, row.id)
  }

  /** Before the input sees them: a combobox keeps these keys to itself. */
  function whileTyping(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, target } = event
    if (!typing) return
    // The form that is saved now includes this cell.
    if (isSaveKey(event)) return finish(valueOf(target))
    if (key !== 'Escape' && key !== 'Enter' && key !== 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Enter' && valueOf(target) === CREATE) return pick(CREATE, (target as HTMLInputElement).value.trim())
    if (key !== 'Escape') return finish(valueOf(target), afterTyping(key, shiftKey, typing!))
    end()
    goTo(typing!)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (typing) return
    if (isComposed(event.nativeEvent)) return begin(range.focus, '')
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
        return begin(range.focus, columns[range.focus.column]!.kind === 'flag' ? undefined : ' ')
      case 'clear':
        return change(clear(rows, columns, box))
      case 'remove':
        return removeRows()
      case 'fillDown':
        return change(fillDown(rows, columns, box))
      default:
        if (!readOnly) step(command.do)
    }
  }

  function change(edits: ReturnType<typeof clear>) {
    if (!readOnly && edits.length > 0) dispatch({ do: 'edit', edits })
  }

  function removeRows() {
    const ids = rows.slice(box.top, box.bottom + 1).map(({ id }) => id)
    if (readOnly || !isRemovable || ids.length === 0) return
    dispatch({ do: 'remove', ids })
    setRange(rangeAt({ row: box.top, column: range.focus.column }))
    setMoves(moves + 1)
    setAnnouncement(countOf(ids.length, 'row removed.', 'rows removed.'))
  }

  /** The announcement of the step before is out of date. */
  function step(to: 'undo' | 'redo') {
    setAnnouncement('')
    dispatch({ do: to })
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
    const table = readClipboard(event.clipboardData.getData('text/plain'))
    const pasted = paste(rows, columns, box, table, newRows)
    if (pasted.added.length > 0) dispatch({ do: 'add', rows: pasted.added, edits: pasted.edits })
    else change(pasted.edits)
    setAnnouncement(wordsOf(pasted))
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
    /** The last action, as text for the live region. */
    announcement,
    /** Increases whenever the focus must follow the range. */
    moves,
    goTo,
    fillDown: () => change(fillDown(rows, columns, box)),
    removeRows,
    step,
    pick,
    handlers: {
      onKeyDownCapture: whileTyping,
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
      /** A finger has no double-click at hand: a tap types. */
      onClick: ({ target, nativeEvent }: MouseEvent<HTMLElement>) => {
        const place = placeOf(target)
        const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
        if (isTap && place && !typing && isOpen(rows[place.row]!, columns[place.column]!)) begin(place)
      },
      onInput: ({ target }: { target: EventTarget }) => {
        if (typing && isEditor(target)) tellTyping(true)
      },
      /** The typed text is taken wherever the focus goes next; a combobox says so too as it goes to an option. */
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        if (typing && isEditor(target) && target !== document.activeElement) end(valueOf(target))
      },
    },
  }
}

export type SheetModel = ReturnType<typeof useSheet>

/** The attributes that identify a cell: `data-row` and `data-column`. */
function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) }
}

function isTypedIn(place: CellPlace, typing: Typing): boolean {
  return place.row === typing.row && place.column === typing.column
}

function isEditor(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement
}

function valueOf(target: EventTarget): string {
  return isEditor(target) ? (target.dataset['choice'] ?? target.value) : ''
}

function rowHeight(grid: HTMLElement): number {
  return grid.querySelector('[role=row]')?.clientHeight ?? 0
}

/** In right-to-left text, the next column is on the left. */
function turned({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  if (!currentTarget.matches(':dir(rtl)')) return key
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
}

function wordsOf({ edits, added, filled, locked, rowsBelow, beyond, unknown }: Pasted): string {
  const left = [
    ...(rowsBelow > 0 ? [`${countOf(rowsBelow, 'row does', 'rows do')} not fit below the last row`] : []),
    ...(locked > 0 ? [`${locked} cannot be changed`] : []),
    ...(beyond > 0 ? [`${beyond} have no column here`] : []),
    ...(unknown > 0 ? [`${unknown} are no choice of their column`] : []),
  ]
  const cells = countOf(edits.length + filled, 'cell pasted', 'cells pasted')
  const done = added.length > 0 ? `${cells}, ${countOf(added.length, 'row added', 'rows added')}` : cells
  return left.length > 0 ? `${done}. Left out: ${left.join(', ')}.` : `${done}.`
}
