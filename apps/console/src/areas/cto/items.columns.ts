import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import type { CtoItem, StoredGroup } from './cto.atoms.ts'
import { configOrderPath } from './cto-view.ts'

/** An item with the names of its option groups. */
export type CtoItemRow = CtoItem & { status: string; groupNames: string }

/** An item without option groups is sold as it is. */
export const NO_GROUPS = 'None yet'

export function itemRows(items: readonly CtoItem[], groups: readonly StoredGroup[]): CtoItemRow[] {
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return items.map((item) => ({
    ...item,
    status: item.itemStatus,
    groupNames: item.groupIDs.map((id) => names.get(id) ?? id).join(', ') || NO_GROUPS,
  }))
}

const column = gridColumns<CtoItemRow>()

/** Price and cost columns exist only for users who may see them. */
export function itemColumns({ money }: Formats, sees: { cost: boolean; price: boolean }): GridColumn<CtoItemRow>[] {
  const amount = { kind: 'money' as const, format: (value: unknown) => money(Number(value)) }
  return column.columns([
    column.accessor('itemID', {
      header: 'Item ID',
      size: 150,
      meta: { phone: 'detail' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.itemID, href: configOrderPath(original.itemID) }),
    }),
    column.accessor('name', { header: 'Name', size: 220, meta: { phone: 'title' } }),
    column.accessor('groupNames', { header: 'Option groups', size: 300, meta: { phone: 'detail' } }),
    column.accessor('allowances', { header: 'Allowed', size: 90, meta: { kind: 'number' } }),
    column.accessor('qoh', { header: 'On hand', size: 100, meta: { kind: 'number' } }),
    ...(sees.cost ? [column.accessor('costPrice', { header: 'Cost price', size: 110, meta: amount })] : []),
    ...(sees.price
      ? [column.accessor('sellingPrice', { header: 'Selling price', size: 120, meta: { ...amount, phone: 'amount' } })]
      : []),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(RecordState, row.original),
    }),
  ])
}
