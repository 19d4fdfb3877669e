import { useTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { cellLooks } from './grid-cells.ts'
import {
  CHECK_COLUMN,
  gridColumns,
  gridFeatures,
  withVisibleOrder,
  type GridColumn,
  type GridLayout,
  type GridSort,
} from './grid-columns.ts'
import { phoneLooks } from './phone-parts.ts'

const NARROWEST = 56
const WIDEST = 800

const defaultColumn = { size: 160, minSize: NARROWEST, maxSize: WIDEST, cell: undefined }
const NO_ROWS: never[] = []

/**
 * TanStack Table for the columns, their headers and their state. It holds no rows: those of a big grid are in a typed
 * index outside React (row-order.ts).
 */
export function useGridTable<Row extends object>(
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  setLayout: (layout: GridLayout) => void,
  sort: GridSort | null,
  checkboxes: boolean,
  isPhone: boolean,
) {
  const [resizing, setResizing] = useState<{ id: string; width: number } | null>(null)
  const allColumns = useMemo(() => {
    if (!checkboxes) return [...columns]
    const check = gridColumns<Row>().display({
      id: CHECK_COLUMN,
      size: 40,
      minSize: 40,
      enableHiding: false,
      enableSorting: false,
    })
    return [check, ...columns]
  }, [columns, checkboxes])

  const state = useMemo(
    () => ({
      columnOrder: layout.order.length === 0 ? [] : [CHECK_COLUMN, ...layout.order],
      columnVisibility: layout.visible,
      columnSizing: resizing ? { ...layout.widths, [resizing.id]: resizing.width } : layout.widths,
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
    }),
    [layout, sort, resizing],
  )
  const table = useTable<typeof gridFeatures, Row>({
    features: gridFeatures,
    columns: allColumns,
    data: NO_ROWS,
    state,
    defaultColumn,
    manualSorting: true,
    sortDescFirst: false,
  })

  function resize(id: string, wanted: number, done: boolean) {
    const width = Math.max(NARROWEST, Math.min(Math.round(wanted), WIDEST))
    setResizing(done ? null : { id, width })
    if (done) setLayout({ ...layout, widths: { ...layout.widths, [id]: width } })
  }

  function reorder(visible: string[]) {
    const order = withVisibleOrder(
      table.getAllLeafColumns().map(({ id }) => id),
      visible,
    )
    setLayout({ ...layout, order: order.filter((id) => id !== CHECK_COLUMN) })
  }

  const visible = table.getVisibleLeafColumns()
  const looks = useMemo(
    () => (isPhone ? phoneLooks(visible) : cellLooks(visible, state.columnSizing)),
    [isPhone, visible, state.columnSizing],
  )
  return { table, looks, resize, reorder }
}
