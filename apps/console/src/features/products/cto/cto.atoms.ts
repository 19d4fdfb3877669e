import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { companyAtom } from '#app/session.atoms.ts'

export type ItemConfiguration = components['schemas']['ItemConfiguration']
type Saved = components['schemas']['ItemConfigurationSave']

/** The configuration of an item with how its company writes money. An atom of its own for each caller. */
export function configurationAtom(itemID: string) {
  return atom(async (get, { signal }) => {
    const params = { query: { itemID } }
    const [opened, formats, company] = await Promise.all([
      get(apiAtom)
        .GET('/cto/configuration', { params, signal })
        .then((answer) => dataOf(answer).body),
      get(formatsAtom),
      get(companyAtom),
    ])
    return { opened, formats, currency: company.currency }
  })
}

/** Answers the configuration as the server keeps it, and throws ApiError. */
export const saveConfigurationAtom = atom(null, async (get, _set, itemID: string, body: Saved) => {
  const params = { query: { itemID } }
  return dataOf(await get(apiAtom).PUT('/cto/configuration', { params, body })).body
})
