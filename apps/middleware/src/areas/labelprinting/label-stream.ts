import {
  type LabelLayout,
  type LabelTemplate,
  layOutLabel,
  pdfWriter,
  type Sheet,
  type SheetStart,
  toZpl,
} from '@greenroom/labels'
import type { Grants } from '@greenroom/permissions'
import type { CompanyStore } from '#database/company-store.ts'
import { labelContext } from './label-items.ts'
import type { LabelJobRow } from './label-job-store.ts'

/** Lines read and laid out at a time, so that a long job is never held as a whole. */
const LINES_AT_ONCE = 200

/** Labels of one item that follow each other in a job. */
export interface LabelRun {
  layout: LabelLayout
  /** The number of the first label. */
  first: number
  copies: number
}

type Job = Pick<LabelJobRow, 'label_job_id'>

/** The labels of a job from a number on, as somebody with these grants may print them. */
export async function* labelRuns(
  company: CompanyStore,
  job: Job,
  from: number,
  grants: Grants,
): AsyncGenerator<LabelRun> {
  const design = await designOf(company, job)
  const context = await labelContext(company, grants)
  for (let after = -1; ;) {
    const lines = await linesAfter(company, job, after, from)
    for (const { item, first_label, copies } of lines) {
      const first = Math.max(first_label, from)
      yield { layout: layOutLabel(design, item, context), first, copies: first_label + copies - first }
    }
    if (lines.length < LINES_AT_ONCE) return
    after = lines.at(-1)!.line
  }
}

/** The same cut into parts of at most so many labels. */
export async function* labelParts(runs: AsyncIterable<LabelRun>, most: number): AsyncGenerator<LabelRun[]> {
  let part: LabelRun[] = []
  let left = most
  for await (const { layout, first, copies } of runs) {
    for (let done = 0; done < copies;) {
      const taken = Math.min(left, copies - done)
      part.push({ layout, first: first + done, copies: taken })
      done += taken
      left -= taken
      if (left > 0) continue
      yield part
      part = []
      left = most
    }
  }
  if (part.length > 0) yield part
}

export async function* zplOf(runs: AsyncIterable<LabelRun>): AsyncGenerator<string> {
  for await (const run of runs) yield toZpl([run])
}

/** On a sheet, the labels begin at its first free place. */
export async function* pdfOf(sheet: Sheet, start: SheetStart, runs: AsyncIterable<LabelRun>): AsyncGenerator<string> {
  const writer = pdfWriter(sheet, start)
  for await (const run of runs) {
    // A long run of one item is written a page at a time as well.
    for (let left = run.copies; left > 0; left -= COPIES_AT_ONCE) {
      yield writer.add({ layout: run.layout, copies: Math.min(left, COPIES_AT_ONCE) })
    }
  }
  yield writer.end()
}

const COPIES_AT_ONCE = 100

/** As it was when the job was made. */
export async function designOf({ db }: Pick<CompanyStore, 'db'>, { label_job_id }: Job): Promise<LabelTemplate> {
  const { design } = await db
    .selectFrom('label_job')
    .select('design')
    .where('label_job_id', '=', label_job_id)
    .executeTakeFirstOrThrow()
  return design
}

function linesAfter({ db }: CompanyStore, { label_job_id }: Job, after: number, from: number) {
  return db
    .selectFrom('label_job_line')
    .select(['line', 'item', 'first_label', 'copies'])
    .where('label_job_id', '=', label_job_id)
    .where('line', '>', after)
    .where(({ eb }) => eb(eb('first_label', '+', eb.ref('copies')), '>', from))
    .orderBy('line')
    .limit(LINES_AT_ONCE)
    .execute()
}
