import { toZpl } from '@greenroom/labels'
import { missingFrom, requirementOf } from '@greenroom/permissions'
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { Platform } from '#platform/platform.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { audit, type Writer, type WriteTransaction } from '#calls/write.ts'
import { Failure } from '#failures/failures.ts'
import { currentGrants } from '#identity/current-grants.ts'
import { GrantsPayload } from '#jobs/grants.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { findLabelJob, type LabelJobRow } from './label-job-store.ts'
import { labelParts, labelRuns } from './label-stream.ts'
import { notePrints } from './note-prints.ts'
import { findPrinter, type PrinterAccess, sendLabels } from './printers.ts'

interface Payload {
  labelJobID: string
  grants: Schema.Schema.Type<typeof GrantsPayload>
}

export const PRINT_LABELS: JobKind<Payload> = {
  name: 'labelprinting.print',
  payload: Schema.Struct({ labelJobID: Schema.String, grants: GrantsPayload }),
}

/** Labels of one connection. The printer has taken all of them, or the job does not count them. */
const LABELS_AT_ONCE = 20
/** Connections after which other jobs get their turn. */
const CONNECTIONS_A_TURN = 10
/** What whoever prints must still have when the next labels are sent. */
const NEEDS = [requirementOf('UTILITIES_LABEL_PRINTING:WRITE'), requirementOf('CATALOG_PRODUCT:READ')]
/** Milliseconds between two looks whether a job that sends was canceled. */
const LOOK = 500

/** Where a run left off: between two turns, or while it sent labels. */
interface Place {
  isBetweenTurns: boolean
}

const SENDING: Place = { isBetweenTurns: false }

/**
 * Sends the labels of a job to its printer, a few at a time. If the process ends while it sends, the same few are sent
 * again, and the job says so; no label is left out.
 */
export function printLabels(platform: PrinterAccess & Pick<Platform, 'database'>) {
  return job(
    PRINT_LABELS,
    async ({ payload, company, writer, place, signal, step, yieldTurn, finish, report }) => {
      const { labelJobID } = payload
      const record = await findLabelJob(company.db, labelJobID)
      const printer = await findPrinter(company.db, record.printer_id!)
      if (place === undefined) await step((tx) => begin(tx, record))
      else if (!(place as Place).isBetweenTurns) await step((tx) => noteSentAgain(tx, record))
      const runs = labelRuns(company, record, record.printed + 1, new Map(payload.grants))
      let connections = 0
      for await (const part of labelParts(runs, LABELS_AT_ONCE)) {
        await refuseLeaver(company, platform, writer)
        const look = () => report({ total: record.labels })
        await untilCanceled(look, (canceled) =>
          sendLabels(platform, printer, toZpl(part, printer), AbortSignal.any([signal, canceled])),
        )
        const [{ first }, { first: start, copies }] = [part[0]!, part.at(-1)!]
        const last = start + copies - 1
        const isBetweenTurns = ++connections === CONNECTIONS_A_TURN && last < record.labels
        await (isBetweenTurns ? yieldTurn : step)((tx) => advance(tx, record, { first, last }, { isBetweenTurns }))
        if (isBetweenTurns) return
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

/** Throws unless whoever prints is still active, and still may. */
async function refuseLeaver(company: CompanyStore, { database }: Pick<Platform, 'database'>, { user }: Writer) {
  const held = (await currentGrants(company, database, [user.userName])).get(user.userName)
  if (held && !missingFrom(held, NEEDS)) return
  throw new Failure(403, 'ER_000', `${user.userName} no longer has access to label printing.`)
}

async function begin({ db }: WriteTransaction, { label_job_id, printed, labels }: LabelJobRow) {
  await db.updateTable('label_job').set({ state: 'PRINTING' }).where('label_job_id', '=', label_job_id).execute()
  return { place: SENDING, done: printed, total: labels }
}

async function noteSentAgain({ db }: WriteTransaction, { label_job_id }: LabelJobRow) {
  await db
    .updateTable('label_job')
    .set({ sent_again: sql<number[]>`array_append(sent_again, printed + 1)` })
    .where('label_job_id', '=', label_job_id)
    .where('printed', '<', sql<number>`labels`)
    .execute()
  return { place: SENDING }
}

/** The printer has taken these labels. */
async function advance(
  tx: WriteTransaction,
  record: LabelJobRow,
  labels: { first: number; last: number },
  place: Place,
) {
  const printed = labels.last
  await tx.db.updateTable('label_job').set({ printed }).where('label_job_id', '=', record.label_job_id).execute()
  await notePrints(tx, record, labels)
  return { place, done: printed, total: record.labels }
}

/** The end of printing. */
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
