import { PRICE_CHANGE_STATES } from '@greenroom/catalog'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { DocumentStatus } from '#documents/DocumentStatus.tsx'
import { CellLink } from '#records/CellLink.tsx'
import { priceChangePath } from './paths.ts'
import type { PriceChangeRow } from './price-changes.atoms.ts'

const column = gridColumns<PriceChangeRow>()

/** The columns of the list. `when` writes a time of the API. */
export function priceChangeColumns(when: (time: string) => string): GridColumn<PriceChangeRow>[] {
  return column.columns([
    column.accessor('number', {
      header: 'Number',
      size: 130,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.number, href: priceChangePath(original.number) }),
    }),
    column.accessor('reason', { header: 'Reason', size: 320, meta: { phone: 'detail' } }),
    column.accessor('state', {
      header: 'Status',
      size: 130,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row: { original } }) =>
        createElement(DocumentStatus, {
          state: PRICE_CHANGE_STATES[original.state as keyof typeof PRICE_CHANGE_STATES],
        }),
    }),
    column.accessor('lines', { header: 'Lines', size: 80, meta: { kind: 'number' } }),
    column.accessor('effectiveAt', {
      header: 'Effective',
      size: 160,
      meta: { kind: 'date', format: (time) => (time ? when(String(time)) : '') },
    }),
    column.accessor('createdBy', { header: 'By', size: 120, meta: { phone: 'detail' } }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => when(String(time)) },
    }),
  ])
}
