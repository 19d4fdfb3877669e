import { EmptyState, Grid, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { documentTitleAtom } from '#documents/document-titles.ts'
import { usePages } from '#data/pages.ts'
import { PRODUCTS } from '../paths.ts'
import styles from './changes.module.css'
import { changeSetPages } from './change-set.atoms.ts'
import { changeSetColumns } from './change-sets.columns.ts'
import { changeSetPath } from './paths.ts'

/** Bulk edits, imports, price changes and undone changes, newest first. */
export function ChangeSets() {
  const { dateTime, number } = useAtomValue(formatsAtom)
  const navigate = useNavigate()
  const titleOf = useAtomValue(documentTitleAtom)
  const columns = useMemo(() => changeSetColumns(dateTime, number, titleOf), [dateTime, number, titleOf])
  return (
    <Screen
      title="Changes"
      context="Bulk edits, imports and price changes. You can undo each of them, except for items changed since."
    >
      <div className={styles.grid}>
        <Grid
          label="Changes"
          columns={columns}
          rowId={({ changeSetID }) => changeSetID}
          empty={
            <EmptyState title="No changes yet" action={<TextLink href={PRODUCTS}>Go to Products</TextLink>}>
              Filter or select products, then choose Bulk edit.
            </EmptyState>
          }
          onOpen={({ changeSetID }) => void navigate(changeSetPath(changeSetID))}
          {...usePages(changeSetPages())}
        />
      </div>
    </Screen>
  )
}
