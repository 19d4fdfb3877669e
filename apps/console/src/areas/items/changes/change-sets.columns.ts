import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { ChangeSet } from './change-set.atoms.ts'
import { changeSetTitle } from './change-set-title.ts'
import { ChangeSetLink } from './ChangeSetLink.tsx'
import { ChangeSetState } from './ChangeSetState.tsx'

const column = gridColumns<ChangeSet>()
const unsorted = { enableSorting: false } as const

/** The columns of the list of change sets. `when` formats a time of the API, `titleOf` the number of a document. */
export function changeSetColumns(
  when: (time: string) => string,
  number: (value: number) => string,
  titleOf: (documentNumber: string) => string,
): GridColumn<ChangeSet>[] {
  return column.columns([
    column.accessor((changeSet) => changeSetTitle(changeSet, titleOf), {
      id: 'what',
      header: 'What',
      size: 280,
      meta: { phone: 'title' },
      ...unsorted,
      cell: ({ row }) => createElement(ChangeSetLink, row.original),
    }),
    column.accessor('state', {
      header: 'State',
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
      meta: { kind: 'date', phone: 'detail', format: (value) => when(String(value)) },
    }),
    column.accessor('createdBy', { header: 'By', size: 140, meta: { phone: 'detail' }, ...unsorted }),
  ])
}
