import { LABEL_USES } from '@greenroom/labels'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement, lazy, Suspense } from 'react'
import type { Formats } from '#data/formats.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import { labelPrintPath } from '#screens/label-print-path.ts'
import type { Label } from './label.atoms.ts'
import styles from './labels.module.css'
import { sizeText } from './lengths.ts'
import { labelPath } from './paths.ts'

const Thumbnail = lazy(async () => ({ default: (await import('./Thumbnail.tsx')).Thumbnail }))

const column = gridColumns<Label>()

const printColumn = column.display({
  id: 'print',
  header: 'Printing',
  size: 130,
  meta: { phone: 'detail' },
  cell: ({ row: { original } }) =>
    original.status === 'Active' &&
    createElement(CellLink, { text: 'Print labels', href: labelPrintPath({ templateID: original.templateID }) }),
})

/** `mayPrint` adds a way to print labels with each template that can be printed. */
export function labelColumns({ since }: Formats, mayPrint: boolean): GridColumn<Label>[] {
  return column.columns([
    column.display({
      id: 'picture',
      header: 'Label',
      size: 110,
      enableHiding: false,
      meta: { phone: 'picture' },
      cell: ({ row: { original } }) =>
        createElement(
          'span',
          { className: styles.thumbnail },
          createElement(Suspense, undefined, createElement(Thumbnail, { of: original })),
        ),
    }),
    column.accessor('name', {
      header: 'Name',
      size: 260,
      enableHiding: false,
      meta: { phone: 'title' },
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.name, href: labelPath(original.templateID) }),
    }),
    column.accessor('use', {
      header: 'Use',
      size: 120,
      meta: { phone: 'detail', format: (use) => LABEL_USES[use as Label['use']] },
    }),
    column.accessor(({ design }) => sizeText(design.stock, 'mm'), {
      id: 'size',
      header: 'Size',
      size: 140,
      enableSorting: false,
      meta: { phone: 'detail' },
    }),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(RecordState, row.original),
    }),
    ...(mayPrint ? [printColumn] : []),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 150,
      meta: { kind: 'date', phone: 'detail', format: (time) => since(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130, enableSorting: false }),
  ])
}
