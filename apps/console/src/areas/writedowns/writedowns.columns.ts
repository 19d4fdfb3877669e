import { WRITEDOWN_REASONS, WRITEDOWN_STATES } from '@greenroom/inventory'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { documentColumns } from '#documents/document-columns.ts'
import { writedownPath } from './paths.ts'
import type { WritedownRow } from './writedowns.atoms.ts'

const column = gridColumns<WritedownRow>()

/** The columns of the list. */
export function writedownColumns(formats: Pick<Formats, 'since'>): GridColumn<WritedownRow>[] {
  const common = documentColumns<WritedownRow>(WRITEDOWN_STATES, writedownPath, formats)
  return column.columns([
    common.number,
    column.accessor('reason', {
      header: 'Reason',
      size: 180,
      meta: {
        phone: 'detail',
        format: (reason) => WRITEDOWN_REASONS.find(({ value }) => value === reason)?.label ?? '',
      },
    }),
    common.status,
    common.lines,
    column.accessor('remarks', { header: 'Remarks', size: 280 }),
    common.createdBy,
    common.changed,
  ])
}
