import { elementName, issueText } from '@greenroom/labels'
import { inSentence } from '@greenroom/money'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { Grants } from '@greenroom/permissions'
import type { WriteTransaction } from '#calls/write.ts'
import type { Call } from '#calls/call.ts'
import { refusedField } from '#failures/failures.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { dayBefore, refusePastDay } from '#query/day-limit.ts'
import { findLabelJob, type LabelJobRow } from './label-job-store.ts'
import { countLabels, type LabelPlan, type PlannedLine, sheetOf } from './plan-labels.ts'
import { PRINT_LABELS } from './print-label-job.ts'
import { shownBy, withheldFrom } from './shown-by.ts'

type Schemas = components['schemas']

/** More labels need the user to have seen their number. */
const MOST_UNCONFIRMED = 100
/** Items and codes that an answer names. */
const SHOWN = 20
const ROWS_AT_ONCE = 1_000
/** Of a user in a day. Our limits: jobs are kept for a while. */
const JOBS_A_DAY = 1_000
const ITEMS_A_DAY = 200_000

/** What a plan would print. */
export function showCheck(
  { template: { design }, lines, unknown, check }: LabelPlan,
  { sheet: name, start }: Schemas['LabelJobPlan'],
) {
  const sheet = sheetOf(name, design)
  const good = lines.filter(({ isGood }) => isGood)
  const goodLabels = countLabels(good)
  const places = start.row * sheet.columns + start.column + goodLabels
  return {
    items: lines.length,
    labels: countLabels(lines),
    goodItems: good.length,
    goodLabels,
    pages: goodLabels === 0 ? 0 : Math.ceil(places / (sheet.columns * sheet.rows)),
    unknown: unknown.slice(0, SHOWN),
    unknownCount: unknown.length,
    issues: check.issues.map(({ issue, itemIDs }) => {
      const { code, severity, elementID } = issue
      const element = design.elements.find(({ id }) => id === elementID)
      return {
        code,
        severity,
        elementID,
        element: element && elementName(element),
        message: issueText(issue, design.elements),
        items: itemIDs.slice(0, SHOWN),
        count: itemIDs.length,
      }
    }),
  }
}

/** The lines to print. Throws where the user has to decide first. */
export function chosenLines(
  { lines, check }: LabelPlan,
  { onlyGood, confirmed }: Schemas['LabelJobInput'],
): PlannedLine[] {
  if (check.faulty > 0 && !onlyGood) {
    const { issue, itemIDs } = check.issues[0]!
    throw refusedField('onlyGood', `${itemIDs[0]}: ${issue.message} Fix it, or print only the good labels.`)
  }
  const kept = onlyGood ? lines.filter(({ isGood }) => isGood) : lines
  const labels = countLabels(kept)
  if (labels === 0) throw refusedField('source', 'There is no label to print.')
  requireConfirmed(labels, confirmed)
  return kept
}

export function requireConfirmed(labels: number, confirmed: number | null | undefined) {
  if (labels <= MOST_UNCONFIRMED || confirmed === labels) return
  throw refusedField('confirmed', `This prints ${inSentence(labels)} labels. Confirm their number.`)
}

export async function insertLabelJob(
  tx: WriteTransaction,
  { source, sheet, start }: Pick<Schemas['LabelJobInput'], 'source' | 'sheet' | 'start'>,
  { template, printer }: LabelPlan,
  lines: readonly PlannedLine[],
  grants: Grants,
): Promise<LabelJobRow> {
  const { db, at, writer } = tx
  const { design } = template
  const shown = shownBy(design)
  await refuseTooMany(tx, lines.length)
  const label_job_id = randomUUID()
  const labels = countLabels(lines)
  await db
    .insertInto('label_job')
    .values({
      label_job_id,
      template_id: template.templateID,
      template_version: template.version,
      template_name: template.name,
      design: JSON.stringify(design),
      sheet,
      start_row: start.row,
      start_column: start.column,
      printer_id: printer?.printerID ?? null,
      printer_name: printer?.name ?? null,
      ...kindOf(source),
      state: printer ? 'QUEUED' : 'READY',
      labels,
      items: lines.length,
      printed: 0,
      shown,
      withheld: withheldFrom(shown, grants),
      created_by: writer.user.userName,
      created_at: at,
    })
    .execute()
  let first = 1
  const rows = lines.map(({ itemID, copies, item }, line) => {
    const row = { label_job_id, line, item_id: itemID, copies, first_label: first, item: JSON.stringify(item) }
    first += copies
    return row
  })
  for (let done = 0; done < rows.length; done += ROWS_AT_ONCE) {
    await db
      .insertInto('label_job_line')
      .values(rows.slice(done, done + ROWS_AT_ONCE))
      .execute()
  }
  return findLabelJob(db, label_job_id)
}

function kindOf({ lines, document, changeSet }: Schemas['LabelSource']) {
  if (document !== undefined) return { source: 'DOCUMENT', source_id: document } as const
  if (changeSet !== undefined) return { source: 'CHANGE_SET', source_id: changeSet } as const
  return { source: lines ? 'LIST' : 'FILTER' } as const
}

async function refuseTooMany({ db, at, writer }: WriteTransaction, items: number) {
  const today = await db
    .selectFrom('label_job')
    .select(({ fn }) => [fn.countAll<number>().as('jobs'), fn.coalesce(fn.sum<number>('items'), sql`0`).as('items')])
    .where('created_by', '=', writer.user.userName)
    .where('created_at', '>', dayBefore(at))
    .executeTakeFirstOrThrow()
  refusePastDay(today.jobs + 1, JOBS_A_DAY, `You have begun ${inSentence(JOBS_A_DAY)} print jobs within a day.`)
  refusePastDay(
    Number(today.items) + items,
    ITEMS_A_DAY,
    `You have printed labels of ${inSentence(ITEMS_A_DAY)} items within a day.`,
  )
}

/** Has the labels sent to the printer, from a number on. */
export async function sendFrom(
  tx: WriteTransaction,
  { user }: Pick<Call, 'user'>,
  { label_job_id, shown }: LabelJobRow,
  from: number,
) {
  const jobID = await enqueue(tx, PRINT_LABELS, { labelJobID: label_job_id, grants: [...user.grants] })
  await tx.db
    .updateTable('label_job')
    .set({ state: 'QUEUED', printed: from - 1, job_id: jobID })
    .set({ fault: null, sent_again: [], canceled_by: null, finished_at: null })
    .set({ withheld: withheldFrom(shown, user.grants) })
    .where('label_job_id', '=', label_job_id)
    .execute()
}
