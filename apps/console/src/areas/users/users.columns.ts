import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { CellLink } from '#records/CellLink.tsx'
import { userPath } from '#screens/user-path.ts'
import type { StaffUser } from './users.atoms.ts'
import { UserState } from './UserState.tsx'

const column = gridColumns<StaffUser>()

type Words = {
  /** Writes a time of the API. */
  when: (time: string) => string
  nameOf: (place: StaffUser['locations'][number]) => string
}

/** The columns of the list of users. */
export function userColumns({ when, nameOf }: Words): GridColumn<StaffUser>[] {
  return column.columns([
    column.accessor('name', {
      header: 'Name',
      size: 200,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row }) => createElement(CellLink, { text: row.original.name, href: userPath(row.original.userID) }),
    }),
    column.accessor('userName', { header: 'User name', size: 150, meta: { phone: 'detail' } }),
    column.accessor('role', { header: 'Role', size: 180, meta: { phone: 'detail' } }),
    column.accessor('status', {
      header: 'Status',
      size: 130,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row }) => createElement(UserState, { user: row.original }),
    }),
    column.accessor('email', { header: 'Email', size: 220, enableSorting: false }),
    column.accessor('employeeID', { header: 'Employee ID', size: 120, enableSorting: false }),
    column.accessor((user) => user.locations.map(nameOf).join(', ') || 'All places', {
      id: 'locations',
      header: 'Places',
      size: 180,
      enableSorting: false,
    }),
    column.accessor('lastActiveAt', {
      header: 'Last active',
      size: 160,
      enableSorting: false,
      meta: { kind: 'date', format: (time) => when(String(time)) },
    }),
  ])
}
