import { type GridColumn, gridColumns, numbers } from '@greenroom/ui'
import { createElement } from 'react'
import type { Import } from './import.atoms.ts'
import { ImportLink } from './ImportLink.tsx'
import { ImportState } from './ImportState.tsx'

const column = gridColumns<Import>()
const number = { kind: 'number', format: (value: unknown) => numbers.text(Number(value)) } as const

/** The columns of the list of imports. `when` formats a time of the API. */
export function pastColumns(when: (time: string) => string): GridColumn<Import>[] {
  return column.columns([
    column.accessor('fileName', {
      header: 'File',
      size: 260,
      meta: { phone: 'title' },
      cell: ({ row }) => createElement(ImportLink, row.original),
    }),
    column.accessor('state', {
      header: 'Status',
      size: 170,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(ImportState, row.original),
    }),
    column.accessor((row) => row.counts?.create, { id: 'create', header: 'Created', size: 90, meta: number }),
    column.accessor((row) => row.counts?.update, { id: 'update', header: 'Updated', size: 90, meta: number }),
    column.accessor((row) => row.counts?.unchanged, { id: 'unchanged', header: 'Unchanged', size: 100, meta: number }),
    column.accessor((row) => row.counts?.rejected, { id: 'rejected', header: 'Rejected', size: 90, meta: number }),
    column.accessor('createdAt', {
      header: 'Started',
      size: 170,
      meta: { kind: 'date', phone: 'detail', format: (value) => when(String(value)) },
    }),
    column.accessor('createdBy', { header: 'By', size: 120, meta: { phone: 'detail' } }),
  ])
}
