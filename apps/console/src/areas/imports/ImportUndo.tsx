import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { changeSetJobs } from '#records/change-sets.atoms.ts'
import { UndoButton } from '#records/UndoButton.tsx'
import { useJob } from '#records/use-job.ts'
import { importJobs } from './import.atoms.ts'

type ImportUndoProps = { importID: string; changeSetID: string }

/** Undoes an applied import, once it is known what of it can be undone. */
export function ImportUndo({ importID, changeSetID }: ImportUndoProps) {
  const { job } = useJob(changeSetJobs, changeSetID, { fresh: true })
  const renew = useSetAtom(importJobs.renewAtom)
  const undoneBy = job?.undoneBy
  // It was undone since the import was loaded.
  useEffect(() => {
    if (undoneBy) renew(importID).catch(() => undefined)
  }, [undoneBy, importID, renew])
  return job ? <UndoButton changeSet={job} /> : null
}
