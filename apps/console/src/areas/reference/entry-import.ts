import { LIST_KINDS, type EntryFieldName, type EntryFields, type ListKind } from '@greenroom/catalog'
import { type ListRow, readListRows } from '@greenroom/imports'
import type { components } from '@greenroom/openapi'
import type { ImportKind } from '#records/import/import-kind.ts'

type ImportedEntry = components['schemas']['ImportedEntry']

/** How a file of a list is read. */
export function readingOf(kind: ListKind): Omit<ImportKind<ListRow, ImportedEntry>, 'check' | 'send'> {
  const { one, many, fields } = LIST_KINDS[kind]
  return {
    one,
    many,
    columns: [...fields.map(({ label }) => label), 'Status'],
    read: (cells, notation) => readListRows(kind, cells, notation),
    sentOf: ({ line, entry, status }) => ({ ...bodyOf(entry), id: entry.id ?? '', line, ...(status && { status }) }),
    valueOf: ({ entry }, field) => entry[field as EntryFieldName],
  }
}

function bodyOf({ choices, ...fields }: Partial<EntryFields>): Partial<ImportedEntry> {
  return { ...fields, ...(choices && { choices: [...choices] }) }
}
