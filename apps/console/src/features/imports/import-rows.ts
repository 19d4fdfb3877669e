import { dataOf, type Api } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { ConflictLine, ImportReader } from './import-reader.ts'
import { fieldLabel, valueText } from './item-words.ts'
import type { SkipReason } from '@greenroom/validation'
import type { Rejection, SkippedRow } from './reading.ts'
import type { Page } from '#app/use-pages.ts'

type ImportRow = components['schemas']['ImportRow']
type Action = ImportRow['action']

/** One line of a list of the check. `id` tells it from the others. */
export type Listed<Row> = Row & { id: string }

export type ChangeLine = Listed<{ line: number; itemID: string; name: string; field: string; from: string; to: string }>
export type ItemLine = Listed<{ line: number; itemID: string; name: string; values: string }>

const PAGE = 500

const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  'empty row': 'Empty row',
  'no name': 'No name',
  'system item': 'System item',
  'only an image': 'Only another image',
}

/** What would be rejected, or was, with the reason. An issue a line. */
export const rejectionPages =
  (api: Api, importID: string) =>
  async (cursor?: string): Promise<Page<Listed<Rejection>>> => {
    const params = { path: { importID }, query: { cursor, limit: PAGE } }
    const { data, nextCursor } = dataOf(await api.GET('/items/imports/{importID}/rejections', { params })).body
    return { data: data.map((row) => ({ ...row, id: `${row.line} ${row.field} ${row.code}` })), nextCursor }
  }

/** The items that would be created, or left as they are. An item a line. */
export const itemPages =
  (api: Api, importID: string, action: Action) =>
  async (cursor?: string): Promise<Page<ItemLine>> => {
    const { data, nextCursor } = await rowsOf(api, importID, action, cursor)
    return {
      data: data.map(({ line, itemID, name, changes }) => {
        const given = changes.filter(({ field, to }) => to !== null && field !== 'itemID' && field !== 'name')
        const values = given.map(({ field, to }) => `${fieldLabel(field)} ${valueText(field, to)}`).join(', ')
        return { id: itemID, line, itemID, name, values }
      }),
      nextCursor,
    }
  }

/** The items that would be updated. A changed field a line. */
export const changePages =
  (api: Api, importID: string) =>
  async (cursor?: string): Promise<Page<ChangeLine>> => {
    const { data, nextCursor } = await rowsOf(api, importID, 'update', cursor)
    return {
      data: data.flatMap(({ line, itemID, name, changes }) =>
        changes.map(({ field, from, to }) => ({
          id: `${itemID} ${field}`,
          line,
          itemID,
          name,
          field: fieldLabel(field),
          from: valueText(field, from),
          to: valueText(field, to),
        })),
      ),
      nextCursor,
    }
  }

async function rowsOf(api: Api, importID: string, action: Action, cursor?: string) {
  const params = { path: { importID }, query: { action, cursor, limit: PAGE } }
  return dataOf(await api.GET('/items/imports/{importID}/rows', { params })).body
}

/** Rows of the file that disagree with an earlier row of the same item. They are in the worker only. */
export const conflictPages = (reader: ImportReader) =>
  pagesOf(
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
    (from, to) => reader.byCase(from, to),
    (itemIDs: string[]) => ({ id: itemIDs[0]!, itemIDs: itemIDs.join(', ') }),
  )

function pagesOf<Row, Line>(read: (from: number, to: number) => Promise<Row[]>, lineOf: (row: Row) => Line) {
  return async (cursor = '0'): Promise<Page<Line>> => {
    const from = Number(cursor)
    const rows = await read(from, from + PAGE)
    return { data: rows.map(lineOf), nextCursor: rows.length < PAGE ? null : String(from + PAGE) }
  }
}
