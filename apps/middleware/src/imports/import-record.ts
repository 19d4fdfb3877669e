import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { ItemDraft, ItemFieldName } from '@greenroom/validation'
import type { ImportCounts, ImportState } from '../database/catalog-tables.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { notFound } from '../failures.ts'

/** An import as it is kept. */
export interface ImportRecord {
  import_id: number
  file_name: string
  state: ImportState
  columns: string[]
  mapping: { field: string; column: number }[]
  defaults: ItemDraft
  counts: ImportCounts | null
  done: number
  total: number
  failure: string | null
  /** Entries of lists that are made with it. */
  new_entries: number
  created_at: Date
  created_by: string
  finished_at: Date | null
  /** Applying, but without a sign of life: the process that did it is gone, and its transaction with it. */
  is_abandoned: boolean
}

/** A run that has not written its progress for so long is over. A chunk of items takes a second at most. */
const SILENCE = sql`interval '20 seconds'`

export const isAbandoned = sql<boolean>`(state = 'APPLYING' and heartbeat_at < now() - ${SILENCE})`

const ABANDONED = 'The server stopped while it was applying. Nothing was changed; apply again.'

export function selectImports(db: CompanyQueries) {
  return db
    .selectFrom('import')
    .select(['import_id', 'file_name', 'state', 'columns', 'mapping', 'defaults', 'counts', 'done', 'total', 'failure'])
    .select(({ selectFrom }) => {
      const made = selectFrom('import_entry')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('import_entry.import_id', '=', 'import.import_id')
      return sql<number>`${made}`.as('new_entries')
    })
    .select(['created_at', 'created_by', 'finished_at', isAbandoned.as('is_abandoned')])
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
    state: record.is_abandoned ? 'FAILED' : record.state,
    columns: record.columns,
    counts: record.counts,
    newEntries: record.new_entries,
    done: record.is_abandoned ? 0 : record.done,
    total: record.total,
    failure: record.is_abandoned ? ABANDONED : record.failure,
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
