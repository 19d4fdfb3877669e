import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { ItemDraft, ItemFieldName } from '@greenroom/catalog'
import type { ImportCounts, ImportState } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, type WriteTransaction } from '#database/write.ts'
import { notFound } from '#http/failures.ts'
import { doneOf } from '#jobs/job-record.ts'

/** An import as it is kept. */
export interface ImportRecord {
  import_id: number
  file_name: string
  state: ImportState
  columns: string[]
  mapping: { field: string; column: number }[]
  defaults: ItemDraft
  counts: ImportCounts | null
  job_done: number | null
  total: number
  failure: string | null
  /** Entries of lists that are made with it. */
  new_entries: number
  created_at: Date
  created_by: string
  finished_at: Date | null
  job_id: string | null
}

export function selectImports(db: CompanyQueries) {
  return db
    .selectFrom('import')
    .select([
      'import_id',
      'file_name',
      'state',
      'columns',
      'mapping',
      'defaults',
      'counts',
      'total',
      'failure',
      'job_id',
    ])
    .select(({ selectFrom }) =>
      selectFrom('job').select('job.done').whereRef('job.job_id', '=', 'import.job_id').as('job_done'),
    )
    .select(({ selectFrom }) => {
      const made = selectFrom('import_entry')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('import_entry.import_id', '=', 'import.import_id')
      return sql<number>`${made}`.as('new_entries')
    })
    .select(['created_at', 'created_by', 'finished_at'])
}

/** The import with this ID, held as it is until the transaction ends where `lock` says so. */
export async function findImport(
  db: CompanyQueries,
  importID: string,
  lock?: 'forUpdate' | 'forShare',
): Promise<ImportRecord> {
  const query = selectImports(db).where('import_id', '=', /^\d{1,15}$/.test(importID) ? Number(importID) : -1)
  const found = await (lock ? query[lock]() : query).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

export function importAnswer(record: ImportRecord): components['schemas']['Import'] {
  return {
    importID: String(record.import_id),
    fileName: record.file_name,
    state: record.state,
    columns: record.columns,
    counts: record.counts,
    newEntries: record.new_entries,
    done: doneOf(record),
    total: record.total,
    failure: record.failure,
    createdAt: record.created_at.toISOString(),
    createdBy: record.created_by,
    finishedAt: record.finished_at?.toISOString() ?? null,
  }
}

/** What a mapping says in place of a field where a column fills an additional attribute. */
const ATTRIBUTE = 'attributes.'

/** The key of the additional attribute that is mapped; undefined where a field is. */
export function mappedAttribute(field: string): string | undefined {
  return field.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : undefined
}

/** The fields that the file fills. Only these are compared and written, and the additional attributes. */
export function mappedFields({ mapping }: Pick<ImportRecord, 'mapping'>): ItemFieldName[] {
  return mapping.filter(({ field }) => mappedAttribute(field) === undefined).map(({ field }) => field as ItemFieldName)
}

export function auditState(tx: WriteTransaction, { import_id, state }: ImportRecord, from: ImportState | null) {
  return audit(tx, 'import', String(import_id), from ? 'update' : 'create', [{ field: 'state', from, to: state }])
}
