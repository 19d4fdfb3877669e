import { itemFields } from '@greenroom/catalog'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { ChangedValue } from '#records/import/corrections/ChangedValue.tsx'
import type { ItemLine } from '../reading/import-rows.ts'
import { fieldLabel, isMoney, wordsOf } from './item-words.ts'

const column = gridColumns<ItemLine>()
const unsorted = { enableSorting: false } as const

/** Every item has these anyway. */
const IDENTITY = ['itemID', 'name']

/** The fields that change in one of the rows, in the order of the item form, besides item ID and name. */
export function changedFields(rows: readonly ItemLine[]): string[] {
  const said = rows.flatMap(({ changes }) => changes.filter(({ from, to }) => from !== null || to !== null))
  const changed = new Set(said.map(({ field }) => field))
  return [...itemFields.map(({ name }) => name), 'attributes'].filter(
    (name) => changed.has(name) && !IDENTITY.includes(name),
  )
}

/** One line per item: its line in the file, ID and name, and what becomes of each of these fields. */
export function rowColumns(fields: readonly string[], formats: Pick<Formats, 'money'>): GridColumn<ItemLine>[] {
  const words = (field: string, value: string | null) => wordsOf(field, value, formats)
  const changeIn = ({ action, changes }: ItemLine, field: string) => {
    const change = changes.find((one) => one.field === field)
    return change && { from: action === 'create' ? null : words(field, change.from), to: words(field, change.to) }
  }
  const asText = (row: ItemLine, field: string) => {
    const change = changeIn(row, field)
    return change && (change.from === null ? change.to : `${change.from} → ${change.to}`)
  }
  return column.columns([
    column.accessor('line', { header: 'Line', size: 90, ...unsorted, meta: { kind: 'number' } }),
    column.accessor('itemID', { header: 'Item ID', size: 150, ...unsorted, meta: { phone: 'detail' } }),
    column.accessor('name', {
      header: 'Name',
      size: 280,
      ...unsorted,
      meta: { phone: 'title' },
      cell: ({ row: { original } }) => {
        const change = original.action === 'update' ? changeIn(original, 'name') : undefined
        return change ? createElement(ChangedValue, change) : original.name
      },
    }),
    ...fields.map((field) =>
      column.accessor((row) => asText(row, field), {
        id: `field ${field}`,
        header: fieldLabel(field),
        size: isMoney(field) ? 170 : 240,
        ...unsorted,
        meta: {
          align: isMoney(field) ? 'end' : 'start',
          phone: 'detail',
          format: (text) => `${fieldLabel(field)} ${String(text)}`,
        },
        cell: ({ row: { original } }) => {
          const change = changeIn(original, field)
          return change ? createElement(ChangedValue, change) : ''
        },
      }),
    ),
  ])
}
