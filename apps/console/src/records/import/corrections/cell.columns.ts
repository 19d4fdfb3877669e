import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { ChangedValue } from './ChangedValue.tsx'
import type { CorrectedCell, RejectedCell } from './file-cell.ts'

/** The place of a cell, what identifies the record of its row, and its value, after what the file says. */
function cellColumns<Row extends CorrectedCell | RejectedCell>(
  identity: readonly GridColumn<Row>[],
): GridColumn<Row>[] {
  const column = gridColumns<Row>()
  const [line, ...others] = column.columns([
    column.accessor((row) => row.line, {
      id: 'line',
      header: 'Line',
      size: 70,
      meta: { kind: 'number', phone: 'detail' },
    }),
    column.accessor((row) => row.place, { id: 'column', header: 'Column', size: 130, meta: { phone: 'detail' } }),
    column.accessor((row) => row.value, {
      id: 'value',
      header: 'Value',
      size: 180,
      meta: { phone: 'detail' },
      cell({ row: { original: row } }) {
        const { original: from, value: to } = row
        return from === null ? to : createElement(ChangedValue, { from, to })
      },
    }),
  ])
  return [line, ...identity, ...others]
}

export function rejectionColumns<Row extends RejectedCell>(identity: readonly GridColumn<Row>[]): GridColumn<Row>[] {
  const column = gridColumns<Row>()
  const why = column.accessor(({ toCheck, message }) => (toCheck ? 'Corrected, not checked yet' : message), {
    id: 'message',
    header: 'Why',
    size: 350,
    meta: { phone: 'title' },
  })
  return [...cellColumns(identity), ...column.columns([why])]
}

export function correctionColumns<Row extends CorrectedCell>(identity: readonly GridColumn<Row>[]): GridColumn<Row>[] {
  const column = gridColumns<Row>()
  const state = column.accessor(({ toCheck }) => (toCheck ? 'Not checked yet' : 'Checked'), {
    id: 'state',
    header: 'State',
    size: 140,
    meta: { phone: 'detail' },
  })
  return [...cellColumns(identity), ...column.columns([state])]
}
