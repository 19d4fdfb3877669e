import { explain } from '@greenroom/api-client'
import { Banner, Skeleton } from '@greenroom/ui'
import { useJob } from '#records/use-job.ts'
import { Failure } from '#screens/Failure.tsx'
import { ApplyStep } from './ApplyStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { importJobs, isCheckedAgain, type Import } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { SendingStep } from './SendingStep.tsx'

/** One import at its current step. After a reload, its state is loaded from the server. */
export function ImportRun({ importID }: { importID: string }) {
  const { job, failure, retry } = useJob(importJobs, importID)
  if (job && isCheckedAgain(job)) return <CheckingAgain one={job} />
  if (job?.state === 'RECEIVING') return <SendingStep one={job} />
  if (job?.state === 'CHECKED') return <CheckStep one={job} />
  if (job) return <ApplyStep one={job} />
  return (
    <ImportFrame step={2} isLoading>
      {failure === undefined ? <Skeleton rows={8} /> : <Failure of={explain(failure)} onRetry={retry} />}
    </ImportFrame>
  )
}

/** After a reload, or in another tab. */
function CheckingAgain({ one: { fileName } }: { one: Import }) {
  return (
    <ImportFrame step={2} context={fileName}>
      <Banner tone="info" title="Checking again">
        The corrected rows are being compared with the catalog. Nothing has changed yet.
      </Banner>
      <Skeleton rows={8} />
    </ImportFrame>
  )
}
