import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useMedia } from '../layout/use-media.ts'
import { SearchField } from '../form/text/SearchField.tsx'
import { loadChoiceEditor } from './CellEditor.tsx'
import { rowsWith } from './sheet-filter.ts'
import { boxOf } from './sheet-range.ts'
import {
  isRowChanged,
  phoneColumns,
  type SheetAction,
  type SheetColumn,
  type SheetIssues,
  type SheetRow,
  type SheetState,
} from './sheet-state.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { SheetProblems } from './SheetProblems.tsx'
import { SheetTools } from './SheetTools.tsx'
import { useSheet } from './use-sheet.ts'
import { numbers } from '../form/numbers.ts'
import styles from './sheet.module.css'

export interface SheetProps {
  /** The accessible name of the sheet. */
  label: string
  /** From left to right. */
  columns: readonly SheetColumn[]
  /** The rows with their undo and redo history: start with `sheetOf(rows)`. */
  state: SheetState
  /** Called with each change, for `nextSheet(state, action)`. */
  dispatch: (action: SheetAction) => void
  /** The messages of invalid cells. */
  issues?: SheetIssues
  /** The cells can be read and copied, not changed. */
  readOnly?: boolean
  /** Rows can be removed, by button and by Ctrl and Delete. */
  isRemovable?: boolean
  /** Makes empty rows for what is pasted below the last row. Without it, the sheet has the rows that it has. */
  newRows?: (count: number) => readonly SheetRow[]
  /** Finds the text of a cell for a code that none shows, on Enter in the filter: the ID of the item of a UPC. */
  onFindCode?: (code: string) => Promise<string | undefined>
  /** The row to bring into view and flash, each time it is another object. */
  flash?: SheetFlash
  /** The caller's buttons, beside those of the sheet. */
  tools?: ReactNode
  /** Shown if there are no rows. */
  empty?: ReactNode
  /** Called with the IDs of the selected rows, for the caller's buttons. */
  onSelect?: (rows: readonly string[]) => void
  /** Called when a cell begins to hold text that the state doesn't, and when it no longer does: the form is unsaved. */
  onTyping?: (isTyping: boolean) => void
}

/** A row by its ID, and the column of the cell that gets the focus, if any does. */
export type SheetFlash = { row: string; column?: string | undefined }

const PHONE = '(max-width: 600px)'

const NO_ISSUES: SheetIssues = new Map()

/**
 * Cells that are edited as in a spreadsheet: arrows, typing over a cell, ranges, copy and paste from and to other
 * programs, fill down, undo and redo. The caller owns the state, so that it survives unmounting.
 */
