import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { type Page, paged } from '#data/pages.ts'
import type * as cells from '#records/import/corrections/file-cell.ts'
import { placeOf } from '../file/item-words.ts'
import { importJobs } from '../import.atoms.ts'
import type { Listed } from '../reading/import-rows.ts'

type Correction = components['schemas']['ImportCorrection']
export type RejectedCell = Listed<components['schemas']['ImportRejectedCell']> & cells.RejectedCell
export type CorrectedCell = Listed<components['schemas']['ImportCorrectedCell']> & cells.CorrectedCell

const PAGE = 500
const PATH = '/items/imports/{importID}/corrections'

/** The problems of rejected rows, one per line. */
export const rejectionPages = paged({
  name: 'importRejections',
  entities: ['import'],
  async load(api, signal, cursor, importID: string): Promise<Page<RejectedCell>> {
    const params = { path: { importID }, query: { cursor, limit: PAGE } }
    const { data, nextCursor } = dataOf(await api.GET('/items/imports/{importID}/rejections', { params, signal })).body
    return { data: data.map(rejectedCell), nextCursor }
  },
})

function rejectedCell(row: components['schemas']['ImportRejectedCell']): RejectedCell {
  const { line, itemID, name, field, code } = row
  const title = [itemID, name].filter(Boolean).join(' ') || 'No item ID'
  return { ...row, id: `${line} ${field} ${code}`, place: placeOf(row), title }
}

/** The corrected cells, one per line. */
export const correctionPages = paged({
  name: 'importCorrections',
  entities: ['import'],
  async load(api, signal, cursor, importID: string): Promise<Page<CorrectedCell>> {
    const params = { path: { importID }, query: { cursor, limit: PAGE } }
    const { data, nextCursor } = dataOf(await api.GET(PATH, { params, signal })).body
    return { data: data.map((row) => ({ ...row, id: `${row.line} ${row.field}`, place: row.column })), nextCursor }
  },
})

/** Corrects a rejected cell, or with `alike` all that say the same. Throws ApiError. */
export const correctAtom = atom(null, async (get, set, importID: string, body: Correction & { to: string }) => {
  const params = { path: { importID } }
  const { import: after, cells } = dataOf(await get(apiAtom).PUT(PATH, { params, body })).body
  set(importJobs.keepAtom, after)
  void set(correctionPages(importID), { do: 'load' })
  await set(rejectionPages(importID), {
    do: 'put',
    value: (before) => ({ ...before, rows: correctRows(before.rows, body, cells) }),
  })
})

/** The rows after a correction of so many cells. */
export function correctRows(
  rows: readonly RejectedCell[],
  { line, field, from, to, alike }: Correction & { to: string },
  cells: number,
): RejectedCell[] {
  const [before, there] = [from, to].map(
    (value) => rows.find((row) => row.field === field && row.value === value)?.alike,
  )
  return rows.map((row) => {
    if (row.field !== field) return row
    if (row.value === to) return { ...row, alike: (there ?? 0) + cells }
    if (row.value !== from) return row
    if (row.line !== line && !alike) return { ...row, alike: (before ?? 1) - cells }
    return { ...row, value: to, original: row.original ?? from, toCheck: true, alike: (there ?? 0) + cells }
  })
}

/** Takes the correction of a cell back, or with `alike` all of its kind. Throws ApiError. */
export const takeBackAtom = atom(
  null,
  async (get, set, importID: string, { line, field, value }: CorrectedCell | RejectedCell, alike: boolean) => {
    const body = { line, field, from: value, to: null, alike }
    set(importJobs.keepAtom, dataOf(await get(apiAtom).PUT(PATH, { params: { path: { importID } }, body })).body.import)
    await Promise.all([set(rejectionPages(importID), { do: 'load' }), set(correctionPages(importID), { do: 'load' })])
  },
)
