import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { type Page, paged } from '#data/pages.ts'
import { importJobs } from './import.atoms.ts'
import { itemPages, type Listed } from './reading/import-rows.ts'

type Value = components['schemas']['ImportChangedHere']
export type Choice = components['schemas']['ImportChoice']['take']
export type ChangedLine = Listed<Value>

const PAGE = 500
/** The most values that one call names. */
const MOST = 1000
const PATH = '/items/imports/{importID}/changedhere'

/** The values that were changed here since the last import of the source, one value per line. */
export const changedHerePages = paged({
  name: 'importChangedHere',
  async load(api, signal, cursor, importID: string): Promise<Page<ChangedLine>> {
    const params = { path: { importID }, query: { cursor, limit: PAGE } }
    const { data, nextCursor } = dataOf(await api.GET(PATH, { params, signal })).body
    return { data: data.map((row) => ({ ...row, id: `${row.itemID} ${row.field}` })), nextCursor }
  },
})

/** Chooses for these values, or for all if none are given. Throws ApiError. */
export const chooseValuesAtom = atom(null, async (get, set, importID: string, take: Choice, lines: ChangedLine[]) => {
  const params = { path: { importID } }
  const only = lines.map(({ itemID, field }) => ({ itemID, field }))
  for (let start = 0; start === 0 || start < only.length; start += MOST) {
    const body = only.length === 0 ? { take } : { take, only: only.slice(start, start + MOST) }
    set(importJobs.keepAtom, dataOf(await get(apiAtom).PUT(PATH, { params, body })).body)
  }
  const chosen = new Set(lines.map(({ id }) => id))
  const after = (row: ChangedLine) => (chosen.size === 0 || chosen.has(row.id) ? { ...row, take } : row)
  void set(changedHerePages(importID), {
    do: 'put',
    value: (before) => ({ ...before, rows: before.rows.map(after) }),
  })
  for (const action of ['update', 'unchanged'] as const) void set(itemPages(importID, action), { do: 'forget' })
})
