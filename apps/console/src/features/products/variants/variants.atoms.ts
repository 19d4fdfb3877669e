import { ApiError, dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import type { Item } from '../product-row.ts'

/** The other items of the product that an item belongs to. None where there is no such product yet. Throws ApiError. */
export const loadVariantsAtom = atom(
  null,
  async (get, _set, { itemID, productID }: Pick<Item, 'itemID' | 'productID'>): Promise<Item[]> => {
    if (!productID) return []
    const params = {
      path: { productID },
      query: { fetchVariants: true, expand: 'package', status: 'Active,Discontinued' },
    }
    try {
      const { variants } = dataOf(await get(apiAtom).GET('/product/{productID}', { params })).body
      return variants.filter((variant) => variant.itemID !== itemID)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 404) return []
      throw failure
    }
  },
)

/** IDs asked for in one call: they stand in the address. */
const IDS_A_CALL = 200

/** Those of these item IDs that the server has (section 5, duplicate variant IDs). Throws ApiError. */
export const takenIDsAtom = atom(null, async (get, _set, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  for (let start = 0; start < ids.length; start += IDS_A_CALL) {
    const query = { pagination: false, itemIDOnSearch: ids.slice(start, start + IDS_A_CALL).join(',') }
    const { data } = dataOf(await get(apiAtom).GET('/items', { params: { query } })).body
    for (const { itemID } of data) taken.add(itemID)
  }
  return taken
})
