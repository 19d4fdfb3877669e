import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import { CellLink } from '#records/CellLink.tsx'
import type { LabelReprint } from './label-jobs.atoms.ts'

const column = gridColumns<LabelReprint>()

const REASONS: Readonly<Record<LabelReprint['reasons'][number], string>> = {
  PRICE: 'Price',
  NAME: 'Name',
  BARCODE: 'Barcode',
  TEMPLATE: 'Template',
}

/** The columns of the list of labels to reprint. */
export function reprintColumns({ since, money }: Formats): GridColumn<LabelReprint>[] {
  const priceWords = ({ name, printed, now }: LabelReprint['prices'][number]) =>
    `${name} ${money(printed)} to ${money(now)}`
  return column.columns([
    column.accessor('name', {
      header: 'Item',
      size: 280,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.name, href: itemPath(original.itemID) }),
    }),
    column.accessor('itemID', { header: 'Item ID', size: 150, meta: { phone: 'detail' } }),
    column.accessor((row) => row.reasons.map((reason) => REASONS[reason]).join(', '), {
      id: 'reasons',
      header: 'Changed',
      size: 180,
      meta: { phone: 'detail' },
      enableSorting: false,
    }),
    column.accessor(({ prices }) => prices.map(priceWords).join(', '), {
      id: 'prices',
      header: 'Old and new price',
      size: 240,
      meta: { phone: 'detail' },
      enableSorting: false,
    }),
    column.accessor('templateName', {
      header: 'Template',
      size: 180,
      meta: { phone: 'detail' },
      enableSorting: false,
    }),
    column.accessor('printedAt', {
      header: 'Last printed',
      size: 170,
      meta: { kind: 'date', format: (value) => since(String(value)) },
    }),
    column.accessor('printedBy', { header: 'By', size: 120, enableSorting: false }),
  ])
}
