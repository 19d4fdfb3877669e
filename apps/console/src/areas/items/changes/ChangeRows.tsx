import { EmptyState, Grid, type GridProps } from '@greenroom/ui'
import { useMemo } from 'react'
import { usePages } from '#data/pages.ts'
import type { Wording } from '../value-text.ts'
import { changeRowPages, type ChangeSetRow, type ShownRows } from './change-set.atoms.ts'
import { differenceColumns, faultColumns, fieldsOf, itemColumns } from './difference.columns.ts'
import styles from './changes.module.css'

type ChangeRowsProps = Pick<GridProps<ChangeSetRow>, 'selection' | 'onSelectionChange' | 'checkboxes' | 'onOpen'> & {
  changeSetID: string
  show: ShownRows
  label: string
  empty: string
  wording: Wording
  /** Items that the user left out, which are hidden. */
  excluded?: ReadonlySet<string>
}

/** The items of a change set, loaded while scrolling: what changes, or why an item is left out. */
export function ChangeRows({ changeSetID, show, label, empty, wording, excluded, ...grid }: ChangeRowsProps) {
  const pages = usePages(changeRowPages(changeSetID, show))
  const fields = fieldsOf(pages.rows).join()
  const columns = useMemo(() => {
    if (show === 'problems') return faultColumns
    return show === 'unchanged' ? itemColumns : differenceColumns(fields.split(',').filter(Boolean), wording)
  }, [show, fields, wording])
  const rows = useMemo(
    () => (excluded?.size ? pages.rows.filter(({ itemID }) => !excluded.has(itemID)) : pages.rows),
    [pages.rows, excluded],
  )
  return (
    <div className={styles.list}>
      <div className={styles.grid}>
        <Grid
          {...{ label, columns }}
          rowId={({ itemID }) => itemID}
          empty={<EmptyState title={empty} />}
          {...grid}
          {...pages}
          rows={rows}
        />
      </div>
    </div>
  )
}
