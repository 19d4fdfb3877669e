import { type GridColumn, gridColumns, numbers } from '@greenroom/ui'
import {
  discountTerm,
  type EntryField,
  isPercent,
  ENTRY_FIELDS,
  LIST_KINDS,
  listBelow,
  type ListKind,
} from '@greenroom/catalog'
import { wallClock } from '@greenroom/quick-dates'
import { createElement } from 'react'
import { capitalized } from '#data/capitalized.ts'
import type { Formats } from '#data/formats.ts'
import { attributePath } from '#screens/attribute-path.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import { valueText } from '#records/entries/entry.mapping.ts'
import type { EntryRow } from './entry-row.ts'
import { productsPath } from './uses.ts'

const column = gridColumns<EntryRow>()

/** The columns of a list: its fields, what refers to its entries, and their status. */
export function listColumns(kind: ListKind, formats: Formats): GridColumn<EntryRow>[] {
  const fields = ENTRY_FIELDS[kind]
  const { itemField } = LIST_KINDS[kind]
  const below = listBelow(kind)
  const [, ...others] = fields
  const title = others.find((field) => field.kind !== 'parent' && field.kind !== 'percent')
  // Where days and times stand beside it, the status is still in sight at 1440 pixels.
  const titleSize = others.some((field) => field.kind === 'day') ? 190 : 240
  return column.columns([
    column.accessor('id', {
      header: fields[0]!.label,
      size: 130,
      enableHiding: false,
      meta: { phone: title ? 'detail' : 'title' },
      cell: ({ row: { original } }) => createElement(CellLink, { text: original.id, ...formOf(kind, original) }),
    }),
    ...others.map((field) => fieldColumn(field, formats, field === title ? { phone: 'title', size: titleSize } : {})),
    ...(itemField
      ? [
          column.accessor('items', {
            header: 'Items',
            size: 80,
            meta: { kind: 'number' as const, phone: 'detail' as const },
            cell: ({ row: { original } }) => itemCount(kind, original),
          }),
        ]
      : []),
    ...(below
      ? [
          column.accessor('entries', {
            header: capitalized(LIST_KINDS[below].many),
            size: 120,
            meta: { kind: 'number' as const },
          }),
        ]
      : []),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(RecordState, { status: statusText(kind, row.original, formats) }),
    }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => formats.since(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130 }),
  ])
}

type FieldLayout = { phone?: 'title'; size?: number }

/** On a phone one of the fields is the title; the record above stands below it, an amount beside it. */
function fieldColumn(field: EntryField, formats: Formats, { phone, size: wide = 240 }: FieldLayout) {
  const { name, label, kind, fixed, options } = field
  if (kind === 'parent') return column.accessor('aboveLabel', { header: label, size: 180, meta: { phone: 'detail' } })
  if (kind === 'percent' || kind === 'amount') {
    return column.accessor((entry) => entry[name], {
      id: name,
      header: label,
      size: 90,
      meta: { kind: 'number', phone: 'amount' },
      cell: ({ row: { original } }) => amountText(field, original, formats),
    })
  }
  if (kind === 'day' || kind === 'time') {
    const [size, text] = kind === 'day' ? [104, formats.day] : [90, formats.clock]
    const meta = { kind: 'date', format: (value: unknown) => text(String(value)) } as const
    return column.accessor((entry) => entry[name], { id: name, header: label, size, meta })
  }
  return column.accessor((entry) => valueText(field, entry[name]), {
    id: name,
    header: label,
    size: fixed ? 150 : options ? 100 : wide,
    meta: { phone },
  })
}

/** An active discount may not have begun, or be over. */
function statusText(kind: ListKind, entry: EntryRow, { timeZone }: Formats): string {
  if (kind !== 'discount' || entry.status !== 'Active') return entry.status
  const minute = (at: number) => wallClock(timeZone)(at).slice(0, 'YYYY-MM-DDTHH:mm'.length)
  const now = Date.now()
  const term = discountTerm(entry, { now: minute(now), dayBefore: minute(now - 86_400_000) })
  return { SCHEDULED: 'Scheduled', CURRENT: entry.status, ENDED: 'Ended' }[term]
}

/** 15%, or $5.00. */
function amountText(field: EntryField, entry: EntryRow, { money, number }: Formats): string {
  const amount = entry[field.name]
  if (typeof amount !== 'number') return ''
  return isPercent(field, entry.type) ? `${number(amount)}%` : money(amount)
}

/** An additional attribute has a page of its own (section 2); any other opens over the list. */
function formOf(kind: ListKind, { id }: EntryRow) {
  return kind === 'additionalAttribute' ? { href: attributePath(id) } : { record: id }
}

/** How many items have an entry, leading to them. */
function itemCount(kind: ListKind, row: EntryRow) {
  const href = productsPath(kind, row)
  if (!row.items || !href) return row.items
  return createElement(CellLink, { text: numbers.text(row.items), href, atEnd: true })
}
