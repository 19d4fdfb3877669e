import { EmptyState, Grid } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { formatsAtom } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { changedFields, rowColumns } from './file/row.columns.ts'
import styles from './imports.module.css'
import { type ItemLine, itemPages } from './reading/import-rows.ts'

const EMPTY: Record<ItemLine['action'], string> = {
  create: 'No new items',
  update: 'No changes',
  unchanged: 'No unchanged items',
}

type ItemRowsProps = { importID: string; action: ItemLine['action']; label: string }

/** The items of a check or a result, with a column for each field that changes in one of them. */
export function ItemRows({ importID, action, label }: ItemRowsProps) {
  const { money } = useAtomValue(formatsAtom)
  const pages = usePages(itemPages(importID, action))
  const fields = action === 'unchanged' ? '' : changedFields(pages.rows).join()
  const columns = useMemo(() => rowColumns(fields.split(',').filter(Boolean), { money }), [fields, money])
  return (
    <div className={styles.grid}>
      <Grid {...{ label, columns }} {...pages} rowId={({ id }) => id} empty={<EmptyState title={EMPTY[action]} />} />
    </div>
  )
}
