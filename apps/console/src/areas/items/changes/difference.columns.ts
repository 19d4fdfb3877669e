import { type GridColumn, gridColumns } from '@greenroom/ui'
import { changeLabel, changeText, isItemFieldName } from '../form/change-words.ts'
import type { Wording } from '../value-text.ts'
import { itemField } from '@greenroom/catalog'
import type { ChangeSetRow } from './change-set.atoms.ts'

const column = gridColumns<ChangeSetRow>()
const unsorted = { enableSorting: false } as const

/** One line per item, with a column for each changed field. */
export function differenceColumns(fields: readonly string[], wording: Wording): GridColumn<ChangeSetRow>[] {
  return column.columns([
    ...itemColumns,
    ...fields.map((field) =>
      column.accessor((row) => changeOf(row, field, wording), {
        id: `field ${field}`,
        header: changeLabel(field),
        size: 240,
        ...unsorted,
        meta: { kind: isMoney(field) ? 'money' : 'text', phone: 'detail' },
      }),
    ),
  ])
}

/** One line per left-out item, with the reason. */
export const faultColumns: GridColumn<ChangeSetRow>[] = column.columns([
  column.accessor('itemID', {
    header: 'Item ID',
    size: 148,
    enableHiding: false,
    ...unsorted,
    meta: { phone: 'detail' },
  }),
  column.accessor('name', { header: 'Name', size: 260, ...unsorted, meta: { phone: 'title' } }),
  column.accessor((row) => row.fault?.message, {
    id: 'why',
    header: 'Why',
    size: 520,
    ...unsorted,
    meta: { phone: 'detail' },
  }),
])

export const itemColumns: GridColumn<ChangeSetRow>[] = column.columns([
  column.accessor('itemID', {
    header: 'Item ID',
    size: 148,
    enableHiding: false,
    ...unsorted,
    meta: { phone: 'detail' },
  }),
  column.accessor(({ name, isRemoved }) => (isRemoved ? `${name} (removed)` : name), {
    id: 'name',
    header: 'Name',
    size: 260,
    ...unsorted,
    meta: { phone: 'title' },
  }),
])

function changeOf({ changes, isRemoved }: ChangeSetRow, field: string, wording: Wording): string | undefined {
  const change = isRemoved ? undefined : changes.find((one) => one.field === field)
  return change && `${changeText(field, change.from, wording)} → ${changeText(field, change.to, wording)}`
}

function isMoney(field: string): boolean {
  return isItemFieldName(field) && itemField(field).kind === 'money'
}

/** The fields that the rows change, in order of appearance. What a removed item lost is everything. */
export function fieldsOf(rows: readonly ChangeSetRow[]): string[] {
  return [...new Set(rows.flatMap(({ changes, isRemoved }) => (isRemoved ? [] : changes.map(({ field }) => field))))]
}
