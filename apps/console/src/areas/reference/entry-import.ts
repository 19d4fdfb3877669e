import { ENTRY_STATUSES, type EntryFields, ENTRY_FIELDS, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { type ListEntry, type ListRow, listTexts, readListRows } from '@greenroom/imports'
import type { components } from '@greenroom/openapi'
import type { Option } from '@greenroom/ui'
import { choiceOptions } from '#records/import/corrections/cell-options.ts'
import type { ImportKind } from '#records/import/import-kind.ts'

type ImportedEntry = components['schemas']['ImportedEntry']

/** How a file of a list is read. `parents` are the records that its records may belong to. */
export function readingOf(
  kind: ListKind,
  parents?: readonly Option[],
): Omit<ImportKind<ListRow, ImportedEntry>, 'check' | 'send'> {
  const { one, many, feature } = LIST_KINDS[kind]
  const fields = ENTRY_FIELDS[kind]
  return {
    one,
    many,
    operation: [`${feature}:WRITE`],
    columns: [...fields.map(({ label }) => label), 'Status'],
    read: (cells, notation) => readListRows(kind, cells, notation),
    sentOf: ({ line, entry, status }) => ({ ...bodyOf(entry), id: entry.id ?? '', line, ...(status && { status }) }),
    textsOf: (stored) => listTexts(kind, stored as Partial<ListEntry>),
    optionsOf(name) {
      if (name === 'status') return choiceOptions(ENTRY_STATUSES)
      const field = fields.find((one) => one.name === name)
      return field?.kind === 'parent' ? parents : field?.options && choiceOptions(field.options)
    },
  }
}

function bodyOf({ choices, ...fields }: Partial<EntryFields>): Partial<ImportedEntry> {
  return { ...fields, ...(choices && { choices: [...choices] }) }
}
