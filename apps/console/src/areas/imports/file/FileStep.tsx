import { Banner, FileDrop, ProgressBar, Skeleton } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMay } from '#session/may.ts'
import { chooseFileAtom, fileAtom } from './draft.atoms.ts'
import { ImportFrame } from '../ImportFrame.tsx'

/** Loaded on demand, because choosing a file doesn't need the grid. */
const PastImports = lazy(async () => ({ default: (await import('../PastImports.tsx')).PastImports }))

const ACCEPT = ['.xlsx', '.csv', '.tsv', '.txt', '.gz', 'text/csv', 'text/tab-separated-values']

/** The first step: choose a file. Past imports are listed below; users who can't import see only those. */
export function FileStep() {
  const state = useAtomValue(fileAtom)
  const choose = useSetAtom(chooseFileAtom)
  const { may } = useMay('startImport')
  const [query] = useSearchParams()
  const again = query.get('file')
  const file = state.at === 'opening' || state.at === 'fault' ? state.file : null
  return (
    <ImportFrame
      step={0}
      context={
        may
          ? "Import items from a file. You'll review every change before it is saved."
          : 'You can view imports but not start one.'
      }
    >
      {may && again && state.at === 'none' && (
        <Banner tone="info" title={`Choose ${again} again to change its columns`} />
      )}
      {may && (
        <FileDrop
          label="Drop a file with your items here"
          accept={ACCEPT}
          hint="Excel workbook (.xlsx), or CSV or TSV, also gzipped (.gz), with a header row"
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
