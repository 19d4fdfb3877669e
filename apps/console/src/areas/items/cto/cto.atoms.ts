import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { resource } from '#data/resource.ts'

export type ItemConfiguration = components['schemas']['ItemConfiguration']

/** The configuration of an item, with everything it can be made of. */
export const configurationAtom = resource({
  name: 'itemConfiguration',
  kind: 'record',
  load: async (api, signal, itemID: string) =>
    dataOf(await api.GET('/cto/configuration', { params: { query: { itemID } }, signal })).body,
})
