import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type Column,
} from '@tanstack/react-table'

/** What a column holds. It decides the side the text stands on and whether its digits line up. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'badge'

/** What the grid wants to know about a column beside TanStack's own options. */
export type ColumnMeta = {
  kind?: ColumnKind
  /** Overrides the side that follows from `kind`: numbers and money right, all else left. */
  align?: 'start' | 'end'
  /** The text of a value. Cheaper than `cell`, which makes React elements. Empty values never reach it. */
  format?(value: unknown): string
}

export const gridFeatures = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: {} as ColumnMeta,
})

export type GridFeatures = typeof gridFeatures

/**
 * The column helper of every grid: `const column = gridColumns<Product>()`, then
 * `column.columns([column.accessor('itemID', { header: 'Item ID', size: 140 })])` at module level.
 * Headers are plain strings; `enableSorting: false` and `enableHiding: false` are TanStack's.
 */
export const gridColumns = <Row extends object>() => createColumnHelper<GridFeatures, Row>()

export type GridColumn<Row extends object> = ReturnType<ReturnType<typeof gridColumns<Row>>['columns']>[number]

/** A column as the grid's parts see it, after TanStack has resolved it. */
export type ResolvedColumn<Row extends object> = Column<GridFeatures, Row>

/** The columns as the user arranged them; a saved view keeps exactly this. Columns not named keep their place. */
export type GridLayout = {
  order: string[]
  visible: Record<string, boolean>
  /** CSS pixels by column id. */
  widths: Record<string, number>
}

export const DEFAULT_LAYOUT: GridLayout = { order: [], visible: {}, widths: {} }

export type GridSort = { column: string; descending: boolean }

/** Keeps the rows in whose given columns (all, when none are named) the text occurs, whatever its case. */
export type GridFilter = { text: string; columns?: readonly string[] }

/** Whether a column's text stands at the right edge. */
export function alignsEnd(meta: ColumnMeta | undefined) {
  return (meta?.align ?? (meta?.kind === 'number' || meta?.kind === 'money' ? 'end' : 'start')) === 'end'
}

/** The name of a column in menus, labels and announcements. */
export function columnName<Row extends object>(column: ResolvedColumn<Row>) {
  const { header } = column.columnDef
  return typeof header === 'string' ? header : column.id
}
