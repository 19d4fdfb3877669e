import { COMPONENT_KINDS } from '@greenroom/cto'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import type { Component, ComponentSet } from './cto.atoms.ts'

/** A component with the name of its set. */
export type ComponentRow = Component & { setName: string }

export function componentRows(components: readonly Component[], sets: readonly ComponentSet[]): ComponentRow[] {
  const names = new Map(sets.map(({ id, name }) => [id, name]))
  return components.map((one) => ({ ...one, setName: names.get(one.componentSetID ?? '') ?? '' }))
}

const column = gridColumns<ComponentRow>()

/** Price and cost columns exist only for users who may see them. */
export function componentColumns(
  { money }: Formats,
  sees: { cost: boolean; price: boolean },
): GridColumn<ComponentRow>[] {
  const amount = { kind: 'money' as const, format: (value: unknown) => money(Number(value)) }
  return column.columns([
    column.accessor('itemID', {
      header: 'Item ID',
      size: 130,
      meta: { phone: 'detail' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.itemID, href: itemPath(original.itemID) }),
    }),
    column.accessor('name', { header: 'Name', size: 190, meta: { phone: 'title' } }),
    column.accessor(({ kind }) => COMPONENT_KINDS[kind], {
      id: 'kind',
      header: 'Kind',
      size: 95,
      meta: { phone: 'detail' },
    }),
    column.accessor('setName', { header: 'Set', size: 140 }),
    column.accessor('qoh', { header: 'On hand', size: 85, meta: { kind: 'number' } }),
    ...(sees.cost ? [column.accessor('costPrice', { header: 'Cost price', size: 100, meta: amount })] : []),
    ...(sees.price
      ? [column.accessor('sellingPrice', { header: 'Selling price', size: 115, meta: { ...amount, phone: 'amount' } })]
      : []),
    column.accessor('groups', { header: 'Option groups', size: 120, meta: { kind: 'number' } }),
    column.accessor(stateOf, {
      id: 'status',
      header: 'Status',
      size: 140,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row: { original } }) => createElement(RecordState, { status: stateOf(original) }),
    }),
  ])
}

/** An active component with a discontinued item still can't be used. */
function stateOf({ status, itemStatus }: ComponentRow): string {
  return status === 'Active' && itemStatus === 'Discontinued' ? 'Item discontinued' : status
}
