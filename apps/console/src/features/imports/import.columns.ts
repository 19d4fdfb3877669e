import { gridColumns } from '@greenroom/ui'
import type { byCasePages, ChangeLine, conflictPages, ItemLine, Listed, skippedPages } from './import-rows.ts'
import type { Rejection } from './reading.ts'
import type { Page } from '#app/use-pages.ts'

type RowOf<Pages> = Pages extends (...args: never[]) => (cursor?: string) => Promise<Page<infer Row>> ? Row : never

const rejected = gridColumns<Listed<Rejection>>()
const changed = gridColumns<ChangeLine>()
const item = gridColumns<ItemLine>()
const conflict = gridColumns<RowOf<typeof conflictPages>>()
const skipped = gridColumns<RowOf<typeof skippedPages>>()
const twin = gridColumns<RowOf<typeof byCasePages>>()

export const rejectionColumns = rejected.columns([
  rejected.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number' } }),
  rejected.accessor('column', { header: 'Column', size: 150 }),
  rejected.accessor('value', { header: 'Value', size: 280 }),
  rejected.accessor('message', { header: 'Why', size: 420 }),
])

export const changeColumns = changed.columns([
  changed.accessor('itemID', { header: 'Item ID', size: 170 }),
  changed.accessor('name', { header: 'Name', size: 280 }),
  changed.accessor('field', { header: 'Field', size: 150 }),
  changed.accessor('from', { header: 'From', size: 220 }),
  changed.accessor('to', { header: 'To', size: 220 }),
  changed.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number' } }),
])

export const itemColumns = item.columns([
  item.accessor('itemID', { header: 'Item ID', size: 170 }),
  item.accessor('name', { header: 'Name', size: 320 }),
  item.accessor('values', { header: 'Values', size: 460 }),
  item.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number' } }),
])

export const unchangedColumns = item.columns([
  item.accessor('itemID', { header: 'Item ID', size: 170 }),
  item.accessor('name', { header: 'Name', size: 320 }),
  item.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number' } }),
])

export const conflictColumns = conflict.columns([
  conflict.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number' } }),
  conflict.accessor('itemID', { header: 'Item ID', size: 170 }),
  conflict.accessor('fields', { header: 'Field', size: 180 }),
  conflict.accessor('before', { header: 'Row before', size: 280 }),
  conflict.accessor('after', { header: 'This row', size: 280 }),
])

export const skippedColumns = skipped.columns([
  skipped.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number' } }),
  skipped.accessor('reason', { header: 'Why', size: 120 }),
  skipped.accessor('cells', { header: 'Row', size: 640 }),
])

export const twinColumns = twin.columns([twin.accessor('itemIDs', { header: 'Item IDs', size: 420 })])
