import { Readable } from 'node:stream'
import { labelFileName, type LabelFileType, toSvg } from '@greenroom/labels'
import { audit, write } from '#calls/write.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { refused, refusedField } from '#failures/failures.ts'
import { priceDecimalsOf } from '#companies/configuration.ts'
import { cancelJob } from '#jobs/enqueue.ts'
import { requirePlaceNamed } from '#ledger/places.ts'
import { chosenLines, insertLabelJob, requireConfirmed, sendFrom, showCheck } from './create-label-job.ts'
import { findLabelJob, labelJobList, type LabelJobRow, labelLineList, showLabelJob } from './label-job-store.ts'
import { designOf, labelRuns, pdfOf, zplOf } from './label-stream.ts'
import { notePrints } from './note-prints.ts'
import { planLabels, refuseDensity, refuseStart, sheetOf } from './plan-labels.ts'
import { findPrinter } from './printers.ts'
import { reprintList, showReprint } from './reprint-list.ts'
import { withheldFrom } from './shown-by.ts'

type Operation =
  | 'listLabelJobs'
  | 'createLabelJob'
  | 'checkLabelJob'
  | 'getLabelJob'
  | 'listLabelJobLines'
  | 'printLabelJob'
  | 'cancelLabelJob'
  | 'markLabelsPrinted'
  | 'downloadLabelPDF'
  | 'downloadLabelZPL'
  | 'getLabelImage'
  | 'listLabelReprints'

export const labelJobHandlers: HandlersOf<Operation> = {
  listLabelJobs: async ({ company, user, query }) => ({
    body: await labelJobList.page(company.db, query, (row) => showLabelJob(row, user.grants)),
  }),

  getLabelJob: async ({ company, user, params }) => ({
    body: showLabelJob(await findLabelJob(company.db, params.labelJobID), user.grants),
  }),

  listLabelJobLines: async ({ company, params: { labelJobID }, query }) => {
    await findLabelJob(company.db, labelJobID)
    return { body: await labelLineList.page(company.db, { ...query, labelJobID }) }
  },

  listLabelReprints: async ({ company: { db }, user: { grants }, query }) => {
    const { place } = query
    const at = place === undefined ? undefined : await requirePlaceNamed(db, 'place', place)
    const source = { db, grants, decimals: await priceDecimalsOf(db), place: at }
    return { body: await reprintList.page(source, query, showReprint) }
  },

  checkLabelJob: async ({ company, user, body }) => {
    const plan = await planLabels(company, body, user.grants)
    return { body: showCheck(plan, body) }
  },

  createLabelJob: async (call) => {
    const plan = await planLabels(call.company, call.body, call.user.grants)
    const lines = chosenLines(plan, call.body)
    return write(call, async (tx) => {
      const record = await insertLabelJob(tx, call.body, plan, lines, call.user.grants)
      if (plan.printer) await sendFrom(tx, call, record, 1)
      await audit(tx, 'labelJob', record.label_job_id, 'create', [])
      return { body: showLabelJob(await findLabelJob(tx.db, record.label_job_id), call.user.grants) }
    })
  },

  printLabelJob: (call) =>
    write(call, async (tx) => {
      const record = await findLabelJob(tx.db, call.params.labelJobID, { forUpdate: true })
      const { from, confirmed } = call.body
      if (record.printer_id === null) throw refused('This job has no printer. Download its labels instead.')
      if (record.state === 'QUEUED' || record.state === 'PRINTING') throw refused('These labels are being printed.')
      refusePast(record, from)
      requireConfirmed(record.labels - from + 1, confirmed)
      refuseDensity(await findPrinter(tx.db, record.printer_id), await designOf(tx, record))
      await sendFrom(tx, call, record, from)
      await audit(tx, 'labelJob', record.label_job_id, 'update', [{ field: 'from', from: null, to: from }])
      return { body: showLabelJob(await findLabelJob(tx.db, record.label_job_id), call.user.grants) }
    }),

  cancelLabelJob: (call) =>
    write(call, async (tx) => {
      const record = await findLabelJob(tx.db, call.params.labelJobID, { forUpdate: true })
      if (record.state !== 'QUEUED' && record.state !== 'PRINTING') throw refused('These labels are not being printed.')
      await tx.db
        .updateTable('label_job')
        .set({ state: 'CANCELED', canceled_by: tx.writer.user.userName, finished_at: tx.at })
        .where('label_job_id', '=', record.label_job_id)
        .execute()
      await cancelJob(tx, record.job_id!)
      await audit(tx, 'labelJob', record.label_job_id, 'update', [
        { field: 'state', from: record.state, to: 'CANCELED' },
      ])
      return { body: showLabelJob(await findLabelJob(tx.db, record.label_job_id), call.user.grants) }
    }),

  markLabelsPrinted: (call) =>
    write(call, async (tx) => {
      const record = await findLabelJob(tx.db, call.params.labelJobID, { forUpdate: true })
      const { from } = call.body
      refusePast(record, from)
      const withheld = withheldFrom(record.shown, call.user.grants)
      await notePrints(tx, { ...record, withheld }, { first: from, last: record.labels })
      if (record.state === 'READY' && from === 1) {
        await tx.db
          .updateTable('label_job')
          .set({ state: 'DONE', printed: record.labels, finished_at: tx.at })
          .where('label_job_id', '=', record.label_job_id)
          .execute()
      }
      await audit(tx, 'labelJob', record.label_job_id, 'update', [{ field: 'from', from: null, to: from }])
      return { body: showLabelJob(await findLabelJob(tx.db, record.label_job_id), call.user.grants) }
    }),

  downloadLabelPDF: async (call) => {
    const { from, row, column } = call.query
    const { record, runs } = await runsFrom(call, from)
    const sheet = sheetOf(record.sheet, await designOf(call.company, record))
    const start = { row: row ?? record.start_row, column: column ?? record.start_column }
    refuseStart(start, sheet)
    return fileOf('application/pdf', nameOf(record, 'pdf'), pdfOf(sheet, start, runs))
  },

  downloadLabelZPL: async (call) => {
    const { record, runs } = await runsFrom(call, call.query.from)
    return fileOf('text/plain', nameOf(record, 'zpl'), zplOf(runs))
  },

  getLabelImage: async (call) => {
    const { label = 1 } = call.query
    const { runs } = await runsFrom(call, label)
    const { value } = await runs.next()
    return { stream: { type: 'image/svg+xml', content: Readable.from([toSvg(value!.layout)]) } }
  },
}

/** The labels of the call's job from a number on. */
async function runsFrom(
  { company, params, user }: Pick<Call<'downloadLabelPDF'>, 'company' | 'params' | 'user'>,
  from = 1,
) {
  const record = await findLabelJob(company.db, params.labelJobID)
  refusePast(record, from)
  return { record, runs: labelRuns(company, record, from, user.grants) }
}

function refusePast({ labels }: LabelJobRow, from: number) {
  if (from > labels) throw refusedField('from', `The job has ${labels} labels.`, from)
}

function nameOf({ template_name: templateName, label_job_id: labelJobID }: LabelJobRow, type: LabelFileType) {
  return labelFileName({ templateName, labelJobID }, type)
}

function fileOf(type: string, name: string, content: AsyncIterable<string>) {
  return {
    stream: { type, content: Readable.from(content) },
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  }
}
