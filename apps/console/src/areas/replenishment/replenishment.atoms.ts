import { dataOf } from '@greenroom/api-client'
import type { components, paths } from '@greenroom/openapi'
import { resource } from '#data/resource.ts'

export type SuggestedItem = components['schemas']['SuggestedItem']
/** Which items of which location, and where they come from. */
export type Asked = paths['/replenishment']['get']['parameters']['query']

/** What a location should get. Throws ApiError. */
export const replenishment = resource({
  name: 'replenishment',
  entities: ['item', 'purchaseOrder', 'stock', 'transfer'],
  load: async (api, signal, query: Asked) =>
    dataOf(await api.GET('/replenishment', { params: { query }, signal })).body,
})
