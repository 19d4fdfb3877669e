import { constructRow, flexRender, type Table } from '@tanstack/react-table'
import { memo, type ReactNode } from 'react'
import { cellText, type CellLook } from './grid-cells.ts'
import { CHECK_COLUMN, type GridFeatures, type GridNode, type ResolvedColumn } from './grid-columns.ts'
import { PhoneCard } from './PhoneCard.tsx'
import styles from './grid.module.css'

export type GridRowProps<Row extends object> = {
  table: Table<GridFeatures, Row>
  /** Undefined until the server has sent it. */
  row: Row | undefined
  id: string
  /** Its position in the current order. */
  index: number
  height: number
  looks: readonly CellLook<Row>[]
  /** Its position in a tree. */
  node: GridNode | undefined
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined
  /** The column of the focused cell, -1 if another row has the focus. */
  activeColumn: number
}

function Row<Row extends object>(props: GridRowProps<Row>) {
  const { table, row, id, index, height, looks, node, selected, activeColumn } = props
  const rendered = (column: ResolvedColumn<Row>, item: Row): ReactNode => {
    if (column.columnDef.cell === undefined) return cellText(column, item, index)
    const cell = constructRow(table, id, item, index, 0).getAllCellsByColumnId()[column.id]!
    return flexRender(column.columnDef.cell, cell.getContext())
  }
  const content = ({ column, parts, custom }: CellLook<Row>): ReactNode => {
    if (column.id === CHECK_COLUMN)
      return <span className={styles.check} data-state={selected ? 'all' : 'none'} aria-hidden />
    if (!row || node?.loading) return <span className={styles.bone} />
    if (parts) return <PhoneCard parts={parts} row={row} index={index} content={(part) => rendered(part, row)} />
    return custom ? rendered(column, row) : cellText(column, row, index)
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-level={node?.level}
      aria-expanded={node?.open}
      aria-posinset={node?.position}
      aria-setsize={node?.size}
      aria-busy={node?.loading}
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

/** One row. Plain cells are text in a div, and a row renders only when its own props change. */
export const GridRow = memo(Row) as typeof Row
