import type { components } from '@greenroom/openapi'
import { type Grants, withoutHidden } from '@greenroom/permissions'
import type { ChangeSetCounts, ChangeSetKind, ChangeSetState } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { notFound } from '#http/failures.ts'
import { doneOf } from '#jobs/job-record.ts'

export type BulkEditBody = components['schemas']['BulkEdit']

/** A change set as it is kept. */
export interface ChangeSetRecord {
  change_set_id: number
  kind: ChangeSetKind
  state: ChangeSetState
  edit: unknown
  import_id: number | null
  file_name: string | null
  document_number: string | null
  undoes: number | null
  undone_by: number | null
  counts: ChangeSetCounts | null
  job_done: number | null
  total: number
  failure: string | null
  created_at: Date
  created_by: string
  finished_at: Date | null
}

export function selectChangeSets(db: CompanyQueries) {
  return db
    .selectFrom('change_set')
    .leftJoin('import', 'import.import_id', 'change_set.import_id')
    .select(['change_set.change_set_id', 'change_set.kind', 'change_set.state', 'change_set.edit', 'change_set.undoes'])
    .select([
      'change_set.import_id',
      'change_set.document_number',
      'import.file_name',
      'change_set.counts',
      'change_set.total',
    ])
    .select(['change_set.failure', 'change_set.created_at', 'change_set.created_by', 'change_set.finished_at'])
    .select(({ selectFrom }) =>
      selectFrom('job').select('job.done').whereRef('job.job_id', '=', 'change_set.job_id').as('job_done'),
    )
    .select(({ selectFrom }) =>
      selectFrom('change_set as undo')
        .select(({ fn }) => fn.max('undo.change_set_id').as('undone_by'))
        .whereRef('undo.undoes', '=', 'change_set.change_set_id')
        .where('undo.state', '=', 'APPLIED')
        .as('undone_by'),
    )
}

export async function findChangeSet(db: CompanyQueries, changeSetID: string): Promise<ChangeSetRecord> {
  const found = await selectChangeSets(db)
    .where('change_set.change_set_id', '=', /^\d{1,15}$/.test(changeSetID) ? Number(changeSetID) : -1)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** A change set as the contract shows it, without the prices that the user may not see. */
export function changeSetAnswer(record: ChangeSetRecord, grants: Grants): components['schemas']['ChangeSet'] {
  return {
    changeSetID: String(record.change_set_id),
    kind: record.kind,
    state: record.state,
    edit: record.edit ? visibleEdit(record.edit as BulkEditBody, grants) : undefined,
    fileName: record.file_name ?? undefined,
    importID: record.import_id === null ? undefined : String(record.import_id),
    documentNumber: record.document_number ?? undefined,
    undoes: record.undoes === null ? undefined : String(record.undoes),
    undoneBy: record.undone_by === null ? undefined : String(record.undone_by),
    counts: record.counts ?? undefined,
    done: doneOf(record),
    total: record.total,
    failure: record.failure ?? undefined,
    createdAt: record.created_at.toISOString(),
    createdBy: record.created_by,
    finishedAt: record.finished_at?.toISOString(),
  }
}

function visibleEdit({ fields, adjustments = [], filter }: BulkEditBody, grants: Grants): BulkEditBody {
  const visible = adjustments.filter(({ field }) => field in withoutHidden({ [field]: 0 }, grants))
  return { fields: withoutHidden(fields, grants), adjustments: visible, filter }
}
