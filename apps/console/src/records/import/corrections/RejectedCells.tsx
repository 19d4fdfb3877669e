import { EmptyState, Grid, type GridProps } from '@greenroom/ui'
import { type ReactNode, useState } from 'react'
import { CorrectCell, type CorrectCellProps } from './CorrectCell.tsx'
import styles from './corrections.module.css'
import type { RejectedCell } from './file-cell.ts'

type RejectedCellsProps<Row extends RejectedCell> = {
  /** The grid's rows, and what else it needs to load them. */
  pages: Omit<GridProps<Row>, 'label' | 'columns' | 'rowId'>
  columns: GridProps<Row>['columns']
  mayCorrect: boolean
  /** What a cell may say; undefined for any text. */
  optionsOf: (cell: Row) => CorrectCellProps['options']
  onCorrect: (cell: Row, to: string, alike: boolean) => Promise<string | undefined>
  onUndo: (cell: Row) => Promise<void>
  /** Between the cell that is corrected and the list. */
  children?: ReactNode
}

/** The rejected rows, with the cell that is being corrected above them. */
export function RejectedCells<Row extends RejectedCell>(props: RejectedCellsProps<Row>) {
  const { pages, columns, mayCorrect, optionsOf, onCorrect, onUndo, children } = props
  const { rows } = pages
  const [chosen, choose] = useState<{ id: string; takesFocus: boolean }>()
  const current = rows.find(({ id }) => id === chosen?.id) ?? rows.find(isOpen)

  const chooseRow = (id: string | undefined) => id !== undefined && choose({ id, takesFocus: false })

  /** After the last one, the first that is still open, which may have been passed over. */
  function goOn({ id, field, value }: Row, alike: boolean) {
    const at = rows.findIndex((row) => row.id === id)
    const rest = [...rows.slice(at + 1), ...rows.slice(0, at)]
    // The list does not say yet what was corrected with it.
    const isDone = (row: Row) => alike && row.field === field && row.value === value
    const next = rest.find((row) => isOpen(row) && !isDone(row))
    if (next) choose({ id: next.id, takesFocus: true })
    else pages.onEndReached?.()
  }

  return (
    <div className={styles.list}>
      {mayCorrect && current && (
        <CorrectCell
          key={current.id}
          cell={current}
          options={optionsOf(current)}
          takesFocus={chosen?.takesFocus}
          onCorrect={(to, alike) => onCorrect(current, to, alike)}
          onUndo={() => onUndo(current)}
          onNext={(alike) => goOn(current, alike)}
        />
      )}
      {children}
      <div className={styles.grid}>
        <Grid
          label="Rejected rows"
          columns={columns}
          {...pages}
          rowId={({ id }) => id}
          selection={new Set(mayCorrect && current ? [current.id] : [])}
          {...(mayCorrect && {
            onSelectionChange: (ids: ReadonlySet<string>) => chooseRow([...ids].at(-1)),
            onPeek: ({ id }: Row) => chooseRow(id),
            onOpen: ({ id }: Row) => choose({ id, takesFocus: true }),
          })}
          empty={<EmptyState title="No rejected rows" />}
        />
      </div>
    </div>
  )
}

/** Whether a cell is still to be corrected. */
function isOpen({ correctable, toCheck }: RejectedCell): boolean {
  return correctable && !toCheck
}
