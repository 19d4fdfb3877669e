import { RECEIPT_STATES } from '@greenroom/inventory'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { receiptPath } from './paths.ts'
import type { ReceiptRow } from './purchasing.atoms.ts'

const column = gridColumns<ReceiptRow>()

/** The columns of the list of receipts. */
export function receiptColumns(formats: Pick<Formats, 'since' | 'day'>): GridColumn<ReceiptRow>[] {
  const common = documentColumns<ReceiptRow>(RECEIPT_STATES, receiptPath, formats)
  return column.columns([
    common.number,
    column.accessor('orderNumber', { header: 'Purchase order', size: 140, meta: { phone: 'detail' } }),
    column.accessor('vendorName', { header: 'Vendor', size: 180, meta: { phone: 'detail' } }),
    column.accessor('shipToName', { header: 'Arrived at', size: 180 }),
    common.status,
    column.accessor('receivedOn', {
      header: 'Received on',
      size: 120,
      meta: { kind: 'date', format: (value) => (value ? formats.day(String(value)) : '') },
    }),
    column.accessor('packingSlip', { header: 'Packing slip', size: 130 }),
    common.lines,
    common.createdBy,
    common.changed,
  ])
}
