import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  type Column,
} from '@tanstack/react-table'

/** The type of a column's values. It determines the alignment and whether digits line up. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'badge'

/** The grid's own column options, besides TanStack's. */
export type ColumnMeta = {
  kind?: ColumnKind
  /** Overrides the alignment of `kind`: numbers and money right, everything else left. */
  align?: 'start' | 'end'
  /** The position in a two-line row on a phone. Without it the kind and the position of the column decide. */
  phone?: 'title' | 'detail' | 'amount' | 'picture' | 'status'
  /** A shorter title on a phone, for rows whose beginning would be all that fits; undefined for the others. */
  phoneTitle?(row: object): string | undefined
  /** Formats a value. Cheaper than `cell`, which creates React elements. Not called for empty values. */
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
 * Creates the column helper of a grid: `const column = gridColumns<Product>()`, then
 * `column.columns([column.accessor('itemID', { header: 'Item ID', size: 140 })])` at module level.
 * Headers are plain strings; `enableSorting: false` and `enableHiding: false` are TanStack's.
 */
export const gridColumns = <Row extends object>() => createColumnHelper<GridFeatures, Row>()

export type GridColumn<Row extends object> = ReturnType<ReturnType<typeof gridColumns<Row>>['columns']>[number]

/** A column as the parts of the grid see it, after TanStack has resolved it. */
export type ResolvedColumn<Row extends object> = Column<GridFeatures, Row>

/** The columns that a two-line row shows, by position. */
export type PhoneParts<Row extends object> = {
  title: ResolvedColumn<Row>
  details: readonly ResolvedColumn<Row>[]
  amount?: ResolvedColumn<Row>
  picture?: ResolvedColumn<Row>
  status?: ResolvedColumn<Row>
}

/** The column layout chosen by the user, as a saved view stores it. Columns missing from `order` come last. */
export type GridLayout = {
  /** Column IDs from left to right. */
  order: string[]
  /** Whether a column is shown, by its ID; those left out are. */
  visible: Record<string, boolean>
  /** CSS pixels by column ID. */
  widths: Record<string, number>
}

export const DEFAULT_LAYOUT: GridLayout = { order: [], visible: {}, widths: {} }

export type GridSort = { column: string; descending: boolean }

/** The position of a row in a tree. */
export type GridNode = {
  /** 1 for rows without a parent. */
  level: number
  /** Whether its children are shown; undefined without children. */
  open?: boolean
  /** Its position among the rows of the same level and parent, from 1, and their number; -1 if unknown. */
  position: number
  size: number
  /** Its content is still loading. */
  loading?: boolean
}

/** Makes a grid a tree: the children of a closed row are not in `rows`. */
export type GridTree<Row extends object> = {
  /** The position of a row in the tree. */
  nodeOf: (row: Row) => GridNode
  /** Opens a closed row, or closes an open one. */
  onFold: (row: Row) => void
}

/** Keeps the rows that contain the text in the given columns (all if none are given), ignoring case. */
export type GridFilter = { text: string; columns?: readonly string[] }

/** Whether a column's text is aligned right. */
export function alignsEnd(meta: ColumnMeta | undefined) {
  return (meta?.align ?? (meta?.kind === 'number' || meta?.kind === 'money' ? 'end' : 'start')) === 'end'
}

/** The name of a column in menus, labels and announcements. */
export function columnName<Row extends object>(column: ResolvedColumn<Row>) {
  const { header } = column.columnDef
  return typeof header === 'string' ? header : column.id
}

/** The column of checkboxes; the grid adds it in front itself. */
export const CHECK_COLUMN = 'grid-check'

/** The ID that TanStack gives a column. */
export function columnId<Row extends object>(column: GridColumn<Row>): string {
  if (column.id !== undefined) return column.id
  if ('accessorKey' in column) return String(column.accessorKey).replaceAll('.', '_')
  return String(column.header)
}

/** `ids` with one of them moved by one position, or unchanged at either end. */
export function movedBy(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const at = ids.indexOf(id)
  return movedTo(ids, id, Math.max(0, Math.min(at + by, ids.length - 1)))
}

/** `ids` with one of them moved to a position, counted without it. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(to, 0, id)
}

/** All columns in their order, with the visible ones reordered among themselves. */
export function withVisibleOrder(all: readonly string[], visible: readonly string[]): string[] {
  const next = visible.values()
  return all.map((id) => (visible.includes(id) ? next.next().value! : id))
}
