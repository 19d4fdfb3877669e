import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import type { ChangeSet } from '#records/change-sets.atoms.ts'
import { ChangeSetLink } from './ChangeSetLink.tsx'
import { ChangeSetState } from './ChangeSetState.tsx'

const column = gridColumns<ChangeSet>()
const unsorted = { enableSorting: false } as const

/** The columns of the list of change sets. */
export function changeSetColumns(
  { since, number }: Pick<Formats, 'since' | 'number'>,
  titleOf: (changeSet: ChangeSet) => string,
): GridColumn<ChangeSet>[] {
  return column.columns([
    column.accessor(titleOf, {
      id: 'what',
      header: 'What',
      size: 360,
      meta: { phone: 'title' },
      ...unsorted,
      cell: ({ row }) => {
        const { changeSetID } = row.original
        return createElement(ChangeSetLink, { changeSetID, title: titleOf(row.original) })
      },
    }),
    column.accessor('state', {
      header: 'Status',
      size: 150,
      ...unsorted,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(ChangeSetState, row.original),
    }),
    column.accessor('total', {
      header: 'Items',
      size: 100,
      ...unsorted,
      meta: { kind: 'number', phone: 'detail', format: (value) => number(Number(value)) },
    }),
    column.accessor('createdAt', {
      header: 'When',
      size: 170,
      ...unsorted,
      meta: { kind: 'date', phone: 'detail', format: (value) => since(String(value)) },
    }),
    column.accessor('createdBy', { header: 'By', size: 140, meta: { phone: 'detail' }, ...unsorted }),
  ])
}
