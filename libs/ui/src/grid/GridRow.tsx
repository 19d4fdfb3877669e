import { constructRow, flexRender, type Table } from '@tanstack/react-table'
import { memo, type ReactNode } from 'react'
import { cellText, type CellLook } from './grid-cells.ts'
import { CHECK_COLUMN, type GridFeatures } from './grid-columns.ts'
import styles from './grid.module.css'

export type GridRowProps<Row extends object> = {
  table: Table<GridFeatures, Row>
  /** Undefined while the server has not sent it yet. */
  row: Row | undefined
  id: string
  /** Its place in the present order. */
  index: number
  height: number
  looks: readonly CellLook<Row>[]
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined
  /** The column of the cell that takes the focus, -1 when it is in another row. */
  activeColumn: number
}

function Row<Row extends object>(props: GridRowProps<Row>) {
  const { table, row, id, index, height, looks, selected, activeColumn } = props
  const content = (look: CellLook<Row>): ReactNode => {
    if (look.column.id === CHECK_COLUMN)
      return <span className={styles.check} data-state={selected ? 'all' : 'none'} aria-hidden />
    if (!row) return <span className={styles.bone} />
    if (!look.custom) return cellText(look.column, row, index)
    const cell = constructRow(table, id, row, index, 0).getAllCellsByColumnId()[look.column.id]!
    return flexRender(look.column.columnDef.cell, cell.getContext())
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={styles.row}
      style={{ transform: `translateY(${index * height}px)` }}
    >
      {looks.map((look, at) => (
        <div
          key={look.column.id}
          role="gridcell"
          aria-colindex={at + 1}
          aria-label={look.column.id === CHECK_COLUMN ? 'Select' : undefined}
          tabIndex={at === activeColumn ? 0 : undefined}
          className={look.className}
          style={look.style}
        >
          {content(look)}
        </div>
      ))}
    </div>
  )
}

/** One row. Plain cells are text in a div and nothing more, and a row renders only when something of it changes. */
export const GridRow = memo(Row) as typeof Row
