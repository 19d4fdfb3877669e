import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byNumber, byTime, descending, nullable, type SortKey } from '#query/sort-keys.ts'
import type { Shape, StoredKind } from './stored-kind.ts'

/** The list of a kind's documents, newest first. Its columns include the header's fields. */
export function documentList<Of extends Shape>({ kind, headerFields }: StoredKind<Of>) {
  const sequence = byNumber('document.sequence')
  const headerSorts = headerFields.map((name): [string, SortKey] => [name, nullable(byCode(`document.${name}`))])
  return listQuery({
    from: (db: CompanyQueries) =>
      db
        .selectFrom((inner) =>
          inner
            .selectFrom('document')
            .select(['sequence', 'number', 'state', 'header', 'line_count'])
            .select(['created_at', 'created_by', 'updated_at', 'updated_by'])
            .select(headerFields.map((name) => sql<string | null>`header ->> ${name}`.as<string>(name)))
            .where('kind', '=', kind.name)
            .as('document'),
        )
        .select(['number', 'state', 'header', 'line_count', 'created_at', 'created_by', 'updated_at', 'updated_by']),
    key: sequence,
    byDefault: [descending(sequence)],
    sorts: {
      number: sequence,
      state: byCode('document.state'),
      lines: byNumber('document.line_count'),
      createdAt: byTime('document.created_at'),
      createdBy: byCode('document.created_by'),
      updatedAt: byTime('document.updated_at'),
      ...Object.fromEntries(headerSorts),
    },
    filters: { state: oneOf('document.state'), createdBy: oneOf('document.created_by') },
    search: ['document.number', ...headerFields.map((name) => `document.${name}`)],
  })
}

interface Row {
  number: string
  state: string
  header: object
  line_count: number
  created_at: Date
  created_by: string
  updated_at: Date
  updated_by: string
}

/** A document as a list shows it. */
export function documentRow<Of extends Shape>(row: Row) {
  return {
    number: row.number,
    state: row.state,
    ...(row.header as Of['header']),
    lines: row.line_count,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
  }
}
