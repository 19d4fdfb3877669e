import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'

/** How many items the catalog holds, counted up to a cap. */
export const itemTotalAtom = resource({
  name: 'itemTotal',
  entities: ['item'],
  load: async (api, signal) =>
    dataOf(await api.GET('/items', { params: { query: { limit: 1, total: true } }, signal })).body.total,
})()

/** The newest imports. */
export const recentImportsAtom = resource({
  name: 'recentImports',
  entities: ['import'],
  load: async (api, signal) =>
    dataOf(await api.GET('/items/imports', { params: { query: { limit: 5 } }, signal })).body.data,
})()
