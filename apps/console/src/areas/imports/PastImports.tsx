import { EmptyState, Grid } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { importPages } from './import.atoms.ts'
import { importPath } from './paths.ts'
import { pastColumns } from './past.columns.ts'
import styles from './imports.module.css'
import { usePages } from '#data/pages.ts'

/** The company's imports, newest first, with their results. */
export function PastImports() {
  const { since } = useAtomValue(formatsAtom)
  const navigate = useNavigate()
  const columns = useMemo(() => pastColumns(since), [since])
  return (
    <section className={styles.past} aria-labelledby="past-imports">
      <h2 id="past-imports">Past imports</h2>
      <div className={styles.grid}>
        <Grid
          label="Past imports"
          columns={columns}
          rowId={({ importID }) => importID}
          empty={<EmptyState title="No imports yet">Your imports and their results will appear here.</EmptyState>}
          onOpen={({ importID }) => void navigate(importPath(importID))}
          {...usePages(importPages())}
        />
      </div>
    </section>
  )
}
