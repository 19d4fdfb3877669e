import { COMPONENT_KINDS } from '@greenroom/cto'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#app/formats.ts'
import { itemPath } from '#app/item-path.ts'
import { CellLink } from '#app/records/CellLink.tsx'
import { RecordState } from '#app/records/RecordState.tsx'
import type { Component, ComponentSet } from './cto.atoms.ts'

/** A component with the name of the set that it belongs to. */
export type ComponentRow = Component & { setName: string }

export function componentRows(components: readonly Component[], sets: readonly ComponentSet[]): ComponentRow[] {
  const names = new Map(sets.map(({ id, name }) => [id, name]))
  return components.map((one) => ({ ...one, setName: names.get(one.componentSetID ?? '') ?? '' }))
}

const column = gridColumns<ComponentRow>()

/** Amounts are there for those who may see them. */
export function componentColumns(
  { money }: Formats,
  sees: { cost: boolean; price: boolean },
): GridColumn<ComponentRow>[] {
  const amount = { kind: 'money' as const, format: (value: unknown) => money(Number(value)) }
  return column.columns([
    column.accessor('itemID', {
      header: 'Item ID',
      size: 130,
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.itemID, href: itemPath(original.itemID) }),
    }),
    column.accessor('name', { header: 'Name', size: 190 }),
    column.accessor(({ kind }) => COMPONENT_KINDS[kind], { id: 'kind', header: 'Kind', size: 95 }),
    column.accessor('setName', { header: 'Set', size: 140 }),
    column.accessor('qoh', { header: 'On hand', size: 85, meta: { kind: 'number' } }),
    ...(sees.cost ? [column.accessor('costPrice', { header: 'Cost price', size: 100, meta: amount })] : []),
    ...(sees.price ? [column.accessor('sellingPrice', { header: 'Selling price', size: 115, meta: amount })] : []),
    column.accessor('groups', { header: 'Option groups', size: 120, meta: { kind: 'number' } }),
    column.accessor(stateOf, {
      id: 'status',
      header: 'Status',
      size: 140,
      meta: { kind: 'badge' },
      cell: ({ row: { original } }) => createElement(RecordState, { status: stateOf(original) }),
    }),
  ])
}

/** An active component whose item is discontinued is out of use all the same. */
function stateOf({ status, itemStatus }: ComponentRow): string {
  return status === 'Active' && itemStatus === 'Discontinued' ? 'Item discontinued' : status
}
