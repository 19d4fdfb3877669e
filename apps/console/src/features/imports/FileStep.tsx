import { FileDrop, ProgressBar, Skeleton } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { useAccess } from '#app/session.atoms.ts'
import { chooseFileAtom, fileAtom } from './draft.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'

/** With the grid, which a file can be chosen without. */
const PastImports = lazy(async () => ({ default: (await import('./PastImports.tsx')).PastImports }))

const ACCEPT = ['.csv', '.tsv', '.txt', '.gz', 'text/csv', 'text/tab-separated-values']

/** The beginning: a file to choose, and the imports of before. Without the right to import, those alone. */
export function FileStep() {
  const state = useAtomValue(fileAtom)
  const choose = useSetAtom(chooseFileAtom)
  const { write } = useAccess('CATALOG_IMPORT')
  const file = state.at === 'opening' || state.at === 'fault' ? state.file : null
  return (
    <ImportFrame
      step={0}
      context={
        write
          ? 'Bring items in from a file. Nothing is changed before you have seen what would be.'
          : 'You may see imports, but not start one.'
      }
    >
      {write && (
        <FileDrop
          label="Drop a file with your items here"
          accept={ACCEPT}
          hint="CSV or TSV with a header row, also gzipped (.gz)"
          file={file}
          onFile={(chosen) => void choose(chosen)}
          error={state.at === 'fault' ? state.message : undefined}
          disabled={state.at === 'opening'}
        />
      )}
      {state.at === 'opening' && <ProgressBar label={`Opening ${state.file.name}`} value={0} />}
      <Suspense fallback={<Skeleton rows={4} />}>
        <PastImports />
      </Suspense>
    </ImportFrame>
  )
}
