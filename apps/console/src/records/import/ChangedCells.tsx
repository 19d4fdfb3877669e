import { Grid, gridColumns } from '@greenroom/ui'
import { ChangedValue } from './corrections/ChangedValue.tsx'
import styles from './corrections/corrections.module.css'
import type { ChangedCell } from './import-kind.ts'

const column = gridColumns<ChangedCell>()

const columns = column.columns([
  column.accessor('line', { header: 'Line', size: 80, meta: { kind: 'number', phone: 'detail' } }),
  column.accessor('recordID', { header: 'ID', size: 160, meta: { phone: 'title' } }),
  column.accessor('place', { header: 'Column', size: 160, meta: { phone: 'detail' } }),
  column.accessor(({ from, to }) => `${from} → ${to}`, {
    id: 'value',
    header: 'Value',
    size: 420,
    meta: { phone: 'detail' },
    cell: ({ row: { original } }) => <ChangedValue from={original.from || null} to={original.to || '(blank)'} />,
  }),
])

/** The stored values that a file changes, each with what it was. */
export function ChangedCells({ changes }: { changes: readonly ChangedCell[] }) {
  return (
    <div className={styles.grid}>
      <Grid label="Changed values" columns={columns} rows={changes} rowId={({ id }) => id} />
    </div>
  )
}
