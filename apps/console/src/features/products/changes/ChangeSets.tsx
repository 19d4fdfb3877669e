import { dataOf } from '@greenroom/api-client'
import { EmptyState, Grid, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { usePages } from '#app/use-pages.ts'
import { PRODUCTS } from '../paths.ts'
import styles from './changes.module.css'
import { changeSetColumns } from './change-sets.columns.ts'
import { changeSetPath } from './paths.ts'

const PAGE = 100

/** Bulk edits, imports and what took them back, the newest first. */
export function ChangeSets() {
  const api = useAtomValue(apiAtom)
  const { dateTime, number } = useAtomValue(formatsAtom)
  const navigate = useNavigate()
  const load = useCallback(
    async (cursor?: string) =>
      dataOf(await api.GET('/changesets', { params: { query: { cursor, limit: PAGE } } })).body,
    [api],
  )
  const columns = useMemo(() => changeSetColumns(dateTime, number), [dateTime, number])
  return (
    <Screen title="Changes" context="Bulk edits and imports, each as one. What nobody changed since can be taken back.">
      <div className={styles.grid}>
        <Grid
          label="Changes"
          columns={columns}
          rowId={({ changeSetID }) => changeSetID}
          empty={
            <EmptyState title="No changes yet" action={<TextLink href={PRODUCTS}>Go to Products</TextLink>}>
              Narrow the products by a filter or select some, then choose Bulk edit.
            </EmptyState>
          }
          onOpen={({ changeSetID }) => void navigate(changeSetPath(changeSetID))}
          {...usePages(load)}
        />
      </div>
    </Screen>
  )
}
