import { countOf, EmptyState, Grid, type GridProps, numbers } from '@greenroom/ui'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import type { Guarded } from '#session/may.ts'
import { MayButton } from '#session/MayButton.tsx'
import styles from './corrections.module.css'
import type { CorrectedCell } from './file-cell.ts'

type CorrectedCellsProps<Row extends CorrectedCell> = {
  /** The grid's rows, and what else it needs to load them. */
  pages: Omit<GridProps<Row>, 'label' | 'columns' | 'rowId'>
  columns: GridProps<Row>['columns']
  /** The operation that takes corrections back, and why the user can't use it here. */
  operation: Guarded
  denied?: string | undefined
  /** Takes a correction back, or all like it; missing once that is too late. */
  onUndo?: ((cell: Row, alike: boolean) => Promise<unknown>) | undefined
}

const NONE: ReadonlySet<string> = new Set()

/** The cells that were corrected. The user can take corrections back until the import is applied. */
export function CorrectedCells<Row extends CorrectedCell>(props: CorrectedCellsProps<Row>) {
  const { pages, columns, operation, denied, onUndo } = props
  const [selection, select] = useState(NONE)
  const [pending, setPending] = useState<'one' | 'alike'>()
  const chosen = pages.rows.find(({ id }) => selection.has(id))
  const alike = chosen?.alike ?? 0

  async function undo(which: 'one' | 'alike') {
    if (!chosen) return
    setPending(which)
    try {
      await onUndo!(chosen, which === 'alike')
      select(NONE)
    } catch (failure) {
      showFailure("The correction couldn't be undone", failure)
    }
    setPending(undefined)
  }

  const button = (which: 'one' | 'alike', label: string) => (
    <MayButton
      operation={operation}
      size="small"
      denied={denied}
      pending={pending === which}
      disabled={!chosen || pending !== undefined}
      onPress={() => void undo(which)}
    >
      {label}
    </MayButton>
  )
  return (
    <div className={styles.list}>
      <div className={styles.above}>
        <p>
          {onUndo
            ? 'These values replace those in the file. Select one to undo its correction.'
            : 'These values replaced those in the file.'}
        </p>
        {onUndo && (
          <div className={styles.actions}>
            {button('one', 'Undo correction')}
            {alike > 1 && button('alike', `Undo all ${countOf(alike, 'like it', 'like it', numbers.text)}`)}
          </div>
        )}
      </div>
      <div className={styles.grid}>
        <Grid
          label="Corrected cells"
          columns={columns}
          {...pages}
          rowId={({ id }) => id}
          selection={selection}
          {...(onUndo && {
            onSelectionChange: (ids: ReadonlySet<string>) => select(new Set([...ids].slice(-1))),
            onPeek: ({ id }: Row) => select(new Set([id])),
          })}
          empty={<EmptyState title="No corrected cells" />}
        />
      </div>
    </div>
  )
}
