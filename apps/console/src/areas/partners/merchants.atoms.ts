import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { resource } from '#data/resource.ts'

export type Merchant = components['schemas']['Merchant']

/** The partner's merchants, by name. Throws ApiError. */
export const merchantsAtom = resource({
  name: 'merchants',
  load: async (api, signal) => dataOf(await api.GET('/partner/merchants', { signal })).body,
})()
