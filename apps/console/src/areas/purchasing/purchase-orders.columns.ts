import { isOverdue, PURCHASE_ORDER_STATES, type PurchaseOrderState } from '@greenroom/inventory'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { Overdue } from './Overdue.tsx'
import { purchaseOrderPath } from './paths.ts'
import type { PurchaseOrderRow } from './purchasing.atoms.ts'

const column = gridColumns<PurchaseOrderRow>()

/** The columns of the list; `today` as YYYY-MM-DD, and costs only for those who may see them. */
export function purchaseOrderColumns(
  formats: Formats,
  today: string,
  seesCosts: boolean,
): GridColumn<PurchaseOrderRow>[] {
  const common = documentColumns<PurchaseOrderRow>(PURCHASE_ORDER_STATES, purchaseOrderPath, formats)
  const { day, money } = formats
  return column.columns([
    common.number,
    column.accessor('name', { header: 'Name', size: 160 }),
    column.accessor('vendorName', { header: 'Vendor', size: 180, meta: { phone: 'detail' } }),
    column.accessor('shipToName', { header: 'Ship to', size: 180, meta: { phone: 'detail' } }),
    common.status,
    column.accessor('expectedOn', {
      header: 'Expected',
      size: 170,
      meta: { kind: 'date', format: (value) => (value ? day(String(value)) : '') },
      cell: ({ row: { original } }) => {
        const { state, expectedOn } = original
        const text = expectedOn ? day(expectedOn) : ''
        const late = isOverdue({ state: state as PurchaseOrderState, expectedOn: expectedOn ?? null }, today)
        return late ? createElement(Overdue, { day: text }) : text
      },
    }),
    ...(seesCosts
      ? [
          column.accessor('total', {
            header: 'Total',
            size: 120,
            enableSorting: false,
            meta: { kind: 'number', phone: 'amount', format: (value) => (value == null ? '' : money(Number(value))) },
          }),
        ]
      : []),
    common.lines,
    column.accessor('buyer', { header: 'Buyer', size: 120 }),
    column.accessor('externalPO', { header: 'External PO', size: 130 }),
    common.createdBy,
    common.changed,
  ])
}
