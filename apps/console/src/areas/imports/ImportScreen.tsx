import { Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useMay } from '#session/may.ts'
import { fileAtom } from './file/draft.atoms.ts'
import { FileStep } from './file/FileStep.tsx'
import { importJobs } from './import.atoms.ts'
import { importPath } from './paths.ts'
import { ImportRun } from './ImportRun.tsx'
import { sendingAtom } from './sending.atoms.ts'
import { StepShown } from './use-step-focus.ts'

/** Loaded on demand, because only a file has columns. */
const ColumnsStep = lazy(async () => ({ default: (await import('./file/ColumnsStep.tsx')).ColumnsStep }))

/**
 * Imports items: choose a file, map its columns, check it without changing anything, then apply. The URL names the
 * import.
 */
export function ImportScreen() {
  const shown = useRef(false)
  return (
    <StepShown value={shown}>
      <Step />
    </StepShown>
  )
}

function Step() {
  const [query] = useSearchParams()
  const importID = query.get('importID')
  const file = useAtomValue(fileAtom)
  const sending = useAtomValue(sendingAtom)
  const imports = useAtomValue(importJobs.knownAtom)
  const { may } = useMay('startImport')
  if (importID) return <ImportRun key={importID} importID={importID} />
  if (sending) return <Navigate to={importPath(sending.importID)} replace />
  if (file.at !== 'open' || !may || wasApplied()) return <FileStep />
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <ColumnsStep draft={file.draft} />
    </Suspense>
  )

  function wasApplied() {
    return file.at === 'open' && file.draft.importID !== undefined && imports[file.draft.importID]?.state === 'APPLIED'
  }
}
