import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import type { ChangedLine } from '../changed-here.atoms.ts'
import { fieldLabel, wordsOf } from './item-words.ts'
import styles from '../imports.module.css'

const column = gridColumns<ChangedLine>()
const unsorted = { enableSorting: false } as const

/** One line per value: what it is here, by whom and since when, and what the file says. What is dropped is struck out. */
export function changedHereColumns(formats: Formats): GridColumn<ChangedLine>[] {
  const value = (from: 'here' | 'file', header: string, dropped: ChangedLine['take']) =>
    column.accessor((row) => wordsOf(row.field, row[from], formats), {
      id: from,
      header,
      size: 130,
      ...unsorted,
      meta: { phone: 'detail', format: (text) => `${from} ${String(text)}` },
      cell: ({ row: { original }, getValue }) =>
        original.take === dropped ? createElement('del', { className: styles.dropped }, getValue()) : getValue(),
    })
  return column.columns([
    column.accessor('itemID', { header: 'Item ID', size: 130, ...unsorted }),
    column.accessor('name', {
      header: 'Name',
      size: 220,
      ...unsorted,
      meta: {
        phone: 'title',
        phoneTitle: (row) => `${(row as ChangedLine).itemID}: ${fieldLabel((row as ChangedLine).field)}`,
      },
    }),
    column.accessor((row) => fieldLabel(row.field), { id: 'field', header: 'Field', size: 140, ...unsorted }),
    value('here', 'Here', 'FILE'),
    value('file', 'File', 'HERE'),
    column.accessor(({ changedBy, changedAt }) => `${changedBy}, ${formats.dateTime(changedAt)}`, {
      id: 'changed',
      header: 'Changed here by',
      size: 220,
      ...unsorted,
      meta: { phone: 'detail' },
    }),
    column.accessor(({ take }) => (take === 'HERE' ? 'Keep mine' : "Take the file's"), {
      id: 'take',
      header: 'Choice',
      size: 120,
      ...unsorted,
      meta: { phone: 'status' },
    }),
  ])
}
