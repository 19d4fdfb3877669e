import { dataOf } from '@greenroom/api-client'
import { type EntryLabelOf, productsInOrder } from '@greenroom/catalog'
import { joinIDs } from '@greenroom/validation'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { useListPlace } from '#records/list-place.ts'
import { paged, usePages } from '#data/pages.ts'
import type { GroupedQuery } from '../list/products-url.ts'

/** Rows a page, of products and of the variants of one. */
const PAGE = 200

/** Products, and items of none, of which something matches a query. */
const groupPages = paged({
  name: 'product groups',
  entities: ['item'],
  async load(api, signal, cursor, query: GroupedQuery) {
    const params = { query: { ...query, limit: PAGE, ...(cursor ? { cursor } : { total: true }) } }
    return dataOf(await api.GET('/products', { params, signal })).body
  },
})

export const useProductGroups = (query: GroupedQuery) => usePages(groupPages(query), useListPlace())

/** The items of a product that match a query. */
export const variantPages = paged({
  name: 'variants of a product',
  entities: ['item'],
  async load(api, signal, cursor, productID: string, query: GroupedQuery) {
    const params = { query: { ...query, productID, limit: PAGE, ...(cursor && { cursor }) } }
    return dataOf(await api.GET('/items', { params, signal })).body
  },
})

/** The IDs of the items of products. */
export type Members = ReadonlyMap<string, readonly string[]>

/** IDs asked for in one call: they stand in the address. */
const IDS_A_CALL = 200

/** The items of these products that match a query, each product's in garment order. Throws ApiError. */
export const loadMembersAtom = atom(
  null,
  async (get, _set, productIDs: readonly string[], query: GroupedQuery, labelOf: EntryLabelOf): Promise<Members> => {
    const members = new Map(productIDs.map((productID) => [productID, [] as string[]]))
    for (let start = 0; start < productIDs.length; start += IDS_A_CALL) {
      const productID = joinIDs(productIDs.slice(start, start + IDS_A_CALL))
      const params = { query: { ...query, productID, pagination: false } }
      const { data } = dataOf(await get(apiAtom).GET('/items', { params })).body
      for (const item of productsInOrder(data, labelOf)) members.get(item.productID ?? '')?.push(item.itemID)
    }
    return members
  },
)
