import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { itemPath } from '#screens/item-path.ts'
import { CellLink } from '#records/CellLink.tsx'
import type { SoldItem } from './entitlements.atoms.ts'
import { soldText } from './sold-text.ts'
import { SoldState } from './SoldState.tsx'

const column = gridColumns<SoldItem>()

/**
 * What a place may sell, judged at a minute on its clock. `wall` writes a minute of a clock, `nameOf` the name of the
 * place that is entitled.
 */
export function soldColumns(
  clock: string,
  wall: (minute: string) => string,
  nameOf: (row: SoldItem) => string,
): GridColumn<SoldItem>[] {
  return column.columns([
    column.accessor('name', {
      header: 'Name',
      size: 260,
      enableHiding: false,
      meta: { phone: 'title' },
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.name, href: itemPath(original.itemID) }),
    }),
    column.accessor('itemID', { header: 'Item ID', size: 150, meta: { phone: 'detail' } }),
    column.accessor((row) => soldText(row, clock, wall), {
      id: 'sold',
      header: 'Sold',
      size: 210,
      enableSorting: false,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row, getValue }) => createElement(SoldState, { isSold: row.original.sold, text: getValue() }),
    }),
    column.accessor((row) => (row.inherited ? `Inherited from ${nameOf(row)}` : 'Explicit'), {
      id: 'entitlement',
      header: 'Entitlement',
      size: 240,
      enableSorting: false,
      meta: { phone: 'detail' },
    }),
    column.accessor('from', {
      header: 'From',
      size: 170,
      enableSorting: false,
      meta: { format: (at) => wall(String(at)) },
    }),
    column.accessor('to', {
      header: 'Until',
      size: 170,
      enableSorting: false,
      meta: { format: (at) => wall(String(at)) },
    }),
  ])
}
