import { ApiError, dataOf } from '@greenroom/api-client'
import { joinIDs } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { resource } from '#data/resource.ts'
import type { Item } from '../list/product-row.ts'

/** The other items of an item's product; none if the product doesn't exist yet. */
export const variantsOf = resource({
  name: 'variants',
  kind: 'record',
  async load(api, signal, itemID: string, productID: string): Promise<Item[]> {
    if (productID === '') return []
    const params = {
      path: { productID },
      query: { fetchVariants: true, expand: 'package', status: 'Active,Discontinued' },
    }
    try {
      const { variants } = dataOf(await api.GET('/product/{productID}', { params, signal })).body
      return variants.filter((variant) => variant.itemID !== itemID)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return []
      throw failure
    }
  },
})

/** The most IDs per call, because they are part of the URL. */
const IDS_A_CALL = 200

/** Which of these item IDs already exist (section 5, duplicate variant IDs). Throws ApiError. */
export const takenIDsAtom = atom(null, async (get, _set, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  for (let start = 0; start < ids.length; start += IDS_A_CALL) {
    const query = { pagination: false, itemIDOnSearch: joinIDs(ids.slice(start, start + IDS_A_CALL)) }
    const { data } = dataOf(await get(apiAtom).GET('/items', { params: { query } })).body
    for (const { itemID } of data) taken.add(itemID)
  }
  return taken
})
