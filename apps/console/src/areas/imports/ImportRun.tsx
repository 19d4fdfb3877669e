import { explain } from '@greenroom/api-client'
import { Skeleton } from '@greenroom/ui'
import { useJob } from '#records/use-job.ts'
import { Failure } from '#screens/Failure.tsx'
import { ApplyStep } from './ApplyStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { importJobs } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { SendingStep } from './SendingStep.tsx'

/** One import at its current step. After a reload, its state is loaded from the server. */
export function ImportRun({ importID }: { importID: string }) {
  const { job, failure, retry } = useJob(importJobs, importID)
  if (job?.state === 'RECEIVING') return <SendingStep one={job} />
  if (job?.state === 'CHECKED') return <CheckStep one={job} />
  if (job) return <ApplyStep one={job} />
  return (
    <ImportFrame step={2}>
      {failure === undefined ? <Skeleton rows={8} /> : <Failure of={explain(failure)} onRetry={retry} />}
    </ImportFrame>
  )
}
