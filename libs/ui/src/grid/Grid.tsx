import type { ReactNode } from 'react'
import type { GridColumn, GridFilter, GridLayout, GridSort } from './grid-columns.ts'

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
  /** Called once for each length of `rows`, ahead of the last row, while `total` says there is more. */
  onEndReached?: () => void
  /** The first load shows a skeleton, a reload dims the old rows. Not for the next page. */
  loading?: boolean
  /** What went wrong, in words. Without rows it takes their place, with rows it stands under them. */
  error?: ReactNode
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
  /** Puts a checkbox in front of each row. */
  checkboxes?: boolean

  /** Enter or a double click on a row. */
  onOpen?: (row: Row) => void
  /** `p` or a click on a row. */
  onPeek?: (row: Row) => void
}
