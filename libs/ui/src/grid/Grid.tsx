import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../Button.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { DEFAULT_LAYOUT, type GridColumn, type GridFilter, type GridLayout, type GridSort } from './grid-columns.ts'
import { GridBody } from './GridBody.tsx'
import { GridHeader } from './GridHeader.tsx'
import type { Selection } from './row-selection.ts'
import { useAnnouncer } from './use-announcer.ts'
import { useControlled } from './use-controlled.ts'
import { useGridInteraction } from './use-grid-interaction.ts'
import { useGridTable } from './use-grid-table.ts'
import { useRowOrder } from './use-row-order.ts'
import styles from './grid.module.css'

export type GridProps<Row extends object> = {
  /** The accessible name of the grid. */
  label: string
  columns: readonly GridColumn<Row>[]
  /** All rows, or those loaded so far when `total` is given. A new array means new rows. */
  rows: readonly Row[]
  rowId: (row: Row) => string

  /**
   * Given when a server holds the rows: how many there are, or a capped text such as "10,000+".
   * Rows then come in the server's order, and the grid neither sorts nor filters.
   */
  total?: number | string
  /** Give it while the server has more: called once for each `rows`, some rows ahead of the last. */
  onEndReached?: () => void
  /** The first load shows a skeleton, a reload dims the old rows. Not for the next page. */
  loading?: boolean
  /** What went wrong, in words. Without rows it takes their place, with rows it stands under them. */
  error?: string
  onRetry?: () => void
  /** Shown when there is nothing to show: what to do next. */
  empty?: ReactNode

  sort?: GridSort | null
  onSortChange?: (sort: GridSort | null) => void
  /** Only for rows held in memory. */
  filter?: GridFilter

  layout?: GridLayout
  onLayoutChange?: (layout: GridLayout) => void

  /** Ids of the selected rows. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** Puts a checkbox in front of each row. Without it rows can be selected when `onSelectionChange` is given. */
  checkboxes?: boolean

  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void
  /** `p` or a click on a row. */
  onPeek?: (row: Row) => void
}

/** Rows of a first load, and rows that stand for the next page. */
const SKELETON_ROWS = 24
const NEXT_ROWS = 4
/** How many rows before the last loaded one the next page is asked for. */
const AHEAD = 60
const NOTHING_SELECTED: Selection = new Set()

/**
 * The grid of every list: virtual rows, sticky header and first column, the keyboard of the ARIA grid pattern.
 * It sorts and filters rows held in memory; with `total` it shows what a server sends, page by page.
 */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const { label, columns, rows, rowId, total, onEndReached, loading = false, error, onRetry, empty, filter } = props
  const [layout, setLayout] = useControlled(props.layout, DEFAULT_LAYOUT, props.onLayoutChange)
  const [sort, setSort] = useControlled<GridSort | null>(props.sort, null, props.onSortChange)
  const [selection, select] = useControlled(props.selection, NOTHING_SELECTED, props.onSelectionChange)
  const selectable = props.checkboxes === true || props.onSelectionChange !== undefined
  const { table, looks, resize, reorder } = useGridTable(columns, layout, setLayout, sort, props.checkboxes === true)

  const inMemory = total === undefined
  const sorted = sort && inMemory ? table.getColumn(sort.column) : undefined
  const order = useRowOrder(
    rows,
    table.getAllLeafColumns(),
    sorted,
    sort?.descending ?? false,
    inMemory ? filter : undefined,
  )
  const rowAt = useCallback((index: number) => rows[order[index]!], [rows, order])
  const firstLoad = loading && rows.length === 0
  const more = !inMemory && !firstLoad && onEndReached !== undefined
  const count = order.length

  const asked = useRef<readonly Row[]>(null)
  function reach(index: number) {
    if (!more || error || asked.current === rows || index < rows.length - AHEAD) return
    asked.current = rows
    onEndReached()
  }

  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const rowHeight = useHeight(head)
  const announcer = useAnnouncer(sort, columns, selection.size)
  const { active, ...handlers } = useGridInteraction({
    scroller,
    rowHeight,
    count,
    looks,
    rowAt,
    rowId,
    order,
    selection,
    select: selectable ? select : undefined,
    sort: setSort,
    resize,
    reorder,
    onOpen: props.onOpen,
    onPeek: props.onPeek,
  })

  const nothing = count === 0 && !firstLoad
  return (
    <div className={styles.grid}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rowCount(total, count)}
        aria-colcount={looks.length}
        aria-multiselectable={selectable || undefined}
        aria-busy={loading}
        className={styles.scroller}
        ref={scroller}
        {...handlers}
      >
        <GridHeader
          ref={head}
          looks={looks}
          selected={selection.size === 0 ? 'none' : selection.size < count ? 'some' : 'all'}
          activeColumn={active.row < 0 ? active.column : -1}
          onOrder={reorder}
          onResize={resize}
        />
        <GridBody
          table={table}
          scroller={scroller}
          count={firstLoad ? SKELETON_ROWS : count + (more && count > 0 ? NEXT_ROWS : 0)}
          rowAt={rowAt}
          rowId={rowId}
          rowHeight={rowHeight}
          looks={looks}
          active={active}
          selection={selectable ? selection : undefined}
          dimmed={loading && !firstLoad}
          onReach={reach}
        />
      </div>
      {nothing && (error || !loading) && (
        <div className={styles.panel}>{error ? <ErrorState title={error} onRetry={onRetry} /> : empty}</div>
      )}
      {error && !nothing && (
        <div role="alert" className={styles.strip}>
          {error}
          {onRetry && (
            <Button size="small" onPress={onRetry}>
              Retry
            </Button>
          )}
        </div>
      )}
      <div role="status" className={styles.hidden} ref={announcer} />
    </div>
  )
}

/** The header counts as a row; -1 is ARIA's word for a number not known. */
function rowCount(total: number | string | undefined, count: number) {
  if (typeof total === 'string') return -1
  return (total ?? count) + 1
}

/** The height of a row is a token that follows density and pointer; the header row has the same. */
function useHeight(element: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState(36)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry!.borderBoxSize[0]!.blockSize))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return height
}
