import { explain } from '@greenroom/api-client'
import { Skeleton } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Failure } from '#app/Failure.tsx'
import { ApplyStep } from './ApplyStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { importsAtom, loadImportAtom } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { SendingStep } from './SendingStep.tsx'

/** One import, at whatever step it is. What is not known here, such as after a reload, comes from the server. */
export function ImportRun({ importID }: { importID: string }) {
  const known = useAtomValue(importsAtom)[importID]
  const load = useSetAtom(loadImportAtom)
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const isOpen = known === undefined || known.state === 'APPLYING'

  useEffect(() => {
    if (isOpen) load(importID).catch(setFailure)
  }, [isOpen, load, importID, tries])

  if (known?.state === 'RECEIVING') return <SendingStep one={known} />
  if (known?.state === 'CHECKED') return <CheckStep one={known} />
  if (known) return <ApplyStep one={known} />
  const retry = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  return (
    <ImportFrame step={2}>
      {failure === undefined ? <Skeleton rows={8} /> : <Failure of={explain(failure)} onRetry={retry} />}
    </ImportFrame>
  )
}
