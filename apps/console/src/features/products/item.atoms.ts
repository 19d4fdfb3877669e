import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { checksHierarchy, restrictedCharacters } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { formatsAtom } from '#app/formats.ts'
import { additionalAttributesAtom, systemConfigurationAtom } from '#app/reference.atoms.ts'
import { companyAtom } from '#app/session.atoms.ts'
import { itemDraftAtom } from './item-draft.ts'
import { parentIn } from './product-lists.ts'
import type { Item } from './product-row.ts'
import { productListsAtom } from './products.atoms.ts'

/** One item with its stock on hand; undefined when there is none of this ID. An atom of its own for each caller. */
export function itemAtom(itemID: string) {
  return atom(async (get, { signal }): Promise<Item | undefined> => {
    const params = { query: { itemID, expand: 'qoh' } }
    return dataOf(await get(apiAtom).GET('/items', { params, signal })).body.data[0]
  })
}

/** What the form of any item needs besides the item: lists, formats, currency, restricted characters (section 5). */
export const itemSettingsAtom = atom(async (get) => {
  const [lists, attributes, formats, company, configuration] = await Promise.all([
    get(productListsAtom),
    get(additionalAttributesAtom),
    get(formatsAtom),
    get(companyAtom),
    get(systemConfigurationAtom),
  ])
  return {
    lists,
    attributes,
    formats,
    currency: company.currency,
    restricted: restrictedCharacters(configuration),
    parentOf: checksHierarchy(configuration) ? parentIn(lists) : undefined,
  }
})

export type ItemSettings = Awaited<ReturnType<(typeof itemSettingsAtom)['read']>>

/** Everything that one form waits for, loaded side by side. Without an ID there is no item to load. */
export function itemEditorAtom(itemID: string | undefined) {
  const loading = itemID === undefined ? atom(undefined) : itemAtom(itemID)
  const kept = itemDraftAtom(itemID)
  return atom(async (get) => {
    const [settings, item, draft] = await Promise.all([get(itemSettingsAtom), get(loading), get(kept)])
    return { settings, item, draft }
  })
}

/** Creates an item. Answers it as the server keeps it; throws ApiError. */
export const createItemAtom = atom(
  null,
  async (get, _set, body: components['schemas']['ItemCreate']) =>
    dataOf(await get(apiAtom).POST('/items', { body })).body,
)

/** Changes an item. Answers it as the server keeps it; throws ApiError. */
export const updateItemAtom = atom(
  null,
  async (get, _set, body: components['schemas']['ItemUpdate']) =>
    dataOf(await get(apiAtom).PUT('/items', { body })).body,
)

/** The next free item ID, which the server answers once only. */
export const nextItemIDAtom = atom(
  null,
  async (get) => dataOf(await get(apiAtom).POST('/generate/auto/id', { body: { type: 'ITEM' } })).body.nextID,
)
