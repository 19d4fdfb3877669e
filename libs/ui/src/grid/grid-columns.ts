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

/** The columns as the user arranged them; a saved view keeps exactly this. Columns not named in `order` come last. */
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

/** The column of checkboxes; the grid puts it in front itself. */
export const CHECK_COLUMN = 'grid-check'

/** The id that TanStack gives a column. */
export function columnId<Row extends object>(column: GridColumn<Row>): string {
  if (column.id !== undefined) return column.id
  if ('accessorKey' in column) return String(column.accessorKey).replaceAll('.', '_')
  return String(column.header)
}

/** `ids` with one of them moved by one place, or as they are at either end. */
export function movedBy(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  return movedTo(ids, id, Math.max(0, Math.min(at + by, ids.length - 1)))
}

/** `ids` with one of them moved to a place, counted without it. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(to, 0, id)
}

/** All columns in their order, with the visible ones put into a new order among themselves. */
export function withVisibleOrder(all: readonly string[], visible: readonly string[]): string[] {
  const next = visible.values()
  return all.map((id) => (visible.includes(id) ? next.next().value! : id))
}