export function Sheet(props: SheetProps) {
  const { label, state, dispatch, issues = NO_ISSUES, readOnly = false, isRemovable = false, flash } = props
  const { tools, empty, newRows, onSelect, onTyping, onFindCode } = props
  const isPhone = useMedia(PHONE)
  const columns = useMemo(() => (isPhone ? phoneColumns(props.columns) : props.columns), [isPhone, props.columns])
  const hasChoices = columns.some(({ kind }) => kind === 'choice')
  useEffect(() => {
    if (hasChoices) void loadChoiceEditor()
  }, [hasChoices])
  const [filter, setFilter] = useState('')
  /** The cell to go to, each time it is another object. */
  const [wanted, setWanted] = useState<{ row: string; column: string }>()
  const [flashed, setFlashed] = useState(flash)
  const rows = useMemo(() => rowsWith(state.rows, columns, filter), [state.rows, columns, filter])
  const [known, setKnown] = useState(state.rows)
  if (known !== state.rows) {
    setKnown(state.rows)
    // Whoever adds a row wants to see it.
    const isHidden = (row: SheetRow) => !rows.includes(row)
    if (filter !== '' && addedTo(known, state.rows).some(isHidden)) setFilter('')
  }

  async function findCode(code: string) {
    const found = rows.length === 0 && code.trim() !== '' ? await onFindCode?.(code.trim()) : undefined
    if (found !== undefined) setFilter((now) => (now === code ? found : now))
  }

  const noteID = useId()
  // Filtered rows don't end where the sheet ends.
  const growing = filter === '' ? newRows : undefined
  const sheet = useSheet({ rows, columns, dispatch, readOnly, isRemovable, newRows: growing, onSelect, onTyping })
  const { top, bottom, left, right } = boxOf(sheet.range)
  const cells = (bottom - top + 1) * (right - left + 1)
  const issue = issues.get(rows[sheet.range.focus.row]?.id ?? '')?.[columns[sheet.range.focus.column]?.id ?? '']

  function goToNextProblem() {
    const from = sheet.range.focus
    const places = rows.flatMap(({ id }, row) => {
      const wrong = issues.get(id)
      return wrong ? columns.flatMap((column, at) => (wrong[column.id] ? [{ row, column: at }] : [])) : []
    })
    const next = places.find(({ row, column }) => row > from.row || (row === from.row && column > from.column))
    if (next ?? places[0]) sheet.goTo((next ?? places[0])!)
  }

  /** The row may be hidden by the filter, and is there once that is gone. */
  function goToCell(row: string, column: string) {
    setFilter('')
    setWanted({ row, column })
  }
  if (flashed !== flash) {
    setFlashed(flash)
    if (flash?.column !== undefined) goToCell(flash.row, flash.column)
  }
  const goToWanted = useEffectEvent(({ row, column }: { row: string; column: string }) => {
    const at = rows.findIndex(({ id }) => id === row)
    if (at >= 0) sheet.goTo({ row: at, column: columns.findIndex(({ id }) => id === column) })
  })
  useEffect(() => {
    if (wanted) goToWanted(wanted)
  }, [wanted])

  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        <div className={styles.filter}>
          <SearchField
            label={`Filter ${label}`}
            placeholder="Filter"
            value={filter}
            onChange={setFilter}
            onSubmit={(code) => void findCode(code)}
          />
        </div>
        {!readOnly && (
          <SheetTools
            canUndo={state.past.length > 0}
            canRedo={state.future.length > 0}
            onUndo={() => sheet.step('undo')}
            onRedo={() => sheet.step('redo')}
            onFillDown={sheet.fillDown}
            onRemove={isRemovable && rows.length > 0 ? sheet.removeRows : undefined}
            onNextProblem={issues.size > 0 ? goToNextProblem : undefined}
          />
        )}
        {tools}
      </div>
      {issues.size > 0 && <SheetProblems {...{ columns, issues }} rows={state.rows} onGo={goToCell} />}
      {rows.length === 0 ? (
        <div tabIndex={-1} ref={sheet.moves > 0 ? takeLostFocus : undefined} className={styles.empty}>
          {filter ? 'Nothing matches the filter.' : empty}
        </div>
      ) : (
        <SheetGrid
          {...{ label, columns, rows, issues, readOnly, isPhone, flash, sheet }}
          noteID={issue ? noteID : undefined}
        />
      )}
      <div className={styles.foot}>
        <span>{summary(state, rows.length, issues.size)}</span>
        {cells > 1 && <span>{numbers.text(cells)} cells selected</span>}
        {issue && (
          <span id={noteID} className={styles.note}>
            {issue}
          </span>
        )}
        <span role="status" className={styles.announcement}>
          {sheet.announcement}
        </span>
      </div>
    </div>
  )
}

/** With the last row, the cell that had the focus is gone. */
function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus()
}

function addedTo(before: readonly SheetRow[], rows: readonly SheetRow[]): readonly SheetRow[] {
  if (rows.length <= before.length) return []
  const ids = new Set(before.map(({ id }) => id))
  return rows.filter(({ id }) => !ids.has(id))
}

function summary({ rows }: SheetState, shown: number, problems: number): string {
  const changed = rows.filter(isRowChanged).length
  const count =
    shown < rows.length ? `${numbers.text(shown)} of ${numbers.text(rows.length)}` : numbers.text(rows.length)
  return [
    rows.length === 1 ? '1 row' : `${count} rows`,
    ...(changed > 0 ? [`${numbers.text(changed)} new or changed`] : []),
    ...(problems > 0 ? [`${numbers.text(problems)} with problems`] : []),
  ].join(', ')
}
