import { OPTION_TYPES, PLACES, PRICE_RULES } from '@greenroom/cto'
import { countOf, type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import type { StoredGroup } from './cto.atoms.ts'
import { itemsPath } from './cto-view.ts'

const column = gridColumns<StoredGroup>()

export function groupColumns({ money, since }: Formats, seesPrice: boolean): GridColumn<StoredGroup>[] {
  return column.columns([
    column.accessor('id', {
      header: 'Group ID',
      size: 120,
      meta: { phone: 'detail' },
      enableHiding: false,
      cell: ({ row: { original } }) => createElement(CellLink, { text: original.id, record: original.id }),
    }),
    column.accessor('name', { header: 'Name', size: 170, meta: { phone: 'title' } }),
    column.accessor(takes, { id: 'takes', header: 'Takes', size: 200, meta: { phone: 'detail' } }),
    column.accessor(({ place }) => PLACES[place], { id: 'place', header: 'Place', size: 140 }),
    ...(seesPrice
      ? [
          column.accessor(({ sellingPrice = 0 }) => sellingPrice, {
            id: 'sellingPrice',
            header: 'Price',
            size: 90,
            meta: {
              kind: 'money' as const,
              phone: 'amount' as const,
              format: (price: unknown) => money(Number(price)),
            },
          }),
          column.accessor(({ priceRule }) => PRICE_RULES[priceRule], { id: 'priceRule', header: 'Charged', size: 125 }),
        ]
      : []),
    column.accessor(({ required }) => (required ? 'Yes' : ''), { id: 'required', header: 'Required', size: 90 }),
    column.accessor('items', {
      header: 'Items',
      size: 70,
      meta: { kind: 'number' },
      cell: ({ row: { original } }) =>
        original.items === 0
          ? '0'
          : createElement(CellLink, { text: String(original.items), href: itemsPath(original.id), atEnd: true }),
    }),
    column.accessor('status', {
      header: 'Status',
      size: 100,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(RecordState, row.original),
    }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => since(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130 }),
    column.accessor(({ rules }) => rules.length, {
      id: 'rules',
      header: 'Rules',
      size: 80,
      meta: { kind: 'number' },
    }),
  ])
}

/** What a customer enters or picks, and how much: "Text, 1 to 12 characters", "Pick 1 of 2". */
export function takes({ type, minLength, maxLength, maxPicks, picks }: StoredGroup): string {
  const word = OPTION_TYPES[type]
  if (type === 'PICK') return `${word} ${Math.min(maxPicks, picks.length)} of ${picks.length}`
  if (minLength !== maxLength) return `${word}, ${minLength} to ${maxLength} characters`
  return `${word}, ${countOf(maxLength, 'character', 'characters')}`
}
