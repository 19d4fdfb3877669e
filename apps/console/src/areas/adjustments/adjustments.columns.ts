import { ADJUSTMENT_REASONS, ADJUSTMENT_STATES } from '@greenroom/inventory'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { adjustmentPath } from './paths.ts'
import type { AdjustmentRow } from './adjustments.atoms.ts'

const column = gridColumns<AdjustmentRow>()

/** The columns of the list. */
export function adjustmentColumns(formats: Pick<Formats, 'since'>): GridColumn<AdjustmentRow>[] {
  const common = documentColumns<AdjustmentRow>(ADJUSTMENT_STATES, adjustmentPath, formats)
  return column.columns([
    common.number,
    column.accessor('placeName', { header: 'Location', size: 200, meta: { phone: 'detail' } }),
    column.accessor('reason', {
      header: 'Reason',
      size: 180,
      meta: {
        phone: 'detail',
        format: (reason) => ADJUSTMENT_REASONS.find(({ value }) => value === reason)?.label ?? '',
      },
    }),
    common.status,
    common.lines,
    column.accessor('remarks', { header: 'Remarks', size: 240 }),
    common.createdBy,
    common.changed,
  ])
}
