import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { itemPath } from '#screens/item-path.ts'
import { CellLink } from '#records/CellLink.tsx'
import type { SoldItem } from './entitlements.atoms.ts'
import { SoldState, soldText } from './SoldState.tsx'

const column = gridColumns<SoldItem>()

/** What a place may sell. `wall` writes a minute of a clock, `nameOf` the name of the place that is entitled. */
export function soldColumns(
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
    column.accessor(soldText, {
      id: 'sold',
      header: 'Sold',
      size: 130,
      enableSorting: false,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(SoldState, { item: row.original }),
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
