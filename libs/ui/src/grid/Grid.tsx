import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../action/Button.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import {
  DEFAULT_LAYOUT,
  type GridColumn,
  type GridFilter,
  type GridLayout,
  type GridSort,
  type GridTree,
} from './grid-columns.ts'
import { GridBody } from './GridBody.tsx'
import { GridHeader } from './GridHeader.tsx'
import type { Selection } from './row-selection.ts'
import { useMedia } from '../layout/use-media.ts'
import { PHONE } from './phone-parts.ts'
import { useAnnouncer } from './use-announcer.ts'
import { useControlled } from './use-controlled.ts'
import { useGridInteraction } from './use-grid-interaction.ts'
import { useGridTable } from './use-grid-table.ts'
import { useRowOrder } from './use-row-order.ts'
import { numbers } from '../form/numbers.ts'
import styles from './grid.module.css'

export type GridProps<Row extends object> = {
  /** The accessible name of the grid. */
  label: string
  /** Made once at module level by `gridColumns`. */
  columns: readonly GridColumn<Row>[]
  /** All rows, or those loaded so far when `total` is given. A new array means new rows. */
  rows: readonly Row[]
  /** The ID of a row, the same for as long as it is the same record. */
  rowId: (row: Row) => string

  /**
   * The number of rows on the server, or a capped text such as "10,000+". Without it, all rows are in memory.
   * With it, rows are in the server's order, and the grid neither sorts nor filters.
   */
  total?: number | string
  /** Set while the server has more: called once per `rows`, some rows before the last. */
  onEndReached?: () => void
  /** The first load shows a skeleton, a reload dims the old rows. Not set for the next page. */
  loading?: boolean
  /** The error message. Without rows it replaces them, with rows it appears below. */
  error?: string
  /** Loads again. Without it an error has no Retry button. */
  onRetry?: () => void
  /** Shown without rows: the next step. */
  empty?: ReactNode

  /** The sorted column; null for the order of the rows. Without it the grid keeps its own. */
  sort?: GridSort | null
  /** Called when the user sorts. */
  onSortChange?: (sort: GridSort | null) => void
  /** Only for rows in memory. */
  filter?: GridFilter

  /** Order, widths and visible columns. Without it the grid keeps its own. */
  layout?: GridLayout
  /** Called when the user moves, resizes or hides a column. */
  onLayoutChange?: (layout: GridLayout) => void

  /** The IDs of the selected rows. */
  selection?: ReadonlySet<string>
  /** Called with the IDs of all selected rows. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** Describes the selection if it is more than the selected rows. */
  selectedText?: string
  /** Adds a checkbox to each row. Without it rows can still be selected if `onSelectionChange` is given. */
  checkboxes?: boolean

  /** Makes the grid a tree. A row with children folds on a click or Enter instead of opening. */
  tree?: GridTree<Row>

  /** How far it is scrolled at first, in pixels: where the user left it. */
  initialTop?: number | undefined
  /** Called as it is scrolled. */
  onScrolled?: ((top: number) => void) | undefined

  /** Called on Enter or a double click on a row. */
  onOpen?: (row: Row) => void
  /** Called on `p` or a click on a row. */
  onPeek?: (row: Row) => void
}

/** Skeleton rows of the first load, and placeholder rows of the next page. */
const SKELETON_ROWS = 24
const NEXT_ROWS = 4
/** How many rows before the last loaded one the next page is requested. */
const AHEAD = 60
const NOTHING_SELECTED: Selection = new Set()

/**
 * The grid of every list: virtual rows, sticky header and first column, and the keyboard of the ARIA grid pattern. It
 * sorts and filters rows in memory; with `total` it shows a server's rows, page by page.
 */
export function Grid<Row extends object>(props: GridProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    total,
    onEndReached,
    loading = false,
    error,
    onRetry,
    empty,
    filter,
    tree,
  } = props
  const [layout, setLayout] = useControlled(props.layout, DEFAULT_LAYOUT, props.onLayoutChange)
  const [sort, setSort] = useControlled<GridSort | null>(props.sort, null, props.onSortChange)
  const [selection, select] = useControlled(props.selection, NOTHING_SELECTED, props.onSelectionChange)
  const selectable = props.checkboxes === true || props.onSelectionChange !== undefined
  const isPhone = useMedia(PHONE)
  const { table, looks, resize, reorder } = useGridTable(
    columns,
    layout,
    setLayout,
    sort,
    props.checkboxes === true,
    isPhone,
  )

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
  const probe = useRef<HTMLDivElement>(null)
  const rowHeight = useHeight(probe)
  useInitialTop(scroller, props.initialTop, firstLoad ? 0 : count)
  const selectedText = props.selectedText ?? `${numbers.text(selection.size)} selected`
  const announcer = useAnnouncer(sort, columns, selection.size === 0 ? 'Nothing selected' : selectedText)
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
    tree,
    // Touch has no double click: there a row opens on the first tap.
    onPeek: isPhone ? (props.onOpen ?? props.onPeek) : props.onPeek,
  })

  const nothing = count === 0 && !firstLoad
  return (
    <div className={styles.grid} data-phone={isPhone || undefined}>
      <div className={styles.probe} ref={probe} />
      <div
        role={tree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={rowCount(total, count)}
        aria-colcount={looks.length}
        aria-multiselectable={selectable || undefined}
        aria-busy={loading}
        className={styles.scroller}
        ref={scroller}
        onScroll={(event) => props.onScrolled?.(event.currentTarget.scrollTop)}
        {...handlers}
      >
        <GridHeader
          looks={looks}
          selected={selection.size === 0 ? 'none' : selection.size < count ? 'some' : 'all'}
          activeColumn={active.row < 0 ? active.column : -1}
          sortable={isPhone ? table.getAllLeafColumns().filter((column) => column.getCanSort()) : undefined}
          onSort={setSort}
          onOrder={reorder}
          onResize={resize}
        />
        <GridBody
          table={table}
          scroller={scroller}
          count={firstLoad ? SKELETON_ROWS : count + (more && count > 0 ? NEXT_ROWS : 0)}
          initialTop={props.initialTop}
          rowAt={rowAt}
          rowId={rowId}
          rowHeight={rowHeight}
          looks={looks}
          nodeOf={tree?.nodeOf}
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

/** The header counts as a row; in ARIA, -1 means an unknown number. */
function rowCount(total: number | string | undefined, count: number) {
  if (typeof total === 'string') return -1
  return (total ?? count) + 1
}

/** Scrolls once there are rows, and again while those that it was scrolled to are still loading. */
function useInitialTop(scroller: RefObject<HTMLElement | null>, top = 0, rows: number) {
  const wanted = useRef(top)
  useLayoutEffect(() => {
    const element = scroller.current!
    if (rows === 0 || wanted.current === 0) return
    element.scrollTop = wanted.current
    if (element.scrollTop >= wanted.current - 1) wanted.current = 0
  }, [scroller, rows])
}

/** The height of a row is a token that depends on density, pointer and window width. */
function useHeight(element: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState(36)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(entry!.borderBoxSize[0]!.blockSize))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return height
}
