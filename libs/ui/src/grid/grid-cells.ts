import type { CSSProperties } from 'react'
import { alignsEnd, CHECK_COLUMN, type ResolvedColumn } from './grid-columns.ts'
import styles from './grid.module.css'

/** How the cells of one column look, worked out once for all rows. */
export type CellLook<Row extends object> = {
  column: ResolvedColumn<Row>
  className: string
  style: CSSProperties
  custom: boolean
}

/** The plain text of a cell: the accessor's value, formatted by the column; empty for a missing value. */
export function cellText<Row extends object>({ accessorFn, columnDef }: ResolvedColumn<Row>, row: Row, at: number) {
  const value: unknown = accessorFn?.(row, at)
  if (value === null || value === undefined) return ''
  return columnDef.meta?.format?.(value) ?? String(value)
}

/** The first column stays in view while scrolling sideways, and so do the checkboxes before it. */
export function cellLooks<Row extends object>(
  columns: readonly ResolvedColumn<Row>[],
  widths: Record<string, number>,
): CellLook<Row>[] {
  const pinned = columns[0]?.id === CHECK_COLUMN ? 2 : 1
  let left = 0
  return columns.map((column, at) => {
    const width = widths[column.id] ?? column.getSize()
    const names = [styles.cell]
    if (alignsEnd(column.columnDef.meta)) names.push(styles.end)
    if (at < pinned) names.push(styles.pinned)
    if (at === pinned - 1) names.push(styles.last)
    const style = at < pinned ? { width, left } : { width }
    left += width
    return { column, className: names.join(' '), style, custom: column.columnDef.cell !== undefined }
  })
}
