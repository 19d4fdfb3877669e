import { type GridColumn, gridColumns } from '@greenroom/ui'
import { capitalized } from '#data/capitalized.ts'
import type { ChangeSetStay } from '#records/change-sets.atoms.ts'

const column = gridColumns<ChangeSetStay>()
const unsorted = { enableSorting: false } as const

/** One line for each item and list entry that stays, with the reason. */
export const stayColumns: GridColumn<ChangeSetStay>[] = column.columns([
  column.accessor('id', { header: 'ID', size: 148, enableHiding: false, ...unsorted, meta: { phone: 'detail' } }),
  column.accessor('name', { header: 'Name', size: 260, ...unsorted, meta: { phone: 'title' } }),
  column.accessor(({ what }) => capitalized(what), {
    id: 'what',
    header: 'Type',
    size: 148,
    ...unsorted,
  }),
  column.accessor('reason', { header: 'Why it stays', size: 420, ...unsorted, meta: { phone: 'detail' } }),
])
