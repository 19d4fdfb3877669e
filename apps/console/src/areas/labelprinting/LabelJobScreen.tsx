import { explain } from '@greenroom/api-client'
import {
  Banner,
  countOf,
  DescriptionList,
  EmptyState,
  Grid,
  gridColumns,
  numbers,
  ProgressBar,
  Screen,
  Skeleton,
} from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { usePages } from '#data/pages.ts'
import { useJob } from '#records/use-job.ts'
import { MayButton } from '#session/MayButton.tsx'
import { Failure } from '#screens/Failure.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { cancelLabelJobAtom, type LabelJob, type LabelJobLine, labelJobs, labelLinePages } from './label-jobs.atoms.ts'
import { LabelFiles } from './LabelFiles.tsx'
import { LabelJobSource } from './LabelJobSource.tsx'
import { LabelJobState } from './LabelJobState.tsx'
import { LabelPreview } from './LabelPreview.tsx'
import styles from './labelprinting.module.css'
import { PrintFrom } from './PrintFrom.tsx'

/** One print job: how far it is, its labels, and every way to paper. */
export function LabelJobScreen() {
  const { labelJobID = '' } = useParams()
  const { job, failure, retry } = useJob(labelJobs, labelJobID, { fresh: true })
  if (!job) {
    return (
      <Screen title="Print job">
        {failure === undefined ? <Skeleton rows={8} /> : <Failure of={explain(failure)} onRetry={retry} />}
      </Screen>
    )
  }
  return (
    <Screen title={job.templateName} record={job.templateName} badges={<LabelJobState {...job} />}>
      <div className={styles.job}>
        <Progress job={job} />
        <SentAgain labels={job.sentAgain} />
        <Withheld names={job.withheld} />
        <Facts job={job} />
        <LabelPreview key={labelJobID} job={job} />
        <LabelFiles key={`${labelJobID} files`} job={job} />
        <ScreenBoundary fallback={<Skeleton shape="grid" rows={6} columns={4} />}>
          <Lines labelJobID={labelJobID} />
        </ScreenBoundary>
      </div>
    </Screen>
  )
}

function Progress({ job }: { job: LabelJob }) {
  const { labelJobID, state, printed, labels, printerName, fault } = job
  const cancel = useSetAtom(cancelLabelJobAtom)
  const soFar = `${numbers.text(printed)} of ${countOf(labels, 'label')}`
  if (state === 'QUEUED' || state === 'PRINTING') {
    return (
      <ProgressBar
        label={state === 'QUEUED' ? `Waiting for ${printerName}` : `Printing on ${printerName}`}
        value={printed}
        max={labels}
        text={soFar}
        action={
          <MayButton operation="cancelLabelJob" onPress={() => void cancel(labelJobID)}>
            Cancel printing
          </MayButton>
        }
      />
    )
  }
  if (printerName === undefined) return null
  return (
    <>
      {state === 'FAILED' && (
        <Banner tone="danger" title={fault}>
          The printer has taken {soFar}. Look at the last label that came out, and go on with the next one.
        </Banner>
      )}
      {state === 'CANCELED' && (
        <Banner tone="info" title="Printing was canceled">
          The printer has taken {soFar}, and may have printed a few more.
        </Banner>
      )}
      <PrintFrom key={`${state} ${printed}`} job={job} />
    </>
  )
}

/** Labels that may have come out twice. */
function SentAgain({ labels }: { labels: readonly number[] }) {
  if (labels.length === 0) return null
  return (
    <Banner tone="warning" title="Some labels may have been printed twice">
      The server was interrupted while it sent labels, and sent them again from label{' '}
      {labels.map((label) => numbers.text(label)).join(' and ')} on. Look for duplicates there.
    </Banner>
  )
}

/** What the labels leave out for whoever looks at them or prints them here. */
function Withheld({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Banner tone="warning" title={`You print these labels without ${names.join(', ')}`}>
      You don&apos;t have access to these values. Ask a colleague who does to print the labels, or an administrator for
      access.
    </Banner>
  )
}

function Facts({ job }: { job: LabelJob }) {
  const { labels, items, printerName, source, createdBy, createdAt, canceledBy, finishedAt } = job
  const { dateTime } = useAtomValue(formatsAtom)
  const by = (time: string, who?: string) => [dateTime(time), ...(who ? [`by ${who}`] : [])].join(' ')
  return (
    <DescriptionList
      entries={[
        { term: 'Labels', value: `${numbers.text(labels)} of ${countOf(items, 'item')}` },
        ...(source ? [{ term: 'Items from', value: <LabelJobSource source={source} /> }] : []),
        { term: 'Printer', value: printerName ?? 'None: the labels are downloaded' },
        { term: 'Started', value: by(createdAt, createdBy) },
        ...(finishedAt ? [{ term: canceledBy ? 'Canceled' : 'Ended', value: by(finishedAt, canceledBy) }] : []),
      ]}
    />
  )
}

const column = gridColumns<LabelJobLine>()
const COLUMNS = column.columns([
  column.accessor('first', { header: 'From label', size: 100, meta: { kind: 'number' }, enableSorting: false }),
  column.accessor('itemID', { header: 'Item ID', size: 160, meta: { phone: 'detail' }, enableSorting: false }),
  column.accessor('name', { header: 'Item', size: 320, meta: { phone: 'title' }, enableSorting: false }),
  column.accessor('copies', {
    header: 'Copies',
    size: 90,
    meta: { kind: 'number', phone: 'amount' },
    enableSorting: false,
  }),
])

function Lines({ labelJobID }: { labelJobID: string }) {
  return (
    <div className={styles.grid}>
      <Grid
        label="Items of the job"
        columns={COLUMNS}
        rowId={({ line }) => String(line)}
        empty={<EmptyState title="No items" />}
        {...usePages(labelLinePages(labelJobID))}
      />
    </div>
  )
}
