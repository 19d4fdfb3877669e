import { type GridColumn, gridColumns } from '@greenroom/ui'
import { changeLabel, changeText, isItemFieldName } from '../change-words.ts'
import type { Wording } from '../value-text.ts'
import { itemField } from '@greenroom/validation'
import type { ChangeSetRow } from './change-set.atoms.ts'

const column = gridColumns<ChangeSetRow>()
const unsorted = { enableSorting: false } as const

/** One line an item: what of it is or was changed, a column for each of the fields. */
export function differenceColumns(fields: readonly string[], wording: Wording): GridColumn<ChangeSetRow>[] {
  return column.columns([
    ...itemColumns,
    ...fields.map((field) =>
      column.accessor((row) => changeOf(row, field, wording), {
        id: `field ${field}`,
        header: changeLabel(field),
        size: 240,
        ...unsorted,
        meta: { kind: isMoney(field) ? 'money' : 'text' },
      }),
    ),
  ])
}

/** One line an item that is left out, and why. */
export const faultColumns: GridColumn<ChangeSetRow>[] = column.columns([
  column.accessor('itemID', { header: 'Item ID', size: 148, enableHiding: false, ...unsorted }),
  column.accessor('name', { header: 'Name', size: 260, ...unsorted }),
  column.accessor((row) => row.fault?.message, { id: 'why', header: 'Why', size: 520, ...unsorted }),
])

export const itemColumns: GridColumn<ChangeSetRow>[] = column.columns([
  column.accessor('itemID', { header: 'Item ID', size: 148, enableHiding: false, ...unsorted }),
  column.accessor('name', { header: 'Name', size: 260, ...unsorted }),
])

function changeOf({ changes }: ChangeSetRow, field: string, wording: Wording): string | undefined {
  const change = changes.find((one) => one.field === field)
  return change && `${changeText(field, change.from, wording)} → ${changeText(field, change.to, wording)}`
}

function isMoney(field: string): boolean {
  return isItemFieldName(field) && itemField(field).kind === 'money'
}

/** The fields that rows change, in the order in which they come. */
export function fieldsOf(rows: readonly ChangeSetRow[]): string[] {
  return [...new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)))]
}
