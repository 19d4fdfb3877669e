import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'

export type Merchant = components['schemas']['Merchant']

/** The partner's merchants, by name. Throws ApiError. */
export const merchantsAtom = resource({
  name: 'merchants',
  entities: ['merchant'],
  load: async (api, signal) => dataOf(await api.GET('/partner/merchants', { signal })).body,
})()

/** Asks a merchant for access. Throws ApiError. */
export const requestMerchantAtom = mutation(
  async (api, body: components['schemas']['MerchantRequest']) => {
    dataOf(await api.POST('/partner/requests', { body }))
  },
  { changes: ['merchant'] },
)
