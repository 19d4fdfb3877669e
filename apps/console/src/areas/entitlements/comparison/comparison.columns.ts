import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { itemPath } from '#screens/item-path.ts'
import { CellLink } from '#records/CellLink.tsx'
import { cellWords } from '../cell-words.ts'
import type { ComparedItem, EntitlementCell } from '../entitlements.atoms.ts'

const column = gridColumns<ComparedItem>()

/** An item at both places. `wall` writes a minute of a clock. */
export function comparisonColumns(
  here: string,
  there: string,
  wall: (minute: string) => string,
): GridColumn<ComparedItem>[] {
  const at = (id: 'here' | 'there', header: string) =>
    column.accessor((row) => cellWords(row[id] as EntitlementCell, wall), {
      id,
      header,
      size: 320,
      enableSorting: false,
      meta: { phone: 'detail' },
    })
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
    at('here', here),
    at('there', there),
  ])
}
