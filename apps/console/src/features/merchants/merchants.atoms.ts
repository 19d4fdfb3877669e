import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'

export type Merchant = components['schemas']['Merchant']

/** The merchants that the partner looks after, by name. Throws ApiError. */
export const merchantsAtom = atom(
  async (get, { signal }) => dataOf(await get(apiAtom).GET('/partner/merchants', { signal })).body,
)
