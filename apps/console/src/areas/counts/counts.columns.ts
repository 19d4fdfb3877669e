import { COUNT_STATES } from '@greenroom/inventory'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import type { CountRow } from './counts.atoms.ts'
import { countPath } from './paths.ts'

const column = gridColumns<CountRow>()

/** The columns of the list. */
export function countColumns(formats: Pick<Formats, 'since'>): GridColumn<CountRow>[] {
  const common = documentColumns<CountRow>(COUNT_STATES, countPath, formats)
  return column.columns([
    common.number,
    column.accessor('placeName', { header: 'Location', size: 200, meta: { phone: 'detail' } }),
    common.status,
    common.lines,
    column.accessor('sections', { header: 'Sections', size: 180 }),
    column.accessor('remarks', { header: 'Remarks', size: 240, meta: { phone: 'detail' } }),
    common.createdBy,
    common.changed,
  ])
}
