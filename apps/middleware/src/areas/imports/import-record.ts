import { sql } from 'kysely'
import type { components } from '@greenroom/openapi'
import type { ItemDraft, ItemFieldName } from '@greenroom/catalog'
import type { Grants } from '@greenroom/permissions'
import type { ImportCounts, ImportState, ReadingOptions } from './tables.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { audit, type WriteTransaction } from '#calls/write.ts'
import { notFound } from '#failures/failures.ts'
import { doneOf } from '#jobs/job-record.ts'
import { hiddenFields, type StoredField } from '#areas/items/item-columns.ts'

/** An import as it is kept. */
export interface ImportRecord {
  import_id: number
  file_name: string
  source: string
  state: ImportState
  columns: string[]
  mapping: { field: string; column: number }[]
  defaults: ItemDraft
  reading: ReadingOptions
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
  change_set_id: number | null
  undone_by: number | null
}

export function selectImports(db: CompanyQueries) {
  return db
    .selectFrom('import')
    .select([
      'import_id',
      'file_name',
      'source',
      'state',
      'columns',
      'mapping',
      'defaults',
      'reading',
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
    .select(({ selectFrom }) => [
      selectFrom('change_set')
        .select(({ fn }) => fn.max('change_set.change_set_id').as('id'))
        .whereRef('change_set.import_id', '=', 'import.import_id')
        .as('change_set_id'),
      selectFrom('change_set')
        .innerJoin('change_set as undo', 'undo.undoes', 'change_set.change_set_id')
        .select(({ fn }) => fn.max('undo.change_set_id').as('id'))
        .whereRef('change_set.import_id', '=', 'import.import_id')
        .where('undo.state', '=', 'APPLIED')
        .as('undone_by'),
    ])
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

/** What imports checked by earlier releases say nothing of. */
const NOT_COUNTED = { changedHere: 0, renamed: 0, corrected: 0, toCheck: 0, largePrices: 0, usedUPCs: 0, farPrices: 0 }

export function importAnswer(record: ImportRecord, grants: Grants): components['schemas']['Import'] {
  const seesAll = seesAllMapped(record, grants)
  return {
    importID: String(record.import_id),
    fileName: record.file_name,
    state: record.state,
    columns: record.columns,
    counts: seesAll && record.counts ? { ...NOT_COUNTED, ...record.counts } : null,
    newEntries: record.new_entries,
    ...(seesAll ? { done: doneOf(record), total: record.total } : meantFor(record)),
    failure: record.failure,
    notation: record.reading.notation,
    createdAt: record.created_at.toISOString(),
    createdBy: record.created_by,
    finishedAt: record.finished_at?.toISOString() ?? null,
    changeSetID: record.change_set_id === null ? null : String(record.change_set_id),
    undoneBy: record.undone_by === null ? null : String(record.undone_by),
  }
}

/** What remains of a canceled import: nothing of the file. */
export function canceled(finished_at: Date) {
  return { state: 'CANCELED' as const, finished_at, columns: '[]', mapping: '[]', defaults: '{}', reading: '{}' }
}

/** What a mapping says in place of a field where a column fills an additional attribute. */
const ATTRIBUTE = 'attributes.'

/** The key of the additional attribute that is mapped; undefined where a field is. */
export function mappedAttribute(field: string): string | undefined {
  return field.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : undefined
}

/** The column that fills a field, as rejections name it; undefined if there is none. */
export function columnOf({ mapping }: Pick<ImportRecord, 'mapping'>, field: string): number | undefined {
  return mapping.find((one) => one.field === field)?.column
}

/** The inverse of `mappedAttribute`. */
export function mappingOf(key: string): string {
  return `${ATTRIBUTE}${key}`
}

/** Changes name all additional attributes together, mappings and rejections each of them. */
export function inChanges(field: string): StoredField {
  return mappedAttribute(field) === undefined ? (field as StoredField) : 'attributes'
}

/** The fields of an item that a mapping fills, as changes name them: all additional attributes together. */
export function changedBy(mapping: readonly { field: string }[]): StoredField[] {
  return mapping.map(({ field }) => inChanges(field))
}

/** The user sees every field that the file fills. To others, counts would tell what the items have in the other fields. */
export function seesAllMapped({ mapping }: Pick<ImportRecord, 'mapping'>, grants: Grants): boolean {
  return !changedBy(mapping).some((field) => hiddenFields(grants).has(field))
}

/** What is told of its progress to those who don't see every field. */
function meantFor({ state, counts }: ImportRecord) {
  const total = counts?.rows ?? 0
  return { done: state === 'APPLIED' ? total : 0, total }
}

/** The fields that the file fills. Only these are compared and written, and the additional attributes. */
export function mappedFields({ mapping }: Pick<ImportRecord, 'mapping'>): ItemFieldName[] {
  return mapping.filter(({ field }) => mappedAttribute(field) === undefined).map(({ field }) => field as ItemFieldName)
}

export function auditState(tx: WriteTransaction, { import_id, state }: ImportRecord, from: ImportState | null) {
  return audit(tx, 'import', String(import_id), from ? 'update' : 'create', [{ field: 'state', from, to: state }])
}
