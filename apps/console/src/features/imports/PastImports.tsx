import { dataOf } from '@greenroom/api-client'
import { EmptyState, Grid } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { importPath } from './import.atoms.ts'
import { pastColumns } from './past.columns.ts'
import styles from './imports.module.css'
import { usePages } from '#app/use-pages.ts'

const PAGE = 100

/** The imports of the company, the newest first, each with what became of it. */
export function PastImports() {
  const api = useAtomValue(apiAtom)
  const { dateTime } = useAtomValue(formatsAtom)
  const navigate = useNavigate()
  const load = useCallback(
    async (cursor?: string) =>
      dataOf(await api.GET('/items/imports', { params: { query: { cursor, limit: PAGE } } })).body,
    [api],
  )
  const columns = useMemo(() => pastColumns(dateTime), [dateTime])
  return (
    <section className={styles.past} aria-labelledby="past-imports">
      <h2 id="past-imports">Imports so far</h2>
      <div className={styles.grid}>
        <Grid
          label="Imports so far"
          columns={columns}
          rowId={({ importID }) => importID}
          empty={
            <EmptyState title="No imports yet">What you import is listed here, with what became of it.</EmptyState>
          }
          onOpen={({ importID }) => void navigate(importPath(importID))}
          {...usePages(load)}
        />
      </div>
    </section>
  )
}
