import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { CellLink } from '#records/CellLink.tsx'
import { VenueState } from './VenueState.tsx'

/** A venue, or the draft of one. */
export type VenueRow = {
  key: string
  name: string
  id: string
  city: string
  status: 'Draft' | 'Active' | 'Inactive'
  /** "100 stores, 200 registers"; of a draft. */
  contents: string
  href: string
  updatedAt: string
}

const column = gridColumns<VenueRow>()

/** The columns of the list. `when` writes a time of the API. */
export function venueColumns(when: (time: string) => string): GridColumn<VenueRow>[] {
  return column.columns([
    column.accessor('name', {
      header: 'Name',
      size: 240,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row: { original } }) => createElement(CellLink, { text: original.name, href: original.href }),
    }),
    column.accessor('id', { header: 'Venue ID', size: 150, meta: { phone: 'detail' } }),
    column.accessor('city', { header: 'City', size: 150 }),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(VenueState, row.original),
    }),
    column.accessor('contents', { header: 'In the draft', size: 260, meta: { phone: 'detail' }, enableSorting: false }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => when(String(time)) },
    }),
  ])
}
