import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useMedia } from '../layout/use-media.ts'
import type { CellBox } from '../sheet/sheet-range.ts'
import type { MatrixCell, MatrixHead } from './matrix-cell.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { HEAD, ROW, useMatrix } from './use-matrix.ts'
import styles from './matrix.module.css'

export interface MatrixProps {
  /** The accessible name. */
  label: string
  /** What the rows and the columns are, in the corner. */
  corner: string
  /** The rows so far. */
  rows: readonly MatrixHead[]
  /** From left to right. */
  columns: readonly MatrixHead[]
  /** The cell of a row and a column by their IDs; undefined while it is loading. Another function means other cells. */
  cellOf: (row: string, column: string) => MatrixCell | undefined
  /** Called with the visible rows and columns, whose cells are to be loaded. */
  onView: (view: CellBox) => void
  /** Set while there are more rows: called some rows before the last. */
  onEndReached?: (() => void) | undefined
  /** Called with the selected cells. Nothing is selected until the user presses a cell or moves to one. */
  onSelect?: (box: CellBox) => void
  /** Called on Space. */
  onToggle?: () => void
  /** Called on Delete. */
  onClear?: () => void
  /** Shown without rows or columns: the next step. */
  empty: ReactNode
}

const PHONE = '(max-width: 600px)'

/** In CSS pixels. */
const HEAD_HEIGHT = 48
const SIZES = { head: 300, column: 124 }
const PHONE_SIZES = { head: 132, column: 96 }

const OVERSCAN = { rows: 8, columns: 2 }

/** How many rows before the last one the next ones are requested. */
const AHEAD = 60

/**
 * Cells of many rows by many columns, of which only the visible ones exist. Cells are selected as in a spreadsheet, by
 * dragging or with Shift; the head of a row or a column selects all of it.
 */
export function Matrix(props: MatrixProps) {
  const { label, corner, rows, columns, cellOf, onView, onEndReached, onSelect, onToggle, onClear, empty } = props
  const sizes = useMedia(PHONE) ? PHONE_SIZES : SIZES
  const scroller = useRef<HTMLDivElement>(null)
  const matrix = useMatrix({ rows: rows.length, columns: columns.length, onSelect, onToggle, onClear })
  const { focus, box, moves } = matrix
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN.rows,
    paddingStart: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    rangeExtractor: useWith(focus.row),
  })
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.column,
    overscan: OVERSCAN.columns,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    rangeExtractor: useWith(focus.column),
  })
  useLayoutEffect(() => across.measure(), [across, sizes])
  const shown = across.getVirtualIndexes()
  const startOf = useCallback((column: number) => sizes.head + column * sizes.column, [sizes])

  // Focuses once per move: rows that load must not move the focus.
  const followed = useRef(moves)
  useLayoutEffect(() => {
    if (moves === followed.current) return
    followed.current = moves
    down.scrollToIndex(focus.row)
    across.scrollToIndex(focus.column)
    const place = `[data-row="${focus.row}"][data-column="${focus.column}"]`
    scroller.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [down, across, moves, focus.row, focus.column])

  const top = down.range?.startIndex ?? 0
  const bottom = down.range?.endIndex ?? -1
  const left = across.range?.startIndex ?? 0
  const right = across.range?.endIndex ?? -1
  const show = useEffectEvent(() => {
    if (bottom >= 0 && right >= 0) onView({ top, bottom, left, right })
    if (rows.length > 0 && bottom >= rows.length - AHEAD) onEndReached?.()
  })
  useEffect(() => show(), [top, bottom, left, right, rows])

  if (rows.length === 0 || columns.length === 0) return <div className={styles.empty}>{empty}</div>
  const focused = cellOf(rows[focus.row]!.id, columns[focus.column]!.id)
  const inlineSize = startOf(columns.length)
  return (
    <div className={styles.matrix}>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={onEndReached ? -1 : rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly
        className={styles.scroller}
        {...matrix.handlers}
      >
        <div role="row" aria-rowindex={1} className={styles.head} style={{ inlineSize, blockSize: HEAD_HEIGHT }}>
          <div role="columnheader" aria-colindex={1} className={styles.corner} style={{ inlineSize: sizes.head }}>
            {corner}
          </div>
          {shown.map((at) => (
            <div
              key={at}
              role="columnheader"
              aria-colindex={at + 2}
              tabIndex={-1}
              data-row={HEAD}
              data-column={at}
              data-selected={(box && at >= box.left && at <= box.right) || undefined}
              className={styles.columnHead}
              style={{ insetInlineStart: startOf(at), inlineSize: sizes.column }}
              title={[columns[at]!.name, columns[at]!.detail].filter(Boolean).join(', ')}
            >
              <span className={styles.name}>{columns[at]!.name}</span>
              <span className={styles.detail}>{columns[at]!.detail}</span>
            </div>
          ))}
        </div>
        <div
          role="rowgroup"
          className={styles.body}
          style={{ inlineSize, blockSize: rows.length * ROW, '--head': `${sizes.head}px` } as object}
        >
          {down.getVirtualIndexes().map((index) => {
            const row = rows[index]
            if (!row) return null
            const selected = box && index >= box.top && index <= box.bottom ? box : undefined
            return (
              <MatrixRow
                key={row.id}
                {...{ row, index, columns, shown, cellOf, startOf }}
                size={sizes.column}
                from={selected?.left ?? -1}
                to={selected?.right ?? -1}
                active={index === focus.row ? focus.column : -1}
              />
            )
          })}
        </div>
      </div>
      <p className={styles.foot}>
        {`${rows[focus.row]!.name}, ${columns[focus.column]!.name}: ${focused?.words ?? 'Loading'}`}
      </p>
    </div>
  )
}

/** The visible indexes, and that of the focused cell wherever it is. */
function useWith(active: number) {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const isOutside = active < range.count && !indexes.includes(active)
      return isOutside ? [...indexes, active].sort((one, other) => one - other) : indexes
    },
    [active],
  )
}
