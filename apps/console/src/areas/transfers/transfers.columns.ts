import { TRANSFER_STATES } from '@greenroom/inventory'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { transferPath } from './paths.ts'
import type { TransferRow } from './transfers.atoms.ts'

const column = gridColumns<TransferRow>()

/** The columns of the list. */
export function transferColumns(formats: Pick<Formats, 'since'>): GridColumn<TransferRow>[] {
  const common = documentColumns<TransferRow>(TRANSFER_STATES, transferPath, formats)
  return column.columns([
    common.number,
    column.accessor('fromName', { header: 'From', size: 180, meta: { phone: 'detail' } }),
    column.accessor('toName', { header: 'To', size: 180, meta: { phone: 'detail' } }),
    common.status,
    common.lines,
    column.accessor('requestedBy', { header: 'Requested by', size: 140 }),
    column.accessor('tracking', { header: 'Tracking', size: 140 }),
    common.createdBy,
    common.changed,
  ])
}
