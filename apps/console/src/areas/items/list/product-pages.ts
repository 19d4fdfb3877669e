import { dataOf } from '@greenroom/api-client'
import { joinIDs } from '@greenroom/validation'
import { useListPlace } from '#records/list-place.ts'
import { paged, usePages } from '#data/pages.ts'
import type { ProductQuery } from './products-url.ts'

/** Rows a page. More than a screen holds, so that scrolling seldom waits. */
const PAGE = 200

/** The items that match a query. */
const productPages = paged({
  name: 'products',
  entities: ['item'],
  async load(api, signal, cursor, query: ProductQuery) {
    const params = { query: { ...query, limit: PAGE, ...(cursor ? { cursor } : { total: true }) } }
    return dataOf(await api.GET('/items', { params, signal })).body
  },
  rows: {
    idOf: ({ itemID }) => itemID,
    async load(api, ids) {
      const params = { query: { pagination: false, itemIDOnSearch: joinIDs(ids) } }
      return dataOf(await api.GET('/items', { params })).body.data
    },
  },
})

export const useProducts = (query: ProductQuery) => usePages(productPages(query), useListPlace())
