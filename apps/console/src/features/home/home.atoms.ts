import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'

/** How many items the catalog holds, counted up to a cap. */
export const itemTotalAtom = atom(async (get, { signal }) => {
  const params = { query: { limit: 1, total: true } }
  return dataOf(await get(apiAtom).GET('/items', { params, signal })).body.total
})

/** The newest imports. */
export const recentImportsAtom = atom(async (get, { signal }) => {
  const params = { query: { limit: 5 } }
  return dataOf(await get(apiAtom).GET('/items/imports', { params, signal })).body.data
})
