import { ArrowDown, ArrowUp } from 'lucide-react'
import { lazy, type PointerEvent, Suspense } from 'react'
import type { CellLook } from './grid-cells.ts'
import { CHECK_COLUMN, columnName, type GridSort, movedTo, type ResolvedColumn } from './grid-columns.ts'
import type { PhoneSort } from './PhoneSort.tsx'
import { useColumnDrag } from './use-column-drag.ts'
import styles from './grid.module.css'

// A lazy component forgets of which rows it is.
const LazyPhoneSort = lazy(async () => ({
  default: (await import('./PhoneSort.tsx')).PhoneSort,
})) as unknown as typeof PhoneSort

export type GridHeaderProps<Row extends object> = {
  looks: readonly CellLook<Row>[]
  /** The selected share of the rows in view, for the checkbox above them. */
  selected: 'none' | 'some' | 'all'
  /** The column of the focused header, -1 if a row has the focus. */
  activeColumn: number
  /** The sortable columns for a phone; undefined if headers sort. */
  sortable: readonly ResolvedColumn<Row>[] | undefined
  onSort: (sort: GridSort) => void
  onOrder: (order: string[]) => void
  /** `done` ends the drag that started with the first call. */
  onResize: (column: string, width: number, done: boolean) => void
}

/** The header row: dragging moves a column, and the handle at its right edge resizes it. The grid handles clicks. */
export function GridHeader<Row extends object>(props: GridHeaderProps<Row>) {
  const { looks, selected, activeColumn, sortable, onSort, onOrder, onResize } = props
  const ids = looks.map(({ column }) => column.id)
  const fixed = ids[0] === CHECK_COLUMN ? 1 : 0
  const { drop, dragged, onPointerDown } = useColumnDrag(fixed, ({ id, to }) => onOrder(movedTo(ids, id, to)))
  const dropped = drop && movedTo(ids, drop.id, drop.to)

  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {looks.map(({ column, className, style }, at) =>
          column.id === CHECK_COLUMN ? (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={1}
              tabIndex={activeColumn === at ? 0 : undefined}
              className={className}
              style={style}
            >
              <span className={styles.check} data-state={selected} aria-hidden />
              <span className={styles.hidden}>Select all rows</span>
            </div>
          ) : sortable ? (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              tabIndex={activeColumn === at ? 0 : undefined}
              className={styles.cell}
            >
              {sortable.length > 0 ? (
                <Suspense fallback={columnName(column)}>
                  <LazyPhoneSort columns={sortable} onSort={onSort} />
                </Suspense>
              ) : (
                columnName(column)
              )}
            </div>
          ) : (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={ariaSort(column)}
              tabIndex={activeColumn === at ? 0 : undefined}
              className={className}
              style={style}
              data-drop={
                dropped && dropped[at] === drop.id ? (ids.indexOf(drop.id) < at ? 'after' : 'before') : undefined
              }
              onClick={(event) => dragged.current && event.stopPropagation()}
              onPointerDown={(event) => onPointerDown(event, column.id)}
            >
              <span className={styles.name}>{columnName(column)}</span>
              {column.getIsSorted() === 'asc' && <ArrowUp size={14} aria-hidden />}
              {column.getIsSorted() === 'desc' && <ArrowDown size={14} aria-hidden />}
              <span
                className={styles.handle}
                onClick={(event) => event.stopPropagation()}
                onPointerDown={(event) => dragWidth(event, column, onResize)}
              />
            </div>
          ),
        )}
      </div>
    </div>
  )
}

function ariaSort<Row extends object>(column: ResolvedColumn<Row>) {
  if (!column.getCanSort()) return undefined
  const direction = column.getIsSorted()
  return direction === false ? 'none' : direction === 'asc' ? 'ascending' : 'descending'
}

function dragWidth<Row extends object>(
  event: PointerEvent<HTMLElement>,
  column: ResolvedColumn<Row>,
  onResize: GridHeaderProps<Row>['onResize'],
) {
  event.stopPropagation()
  event.preventDefault()
  const handle = event.currentTarget
  const begin = column.getSize() - event.clientX
  const ended = new AbortController()
  handle.setPointerCapture(event.pointerId)
  const follow = (move: globalThis.PointerEvent) => {
    if (move.type !== 'pointermove') ended.abort()
    onResize(column.id, begin + move.clientX, move.type !== 'pointermove')
  }
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const) {
    handle.addEventListener(type, follow, { signal: ended.signal })
  }
}
