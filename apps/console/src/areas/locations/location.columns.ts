import { type GridColumn, gridColumns } from '@greenroom/ui'
import { LOCATION_KINDS, type LocationFieldName, type LocationKind } from '@greenroom/validation'
import { createElement } from 'react'
import { capitalized } from '#data/capitalized.ts'
import { zoneName } from '#data/zone-name.ts'
import { CellLink } from '#records/CellLink.tsx'
import { RecordState } from '#records/RecordState.tsx'
import { locationPath } from './location-screens.ts'
import type { LocationRecord } from './locations.atoms.ts'

const column = gridColumns<LocationRecord>()

/** The columns of a list; those that can be sorted are named as the server sorts them. */
export function locationColumns(kind: LocationKind, when: (time: string) => string): GridColumn<LocationRecord>[] {
  const { one, idField } = LOCATION_KINDS[kind]
  const fields: readonly LocationFieldName[] = LOCATION_KINDS[kind].fields
  const has = (name: LocationFieldName) => fields.includes(name)
  return column.columns([
    column.accessor('name', {
      header: 'Name',
      size: 220,
      enableHiding: false,
      meta: { phone: 'title' },
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.name, href: locationPath(kind, original.id) }),
    }),
    column.accessor('id', { id: idField, header: `${capitalized(one)} ID`, size: 150, meta: { phone: 'detail' } }),
    ...(kind !== 'venue' && has('venueID')
      ? [column.accessor('venueName', { header: 'Venue', size: 180, meta: { phone: 'detail' } })]
      : []),
    ...(kind === 'register'
      ? [
          column.accessor('storeName', { header: 'Store', size: 200, meta: { phone: 'detail' } }),
          column.accessor('number', { header: 'Number', size: 100, meta: { kind: 'number' as const } }),
        ]
      : []),
    ...(has('city') ? [column.accessor('city', { header: 'City', size: 150 })] : []),
    ...(has('timeZone')
      ? [
          column.accessor((record) => zoneOf(kind, record), {
            id: 'timeZone',
            header: 'Time zone',
            size: 170,
            enableSorting: false,
          }),
        ]
      : []),
    ...(has('taxID')
      ? [
          column.accessor((record) => record.taxID ?? (isInVenue(kind, record) ? AS_IN_VENUE : ''), {
            id: 'taxID',
            header: 'Tax',
            size: 130,
            enableSorting: false,
          }),
        ]
      : []),
    ...(has('locations')
      ? [
          column.accessor((record) => record.locations?.length ?? 0, {
            id: 'locations',
            header: 'Locations',
            size: 110,
            enableSorting: false,
            meta: { kind: 'number' as const, phone: 'amount' as const },
          }),
        ]
      : []),
    column.accessor('status', {
      header: 'Status',
      size: 110,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(RecordState, row.original),
    }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => when(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130, enableSorting: false }),
  ])
}

const AS_IN_VENUE = 'As in the venue'

function isInVenue(kind: LocationKind, { venueID }: LocationRecord): boolean {
  return kind !== 'venue' && Boolean(venueID)
}

function zoneOf(kind: LocationKind, record: LocationRecord): string {
  if (record.timeZone) return zoneName(record.timeZone)
  return isInVenue(kind, record) ? AS_IN_VENUE : 'As in the company'
}
