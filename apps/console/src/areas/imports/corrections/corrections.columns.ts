import { gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import { ChangedValue } from '../file/ChangedValue.tsx'
import { placeOf } from '../file/item-words.ts'
import type { CorrectedCell, RejectedCell } from './corrections.atoms.ts'

const rejected = gridColumns<RejectedCell>()
const corrected = gridColumns<CorrectedCell>()

/** A value that was corrected, after what the file says. */
function valueCell({ value, original }: { value: string; original: string | null }) {
  return original === null ? value : createElement(ChangedValue, { from: original, to: value })
}

/** What identifies the item of a row. */
export function itemWords({ itemID, name }: { itemID: string; name: string }): string {
  return [itemID, name].filter(Boolean).join(' ')
}

const TO_CHECK = 'Corrected, not checked yet'

export const rejectionColumns = rejected.columns([
  rejected.accessor('line', { header: 'Line', size: 80, meta: { kind: 'number', phone: 'detail' } }),
  rejected.accessor('itemID', { header: 'Item ID', size: 140, meta: { phone: 'detail' } }),
  rejected.accessor('name', { header: 'Name', size: 200, meta: { phone: 'detail' } }),
  rejected.accessor(placeOf, { id: 'column', header: 'Column', size: 140, meta: { phone: 'detail' } }),
  rejected.accessor('value', {
    header: 'Value',
    size: 220,
    meta: { phone: 'detail' },
    cell: ({ row: { original: row } }) => valueCell(row),
  }),
  rejected.accessor(({ toCheck, message }) => (toCheck ? TO_CHECK : message), {
    id: 'message',
    header: 'Why',
    size: 380,
    meta: { phone: 'title' },
  }),
])

export const correctionColumns = corrected.columns([
  corrected.accessor('line', { header: 'Line', size: 80, meta: { kind: 'number', phone: 'detail' } }),
  corrected.accessor('itemID', { header: 'Item ID', size: 140, meta: { phone: 'detail' } }),
  corrected.accessor('name', { header: 'Name', size: 220, meta: { phone: 'title' } }),
  corrected.accessor('column', { header: 'Column', size: 160, meta: { phone: 'detail' } }),
  corrected.accessor('value', {
    header: 'Value',
    size: 280,
    meta: { phone: 'detail' },
    cell: ({ row: { original: row } }) => valueCell(row),
  }),
  corrected.accessor(({ toCheck }) => (toCheck ? 'Not checked yet' : 'Checked'), {
    id: 'state',
    header: 'State',
    size: 140,
    meta: { phone: 'detail' },
  }),
])
