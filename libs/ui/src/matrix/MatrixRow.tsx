import { memo } from 'react'
import type { MatrixCell, MatrixHead } from './matrix-cell.ts'
import { HEAD, ROW } from './use-matrix.ts'
import styles from './matrix.module.css'

type MatrixRowProps = {
  row: MatrixHead
  index: number
  columns: readonly MatrixHead[]
  /** The columns to render. */
  shown: readonly number[]
  cellOf: (row: string, column: string) => MatrixCell | undefined
  /** Where a column begins, in CSS pixels. */
  startOf: (column: number) => number
  size: number
  /** The selected columns of this row; -1 for none. */
  from: number
  to: number
  /** The column of the focused cell, -1 if another row has the focus. */
  active: number
}

/** One row of a matrix. It renders only when its own props change. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, index, columns, shown, cellOf, startOf, size, from, to, active } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ transform: `translateY(${index * ROW}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        tabIndex={-1}
        data-row={index}
        data-column={HEAD}
        className={styles.rowHead}
      >
        <span className={styles.name} title={row.name}>
          {row.name}
        </span>
        <span className={styles.detail}>{row.detail}</span>
      </div>
      {shown.map((at) => {
        const cell = cellOf(row.id, columns[at]!.id)
        return (
          <div
            key={at}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={at >= from && at <= to}
            aria-label={cell?.words ?? 'Loading'}
            tabIndex={at === active ? 0 : -1}
            data-row={index}
            data-column={at}
            data-tone={cell?.tone}
            className={styles.cell}
            style={{ insetInlineStart: startOf(at), inlineSize: size }}
          >
            {cell ? cell.text : <span className={styles.bone} />}
          </div>
        )
      })}
    </div>
  )
})
