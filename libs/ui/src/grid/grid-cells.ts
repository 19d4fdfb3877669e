import type { CSSProperties } from 'react'
import { alignsEnd, CHECK_COLUMN, type PhoneParts, type ResolvedColumn } from './grid-columns.ts'
import styles from './grid.module.css'

/** The layout of one column's cells, computed once for all rows. */
export type CellLook<Row extends object> = {
  column: ResolvedColumn<Row>
  className: string
  style: CSSProperties
  /** Stays in view while the rest scrolls sideways. */
  pinned: boolean
  /** Whether the column renders its cells itself. */
  custom: boolean
  /** The columns of a two-line row, if this is its single cell. */
  parts?: PhoneParts<Row>
}

/** The plain text of a cell: the accessor's value, formatted by the column; empty for a missing value. */
export function cellText<Row extends object>({ accessorFn, columnDef }: ResolvedColumn<Row>, row: Row, at: number) {
  const value: unknown = accessorFn?.(row, at)
  if (value === null || value === undefined) return ''
  return columnDef.meta?.format?.(value) ?? String(value)
}

/** The first column is sticky while scrolling sideways, as are the checkboxes before it. */
export function cellLooks<Row extends object>(
  columns: readonly ResolvedColumn<Row>[],
  widths: Record<string, number>,
): CellLook<Row>[] {
  const lastPinned = columns[0]?.id === CHECK_COLUMN ? 1 : 0
  let left = 0
  return columns.map((column, at) => {
    const width = widths[column.id] ?? column.getSize()
    const pinned = at <= lastPinned
    const classes = [styles.cell]
    if (alignsEnd(column.columnDef.meta)) classes.push(styles.end)
    if (pinned) classes.push(styles.pinned)
    if (at === lastPinned) classes.push(styles.edge)
    const style = pinned ? { width, left } : { width }
    left += width
    return { column, className: classes.join(' '), style, pinned, custom: column.columnDef.cell !== undefined }
  })
}
