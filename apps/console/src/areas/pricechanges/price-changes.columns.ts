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
    { ...common.number, size: 110 },
    column.accessor('reason', { header: 'Reason', size: 256, meta: { phone: 'detail' } }),
    { ...common.status, size: 120 },
    { ...common.lines, size: 64 },
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
    { ...common.createdBy, size: 96 },
    common.changed,
  ])
}
