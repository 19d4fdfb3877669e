import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { resource } from '#data/resource.ts'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type Writedown = Schemas['Writedown']
export type WritedownRow = Schemas['WritedownRow']
export type WritedownEffect = Schemas['WritedownEffect']

export const WRITEDOWN_ATOMS = documentAtoms<Writedown, WritedownRow, Omit<Schemas['WritedownUpdate'], 'version'>>(
  '/writedowns',
  'writedown',
)

/** What a saved writedown does to the value of the stock at each location. */
export const writedownEffects = resource({
  name: 'writedownEffects',
  entities: ['writedown', 'stock', 'item'],
  load: async (api, signal, number: string): Promise<readonly WritedownEffect[]> =>
    dataOf(await api.GET('/writedowns/{number}/effects', { params: { path: { number } }, signal })).body,
})
