import { gridColumns } from '@greenroom/ui'
import type { byCasePages, conflictPages, skippedPages, warnedPages } from '../reading/import-rows.ts'
import type { PagedResource } from '#data/pages.ts'

type RowOf<Pages> = Pages extends (...args: never[]) => PagedResource<infer First> ? First['data'][number] : never

const conflict = gridColumns<RowOf<typeof conflictPages>>()
const skipped = gridColumns<RowOf<typeof skippedPages>>()
const warned = gridColumns<RowOf<typeof warnedPages>>()
const twin = gridColumns<RowOf<typeof byCasePages>>()

export const conflictColumns = conflict.columns([
  conflict.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number', phone: 'detail' } }),
  conflict.accessor('itemID', { header: 'Item ID', size: 170, meta: { phone: 'title' } }),
  conflict.accessor('fields', { header: 'Field', size: 180, meta: { phone: 'detail' } }),
  conflict.accessor('before', { header: 'Row before', size: 280, meta: { phone: 'detail' } }),
  conflict.accessor('after', { header: 'This row', size: 280, meta: { phone: 'detail' } }),
])

export const skippedColumns = skipped.columns([
  skipped.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number', phone: 'detail' } }),
  skipped.accessor('reason', { header: 'Why', size: 120, meta: { phone: 'detail' } }),
  skipped.accessor('cells', { header: 'Row', size: 640, meta: { phone: 'title' } }),
])

export const warnedColumns = warned.columns([
  warned.accessor('line', { header: 'Line', size: 90, meta: { kind: 'number', phone: 'detail' } }),
  warned.accessor('itemID', { header: 'Item ID', size: 170, meta: { phone: 'detail' } }),
  warned.accessor('name', { header: 'Name', size: 280, meta: { phone: 'detail' } }),
  warned.accessor('why', { header: 'Why', size: 480, meta: { phone: 'title' } }),
])

export const twinColumns = twin.columns([
  twin.accessor('itemIDs', { header: 'Item IDs', size: 420, meta: { phone: 'title' } }),
])
