import { PRICE_CHANGE_STATES } from '@greenroom/catalog'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { priceChangePath } from './paths.ts'
import type { PriceChangeRow } from './price-changes.atoms.ts'

const column = gridColumns<PriceChangeRow>()

/** The columns of the list. */
export function priceChangeColumns(formats: Pick<Formats, 'dateTime' | 'since'>): GridColumn<PriceChangeRow>[] {
  const common = documentColumns<PriceChangeRow>(PRICE_CHANGE_STATES, priceChangePath, formats)
  return column.columns([
    common.number,
    column.accessor('reason', { header: 'Reason', size: 320, meta: { phone: 'detail' } }),
    common.status,
    common.lines,
    column.accessor('effectiveAt', {
      header: 'Effective',
      size: 160,
      meta: { kind: 'date', format: (time) => (time ? formats.dateTime(String(time)) : '') },
    }),
    column.accessor('endsAt', {
      header: 'Until',
      size: 160,
      meta: { kind: 'date', format: (time) => (time ? formats.dateTime(String(time)) : '') },
    }),
    common.createdBy,
    common.changed,
  ])
}
