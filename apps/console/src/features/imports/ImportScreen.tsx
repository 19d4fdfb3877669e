import { useAtomValue } from 'jotai'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { fileAtom } from './draft.atoms.ts'
import { FileStep } from './FileStep.tsx'
import { importPath, importsAtom } from './import.atoms.ts'
import { ImportRun } from './ImportRun.tsx'
import { sendingAtom } from './sending.atoms.ts'

/** The import: a file, its columns, a check that changes nothing, and the writing. The address names one import. */
export function ImportScreen() {
  const [query] = useSearchParams()
  const importID = query.get('importID')
  const file = useAtomValue(fileAtom)
  const sending = useAtomValue(sendingAtom)
  const imports = useAtomValue(importsAtom)
  const { write } = useAccess('CATALOG_IMPORT')
  if (importID) return <ImportRun key={importID} importID={importID} />
  if (sending) return <Navigate to={importPath(sending.importID)} replace />
  if (file.at !== 'open' || !write || wasApplied()) return <FileStep />
  return <ColumnsStep draft={file.draft} />

  function wasApplied() {
    return file.at === 'open' && file.draft.importID !== undefined && imports[file.draft.importID]?.state === 'APPLIED'
  }
}
