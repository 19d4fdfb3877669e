import { sql } from 'kysely'
import { type EntryLabelOf, LIST_KINDS, type ListKind, MATRIX_FIELDS } from '@greenroom/catalog'
import type { CompanyQueries } from '#database/company-store.ts'

/** The names of the entries that fields of items refer to, by field and ID; of these IDs alone where they are given. */
export async function listNames(db: CompanyQueries, fields: readonly string[], ids?: readonly string[]) {
  const kinds = (Object.keys(LIST_KINDS) as ListKind[]).filter((kind) =>
    fields.includes(LIST_KINDS[kind].itemField ?? ''),
  )
  if (kinds.length === 0) return new Map<string, ReadonlyMap<string, string>>()
  const rows = await db
    .selectFrom('list_entry')
    .select(['kind', 'entry_id', 'name', 'description'])
    .where('kind', 'in', kinds)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`entry_id = any(${ids})`))
    .execute()
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return new Map(
    kinds.map((kind) => [
      String(LIST_KINDS[kind].itemField),
      new Map(byKind.get(kind)?.map(({ entry_id, name, description }) => [entry_id, name || description || entry_id])),
    ]),
  )
}

/** What variants are sorted by. */
export async function matrixLabels(db: CompanyQueries, ids?: readonly string[]): Promise<EntryLabelOf> {
  const names = await listNames(db, MATRIX_FIELDS, ids)
  return (field, id) => names.get(field)?.get(id) ?? id
}
