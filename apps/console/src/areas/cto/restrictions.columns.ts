import { RESTRICTION_KINDS } from '@greenroom/cto'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import type { StoredRestriction } from './cto.atoms.ts'
import { restrictionID } from './restriction.mapping.ts'

const column = gridColumns<StoredRestriction>()

export function restrictionColumns({ since }: Formats): GridColumn<StoredRestriction>[] {
  return column.columns([
    column.accessor('text', {
      header: 'Word or number',
      size: 180,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.text, record: restrictionID(original) }),
    }),
    column.accessor(({ kind }) => RESTRICTION_KINDS[kind], {
      id: 'kind',
      header: 'Kind',
      size: 160,
      meta: { phone: 'detail' },
    }),
    column.accessor(({ alsoReversed }) => (alsoReversed ? 'Yes' : ''), {
      id: 'alsoReversed',
      header: 'Also backwards',
      size: 140,
    }),
    column.accessor('reason', { header: 'Reason', size: 280, meta: { phone: 'detail' } }),
    column.accessor('items', { header: 'Items that allow it', size: 150, meta: { kind: 'number' } }),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(RecordState, row.original),
    }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => since(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130 }),
  ])
}
