import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { ConflictLine, ImportReader } from './import-reader.ts'
import { fieldLabel, valueText } from '../file/item-words.ts'
import type { SkipReason } from '@greenroom/imports'
import type { SkippedRow } from './reading.ts'
import { type Page, paged } from '#data/pages.ts'

type ImportRow = components['schemas']['ImportRow']

/** One line of a list of check results. `id` identifies it. */
export type Listed<Row> = Row & { id: string }

export type ItemLine = Listed<ImportRow>

const PAGE = 500

export const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  'empty row': 'Empty row',
  'no name': 'No name',
  'system item': 'System item',
  'ID of another item': 'Its item ID would be that of another item',
  'product of variations': 'Its variations are the items',
  'group of products': 'Its products are the items',
  'picture without product': 'Picture of no product',
  'picture without address': "Picture isn't at an https address",
  'too many pictures': 'More than 20 pictures',
}

/** The items that would be created, updated or stay unchanged, one item per line. */
export const itemPages = paged({
  name: 'importItems',
  async load(api, signal, cursor, importID: string, action: ImportRow['action']): Promise<Page<ItemLine>> {
    const params = { path: { importID }, query: { action, cursor, limit: PAGE } }
    const { data, nextCursor } = dataOf(await api.GET('/items/imports/{importID}/rows', { params, signal })).body
    return { data: data.map((row) => ({ ...row, id: row.itemID })), nextCursor }
  },
})

type WarningCode = components['schemas']['ImportWarningCode']
export type WarnedLine = ItemLine & { why: string }

/** The items to be looked at for this, with the reason. */
export const warnedPages = paged({
  name: 'importWarnings',
  async load(api, signal, cursor, importID: string, warning: WarningCode): Promise<Page<WarnedLine>> {
    const params = { path: { importID }, query: { warning, cursor, limit: PAGE } }
    const { data, nextCursor } = dataOf(await api.GET('/items/imports/{importID}/rows', { params, signal })).body
    const whyOf = ({ warnings }: ImportRow) =>
      warnings.flatMap(({ code, message }) => (code === warning ? message : [])).join(' ')
    return { data: data.map((row) => ({ ...row, id: row.itemID, why: whyOf(row) })), nextCursor }
  },
})

/** Rows that conflict with an earlier row of the same item. Only the worker has them. */
export const conflictPages = (reader: ImportReader) =>
  pagesOf(
    'conflicts',
    (from, to) => reader.conflicts(from, to),
    ({ line, itemID, changes }: ConflictLine) => ({
      id: String(line),
      line,
      itemID,
      fields: changes.map(({ field }) => fieldLabel(field)).join(', '),
      before: changes.map(({ field, from }) => valueText(field, from)).join(', '),
      after: changes.map(({ field, to }) => valueText(field, to)).join(', '),
    }),
  )

export const skippedPages = (reader: ImportReader) =>
  pagesOf(
    'skipped',
    (from, to) => reader.skipped(from, to),
    ({ line, reason, cells }: SkippedRow) => ({
      id: String(line),
      line,
      reason: SKIP_REASONS[reason],
      cells: cells.join(' | '),
    }),
  )

export const byCasePages = (reader: ImportReader) =>
  pagesOf(
    'byCase',
    (from, to) => reader.byCase(from, to),
    (itemIDs: string[]) => ({ id: itemIDs[0]!, itemIDs: itemIDs.join(', ') }),
  )

/** Rows of an open file, from the worker. */
function pagesOf<Row, Line>(
  name: string,
  read: (from: number, to: number) => Promise<Row[]>,
  lineOf: (row: Row) => Line,
) {
  return paged({
    name,
    async load(_api, _signal, cursor = '0'): Promise<Page<Line>> {
      const from = Number(cursor)
      const rows = await read(from, from + PAGE)
      return { data: rows.map(lineOf), nextCursor: rows.length < PAGE ? null : String(from + PAGE) }
    },
  })()
}
