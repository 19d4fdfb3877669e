import { type GridColumn, gridColumns } from '@greenroom/ui'
import { type EntryField, entryLabel, LIST_KINDS, listBelow, type ListKind } from '@greenroom/validation'
import { createElement } from 'react'
import { RecordState } from '#app/records/RecordState.tsx'
import { valueText } from './entry.mapping.ts'
import { EntryLink } from './EntryLink.tsx'
import { ItemCount } from './ItemCount.tsx'
import type { Entry, EntryUse } from './lists.atoms.ts'

/** An entry with what is shown beside it. */
export type EntryRow = Entry & {
  /** What people read of the entry above. */
  aboveLabel: string
  /** Undefined until they have been counted. */
  items: number | undefined
  entries: number | undefined
}

const NO_USES: Pick<EntryUse, 'items' | 'entries'> = { items: 0, entries: 0 }

export function rowsOf(
  entries: readonly Entry[],
  above: readonly Entry[],
  uses: ReadonlyMap<string, EntryUse> | undefined,
): EntryRow[] {
  const labels = new Map(above.map((entry) => [entry.id, entryLabel(entry)]))
  return entries.map((entry) => ({
    ...entry,
    aboveLabel: entry.parentID ? (labels.get(entry.parentID) ?? entry.parentID) : '',
    items: uses && (uses.get(entry.id) ?? NO_USES).items,
    entries: uses && (uses.get(entry.id) ?? NO_USES).entries,
  }))
}

const column = gridColumns<EntryRow>()

/** The columns of a list: its fields, what refers to its entries, and their status. */
export function listColumns(kind: ListKind, when: (time: string) => string): GridColumn<EntryRow>[] {
  const { fields, itemField } = LIST_KINDS[kind]
  const below = listBelow(kind)
  return column.columns([
    column.accessor('id', {
      header: fields[0]!.label,
      size: 150,
      enableHiding: false,
      cell: ({ row }) => createElement(EntryLink, { kind, id: row.original.id }),
    }),
    ...fields.slice(1).map(fieldColumn),
    ...(itemField
      ? [
          column.accessor('items', {
            header: 'Items',
            size: 90,
            meta: { kind: 'number' as const },
            cell: ({ row }) => createElement(ItemCount, { kind, row: row.original }),
          }),
        ]
      : []),
    ...(below
      ? [
          column.accessor('entries', {
            header: capital(LIST_KINDS[below].many),
            size: 120,
            meta: { kind: 'number' as const },
          }),
        ]
      : []),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge' },
      cell: ({ row }) => createElement(RecordState, row.original),
    }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => when(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130 }),
  ])
}

function fieldColumn(field: EntryField) {
  const { name, label, kind, fixed, options } = field
  if (kind === 'parent') return column.accessor('aboveLabel', { header: label, size: 180 })
  if (kind === 'percent') {
    return column.accessor('rate', {
      header: label,
      size: 100,
      meta: { kind: 'number', format: (rate) => `${String(rate)} %` },
    })
  }
  return column.accessor((entry) => valueText(field, entry[name]), {
    id: name,
    header: label,
    size: fixed ? 150 : options ? 110 : 240,
  })
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
