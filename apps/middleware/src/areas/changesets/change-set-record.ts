import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import { explainDenied, type Grants, withoutHidden } from '@greenroom/permissions'
import type { ChangeSetCounts, ChangeSetKind, ChangeSetState } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { guardOf, hiddenFields, lockedFields, type StoredField } from '#areas/items/item-columns.ts'
import { changedBy } from '#areas/imports/import-record.ts'
import { forbidden, notFound } from '#failures/failures.ts'
import { doneOf } from '#jobs/job-record.ts'

type ImportMapping = { field: string; column: number }[]

export type BulkEditBody = components['schemas']['BulkEdit']

/** A change set as it is kept. */
export interface ChangeSetRecord {
  change_set_id: number
  kind: ChangeSetKind
  state: ChangeSetState
  edit: unknown
  import_id: number | null
  /** Of the bulk edit that it undoes. */
  undone_edit: unknown
  /** Of the import that it is or undoes. */
  mapping: ImportMapping | null
  /** How many items, or rows of a file, it was meant for, whatever they had. */
  meant: number | null
  file_name: string | null
  document_number: string | null
  undoes: number | null
  undone_by: number | null
  /** Items that were undone. */
  undone: number | null
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
    .leftJoin('change_set as undone', 'undone.change_set_id', 'change_set.undoes')
    .leftJoin('import as undone_import', 'undone_import.import_id', 'undone.import_id')
    .select([
      'undone.edit as undone_edit',
      sql<ImportMapping | null>`coalesce(import.mapping, undone_import.mapping)`.as('mapping'),
      sql<number | null>`coalesce(
        (coalesce(change_set.counts, undone.counts) ->> 'items')::int - (coalesce(change_set.counts, undone.counts) ->> 'system')::int,
        (coalesce(import.counts, undone_import.counts) ->> 'rows')::int
      )`.as('meant'),
    ])
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
    .select(({ selectFrom }) =>
      selectFrom('change_set as undo')
        .select(({ fn }) => fn.max('undo.total').as('undone'))
        .whereRef('undo.undoes', '=', 'change_set.change_set_id')
        .where('undo.state', '=', 'APPLIED')
        .as('undone'),
    )
}

export async function findChangeSet(db: CompanyQueries, changeSetID: string): Promise<ChangeSetRecord> {
  const found = await selectChangeSets(db)
    .where('change_set.change_set_id', '=', /^\d{1,15}$/.test(changeSetID) ? Number(changeSetID) : -1)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Every field that a bulk edit or import may change, whichever it did change. */
function fieldsOf({ edit, undone_edit, mapping }: Pick<ChangeSetRecord, 'edit' | 'undone_edit' | 'mapping'>) {
  const { fields = {}, adjustments = [] } = (edit ?? undone_edit ?? {}) as Partial<BulkEditBody>
  return [
    ...Object.keys(fields),
    ...adjustments.map(({ field }) => field),
    ...changedBy(mapping ?? []),
  ] as StoredField[]
}

/**
 * Refuses to apply or undo what the user may not write, by the fields that it may change. Those that it did change would
 * tell something about hidden values.
 */
export function refuseUnwritable(record: ChangeSetRecord, grants: Grants) {
  const locked = lockedFields(grants)
  const denied = fieldsOf(record).find((field) => locked.has(field))
  if (denied) throw forbidden(explainDenied(guardOf(denied)!, 'WRITE'))
}

/**
 * The user sees every field that a bulk edit or import may change. To others, how many items it changes, and which, would
 * tell what the items have in the other fields.
 */
export function seesWhole(record: Parameters<typeof fieldsOf>[0], grants: Grants): boolean {
  const hidden = hiddenFields(grants)
  return !fieldsOf(record).some((name) => hidden.has(name))
}

function meantFor({ state, meant }: ChangeSetRecord) {
  const total = meant ?? 0
  return { done: state === 'APPLIED' ? total : 0, total }
}

/** A change set as the contract shows it, without the prices that the user may not see. */
export function changeSetAnswer(record: ChangeSetRecord, grants: Grants): components['schemas']['ChangeSet'] {
  const isWhole = seesWhole(record, grants)
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
    isUndonePartly: record.undone === null ? undefined : record.undone < record.total,
    counts: isWhole ? (record.counts ?? undefined) : undefined,
    ...(isWhole ? { done: doneOf(record), total: record.total } : meantFor(record)),
    failure: record.failure ?? undefined,
    createdAt: record.created_at.toISOString(),
    createdBy: record.created_by,
    finishedAt: record.finished_at?.toISOString(),
  }
}

function visibleEdit({ fields, adjustments = [], filter }: BulkEditBody, grants: Grants): BulkEditBody {
  const visible = adjustments.filter(({ field }) => field in withoutHidden({ [field]: 0 }, grants))
  return { fields: withoutHidden(fields, grants), adjustments: visible, filter: visibleFilter(filter, grants) }
}

/** A filter by a hidden field would tell what the items have in it. */
function visibleFilter(filter: BulkEditBody['filter'], grants: Grants): BulkEditBody['filter'] {
  const { missing = [], attribute, ...others } = withoutHidden(filter, grants)
  const hidden = hiddenFields(grants)
  const visible = missing.filter((field) => !hidden.has(field))
  return {
    ...others,
    ...(visible.length > 0 && { missing: visible }),
    ...(attribute && !hidden.has('attributes') && { attribute }),
  }
}
