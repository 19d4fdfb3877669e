import type { components } from '@greenroom/openapi'
import type { Grants } from '@greenroom/permissions'
import { sql, type Selectable } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { notFound } from '#failures/failures.ts'
import { equals, oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byName, byNumber, byTime, descending } from '#query/sort-keys.ts'
import { withheldFrom } from './shown-by.ts'

type Schemas = components['schemas']
export type LabelJobRow = Omit<Selectable<Tables['label_job']>, 'company_code' | 'design'>

const COLUMNS = [
  'label_job_id',
  'template_id',
  'template_version',
  'template_name',
  'sheet',
  'start_row',
  'start_column',
  'printer_id',
  'printer_name',
  'source',
  'source_id',
  'state',
  'labels',
  'items',
  'printed',
  'fault',
  'sent_again',
  'canceled_by',
  'shown',
  'withheld',
  'job_id',
  'created_by',
  'created_at',
  'finished_at',
] as const satisfies (keyof LabelJobRow)[]

const jobsOf = (db: CompanyQueries) => db.selectFrom('label_job').select(COLUMNS)
const createdAt = byTime('created_at')

export const labelJobList = listQuery({
  from: jobsOf,
  key: byCode('label_job_id'),
  byDefault: [descending(createdAt)],
  sorts: {
    createdAt,
    templateName: byName('template_name'),
    state: byCode('state'),
    labels: byNumber('labels'),
    createdBy: byCode('created_by'),
  },
  filters: { state: oneOf('state') },
  search: ['template_name', 'created_by', 'printer_name'],
})

export const labelLineList = listQuery({
  from: (db: CompanyQueries) =>
    db
      .selectFrom('label_job_line')
      .select(['line', 'item_id as itemID', 'first_label as first', 'copies'])
      .select(sql<string>`item ->> 'name'`.as('name')),
  key: byNumber('line'),
  byDefault: [byNumber('line')],
  filters: { labelJobID: equals('label_job_id') },
})

/** Throws the 404. Locked until the transaction ends if `forUpdate` is set. */
export async function findLabelJob(db: CompanyQueries, labelJobID: string, { forUpdate = false } = {}) {
  const rows = jobsOf(db).where('label_job_id', '=', labelJobID)
  const row = await (forUpdate ? rows.forUpdate() : rows).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** A print job, as somebody with these grants sees it. */
export function showLabelJob(row: LabelJobRow, grants: Grants): Schemas['LabelJob'] {
  return {
    labelJobID: row.label_job_id,
    templateID: row.template_id,
    templateName: row.template_name,
    state: row.state,
    labels: row.labels,
    items: row.items,
    printed: row.printed,
    sheet: row.sheet,
    start: { row: row.start_row, column: row.start_column },
    source: row.source === null ? undefined : { kind: row.source, id: row.source_id ?? undefined },
    printerID: row.printer_id ?? undefined,
    printerName: row.printer_name ?? undefined,
    fault: row.fault ?? undefined,
    sentAgain: row.sent_again,
    canceledBy: row.canceled_by ?? undefined,
    withheld: withheldFrom(row.shown, grants),
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString(),
  }
}
