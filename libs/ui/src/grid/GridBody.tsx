import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import type { Table } from '@tanstack/react-table'
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { CellLook } from './grid-cells.ts'
import type { GridFeatures, GridTree } from './grid-columns.ts'
import type { Position } from './grid-keys.ts'
import { GridRow } from './GridRow.tsx'
import { mountRows, type MountedRow } from './mounted-rows.ts'
import type { Selection } from './row-selection.ts'
import styles from './grid.module.css'

export type GridBodyProps<Row extends object> = {
  table: Table<GridFeatures, Row>
  scroller: RefObject<HTMLDivElement | null>
  /** All rows, including those not loaded yet. */
  count: number
  initialTop: number | undefined
  rowAt: (index: number) => Row | undefined
  rowId: (row: Row) => string
  rowHeight: number
  looks: readonly CellLook<Row>[]
  nodeOf: GridTree<Row>['nodeOf'] | undefined
  active: Position
  /** Undefined if rows cannot be selected. */
  selection: Selection | undefined
  dimmed: boolean
  /** Called with the last visible row after each render. */
  onReach: (index: number) => void
}

const OVERSCAN = 6

/** The visible rows, a few around them, and the focused row wherever it is. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const {
    table,
    scroller,
    count,
    initialTop = 0,
    rowAt,
    rowId,
    rowHeight,
    looks,
    nodeOf,
    active,
    selection,
    dimmed,
    onReach,
  } = props
  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), active.row, range.count),
    [active.row],
  )
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: initialTop,
    overscan: OVERSCAN,
    rangeExtractor,
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const mounted = useRef<MountedRow[]>([])
  const rows = mountRows(mounted.current, virtualizer.getVirtualIndexes(), !virtualizer.isScrolling)
  useLayoutEffect(() => {
    mounted.current = rows
  })

  const last = virtualizer.range?.endIndex ?? -1
  useEffect(() => onReach(last), [onReach, last])

  return (
    <div
      role="rowgroup"
      className={styles.body}
      data-dimmed={dimmed || undefined}
      style={{ height: count * rowHeight }}
    >
      {rows.map(({ index, slot }) => {
        const row = rowAt(index)
        const id = row ? rowId(row) : ''
        return (
          <GridRow
            key={slot}
            table={table}
            row={row}
            id={id}
            index={index}
            height={rowHeight}
            looks={looks}
            node={row && nodeOf?.(row)}
            selected={selection?.has(id)}
            activeColumn={index === active.row ? active.column : -1}
          />
        )
      })}
    </div>
  )
}

/** The range extended by one row, in order, if that row exists and is outside of it. */
function withRow(range: number[], row: number, count: number) {
  if (row < 0 || row >= count || range.includes(row)) return range
  return row < (range[0] ?? 0) ? [row, ...range] : [...range, row]
}
