import { type GridColumn, gridColumns, numbers } from '@greenroom/ui'
import { createElement } from 'react'
import { CellLink } from '#records/CellLink.tsx'
import type { LabelJob } from './label-jobs.atoms.ts'
import { LabelJobSource, sourceWords } from './LabelJobSource.tsx'
import { LabelJobState } from './LabelJobState.tsx'
import { labelJobPath } from './paths.ts'

const column = gridColumns<LabelJob>()
const number = { kind: 'number', format: (value: unknown) => numbers.text(Number(value)) } as const

/** The columns of the list of print jobs. `when` formats a time of the API. */
export function labelJobColumns(when: (time: string) => string): GridColumn<LabelJob>[] {
  return column.columns([
    column.accessor('templateName', {
      header: 'Template',
      size: 180,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.templateName, href: labelJobPath(original.labelJobID) }),
    }),
    column.accessor('state', {
      header: 'Status',
      size: 100,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(LabelJobState, row.original),
    }),
    column.accessor('labels', { header: 'Labels', size: 80, meta: { ...number, phone: 'amount' } }),
    column.accessor('printed', { header: 'Printed', size: 80, meta: number, enableSorting: false }),
    column.accessor('items', { header: 'Items', size: 80, meta: number, enableSorting: false }),
    column.accessor(sourceWords, {
      id: 'source',
      header: 'Items from',
      size: 160,
      meta: { phone: 'detail' },
      enableSorting: false,
      cell: ({ row }) => createElement(LabelJobSource, row.original),
    }),
    column.accessor((job) => job.printerName ?? 'Download', {
      id: 'printerName',
      header: 'Printer',
      size: 130,
      enableSorting: false,
    }),
    column.accessor('createdBy', { header: 'By', size: 120, meta: { phone: 'detail' } }),
    column.accessor('createdAt', {
      header: 'Started',
      size: 170,
      meta: { kind: 'date', phone: 'detail', format: (value) => when(String(value)) },
    }),
  ])
}
