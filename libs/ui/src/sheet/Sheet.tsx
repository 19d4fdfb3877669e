import { type ReactNode, useId, useMemo, useState } from 'react'
import { SearchField } from '../SearchField.tsx'
import { boxOf } from './sheet-range.ts'
import { cellText, isRowChanged, type SheetAction, type SheetColumn, type SheetState } from './sheet-state.ts'
import { SheetGrid } from './SheetGrid.tsx'
import { SheetTools } from './SheetTools.tsx'
import { useSheet } from './use-sheet.ts'
import styles from './sheet.module.css'

/** What is wrong with cells, in words: by the ID of the row, then of the column. */
export type SheetIssues = ReadonlyMap<string, Readonly<Record<string, string>>>

export interface SheetProps {
  /** The accessible name of the sheet. */
  label: string
  columns: readonly SheetColumn[]
  state: SheetState
  dispatch: (action: SheetAction) => void
  issues?: SheetIssues
  readOnly?: boolean
  /** Buttons of the caller, beside those of the sheet. */
  tools?: ReactNode
  /** Shown in place of rows where there are none. */
  empty?: ReactNode
  /** Told the IDs of the rows selected, for what the caller's buttons do with them. */
  onSelect?: (rows: readonly string[]) => void
}

const NO_ISSUES: SheetIssues = new Map()

/**
 * Rows of cells that are edited as in a spreadsheet: arrows, typing over a cell, ranges, copy and paste from and to other
 * programs, fill down, undo and redo. The state is the caller's, so that it outlives the sheet.
 */
export function Sheet(props: SheetProps) {
  const { label, columns, state, dispatch, issues = NO_ISSUES, readOnly = false, tools, empty, onSelect } = props
  const [filter, setFilter] = useState('')
  const rows = useMemo(() => {
    const words = filter.trim().toLowerCase()
    if (words === '') return state.rows
    return state.rows.filter(({ cells }) =>
      columns.some((column) =>
        cellText(column, cells[column.id] ?? '')
          .toLowerCase()
          .includes(words),
      ),
    )
  }, [state.rows, columns, filter])
  const noteID = useId()
  const sheet = useSheet({ rows, columns, dispatch, readOnly, onSelect })
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

  return (
    <div className={styles.sheet}>
      <div className={styles.tools}>
        <div className={styles.filter}>
          <SearchField label={`Filter ${label}`} placeholder="Filter" value={filter} onChange={setFilter} />
        </div>
        {!readOnly && (
          <SheetTools
            canUndo={state.past.length > 0}
            canRedo={state.future.length > 0}
            onUndo={() => dispatch({ do: 'undo' })}
            onRedo={() => dispatch({ do: 'redo' })}
            onFillDown={sheet.fillDown}
            onNextProblem={issues.size > 0 ? goToNextProblem : undefined}
          />
        )}
        {tools}
      </div>
      {rows.length === 0 ? (
        <div className={styles.empty}>{filter ? 'Nothing matches the filter.' : empty}</div>
      ) : (
        <SheetGrid {...{ label, columns, rows, issues, readOnly, sheet }} noteID={issue ? noteID : undefined} />
      )}
      <div className={styles.foot}>
        <span>{summary(state, rows.length, issues.size)}</span>
        {cells > 1 && <span>{cells.toLocaleString()} cells selected</span>}
        {issue && (
          <span id={noteID} className={styles.note}>
            {issue}
          </span>
        )}
        <span role="status" className={styles.said}>
          {sheet.said}
        </span>
      </div>
    </div>
  )
}

function summary({ rows }: SheetState, shown: number, problems: number): string {
  const changed = rows.filter(isRowChanged).length
  const count =
    shown < rows.length ? `${shown.toLocaleString()} of ${rows.length.toLocaleString()}` : rows.length.toLocaleString()
  return [
    rows.length === 1 ? '1 row' : `${count} rows`,
    ...(changed > 0 ? [`${changed.toLocaleString()} new or changed`] : []),
    ...(problems > 0 ? [`${problems.toLocaleString()} with problems`] : []),
  ].join(', ')
}
