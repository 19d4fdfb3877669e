import { toZpl } from '@greenroom/labels'
import * as Schema from 'effect/Schema'
import type { Platform } from '#platform/platform.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { audit, type WriteTransaction } from '#calls/write.ts'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { findLabelJob, type LabelJobRow } from './label-job-store.ts'
import { labelParts, labelRuns } from './label-stream.ts'
import { notePrints } from './note-prints.ts'
import { findPrinter, sendLabels } from './printers.ts'

interface Payload {
  labelJobID: string
  /** The first label. */
  from: number
  grants: Schema.Schema.Type<typeof GrantsPayload>
}

export const PRINT_LABELS: JobKind<Payload> = {
  name: 'labelprinting.print',
  payload: Schema.Struct({ labelJobID: Schema.String, from: Schema.Number, grants: GrantsPayload }),
}

/** Labels of one connection. The printer has taken all of them, or the job does not count them. */
const LABELS_AT_ONCE = 20
/** Connections after which other jobs get their turn. */
const CONNECTIONS_A_TURN = 10
/** Milliseconds between two looks whether a job that sends was canceled. */
const LOOK = 500

/**
 * Sends the labels of a job to its printer, a few at a time. A process that dies in between may send the same few again;
 * no label is left out.
 */
export function printLabels(platform: Pick<Platform, 'isPrinterAllowed'>) {
  return job(
    PRINT_LABELS,
    async ({ payload, company, place, signal, step, yieldTurn, finish, report }) => {
      const { labelJobID } = payload
      const record = await findLabelJob(company.db, labelJobID)
      const printer = await findPrinter(company.db, record.printer_id!)
      if (place === undefined) await step((tx) => advance(tx, record, { state: 'PRINTING', printed: payload.from - 1 }))
      const next = ((place as number | undefined) ?? payload.from - 1) + 1
      const runs = labelRuns(company, record, next, new Map(payload.grants))
      let connections = 0
      for await (const part of labelParts(runs, LABELS_AT_ONCE)) {
        const look = () => report({ total: record.labels })
        await untilCanceled(look, (canceled) =>
          sendLabels(platform, printer, toZpl(part, printer), AbortSignal.any([signal, canceled])),
        )
        const { first, copies } = part.at(-1)!
        const printed = first + copies - 1
        const isTurnOver = ++connections === CONNECTIONS_A_TURN && printed < record.labels
        await (isTurnOver ? yieldTurn : step)((tx) => advance(tx, record, { printed }))
        if (isTurnOver) return
      }
      await finish(async (tx) => {
        await end(tx, await findLabelJob(tx.db, labelJobID, { forUpdate: true }), { state: 'DONE' })
      })
    },
    {
      // They wait for printers, not for us: one that hangs holds up no other company.
      slots: 16,
      failed: async (tx, jobID, { message }) => {
        const record = await findByJob(tx, jobID)
        if (record) await end(tx, record, { state: 'FAILED', fault: message })
      },
    },
  )
}

/** Work whose signal is aborted soon after the job has been canceled. */
async function untilCanceled(look: () => Promise<void>, work: (canceled: AbortSignal) => Promise<void>) {
  const over = new AbortController()
  const looking = setInterval(() => void look().catch((reason: unknown) => over.abort(reason)), LOOK)
  try {
    await work(over.signal)
  } finally {
    clearInterval(looking)
  }
}

async function advance(
  { db }: WriteTransaction,
  { label_job_id, labels }: LabelJobRow,
  values: { state?: 'PRINTING'; printed: number },
) {
  await db.updateTable('label_job').set(values).where('label_job_id', '=', label_job_id).execute()
  return { place: values.printed, done: values.printed, total: labels }
}

/** The end of printing, with what was printed until then. */
async function end(
  tx: WriteTransaction,
  record: LabelJobRow,
  values: { state: 'DONE' } | { state: 'FAILED'; fault: string },
) {
  await tx.db
    .updateTable('label_job')
    .set({ ...values, finished_at: tx.at })
    .where('label_job_id', '=', record.label_job_id)
    .execute()
  await notePrints(tx, record)
  await audit(tx, 'labelJob', record.label_job_id, 'update', [{ field: 'state', from: record.state, to: values.state }])
}

function findByJob({ db }: Pick<CompanyStore, 'db'>, jobID: string): Promise<LabelJobRow | undefined> {
  return db
    .selectFrom('label_job')
    .selectAll()
    .where('job_id', '=', jobID)
    .where('state', 'in', ['QUEUED', 'PRINTING'])
    .forUpdate()
    .executeTakeFirst()
}
