import { dataOf } from '@greenroom/api-client'
import type { components, paths } from '@greenroom/openapi'
import { resource } from '#data/resource.ts'

export type SuggestedItem = components['schemas']['SuggestedItem']
/** Which items of which location, and where they come from. */
export type Asked = paths['/replenishment']['get']['parameters']['query']

/** What each location needed last night. Throws ApiError. */
export const nightlySuggestionsAtom = resource({
  name: 'nightlySuggestions',
  entities: ['purchaseOrder', 'replenishment', 'transfer'],
  load: async (api, signal) => dataOf(await api.GET('/replenishment/nightly', { signal })).body.data,
})()

/** What a location should get. Throws ApiError. */
export const replenishment = resource({
  name: 'replenishment',
  entities: ['item', 'purchaseOrder', 'stock', 'transfer'],
  load: async (api, signal, query: Asked) =>
    dataOf(await api.GET('/replenishment', { params: { query }, signal })).body,
})
