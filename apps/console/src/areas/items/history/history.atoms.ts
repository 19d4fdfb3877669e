import { dataOf } from '@greenroom/api-client'
import { paged } from '#data/pages.ts'
import type { readHistoryQuery } from './history-query.ts'

/** Entries per page. */
const PAGE = 50

/** The history of an item, newest first, with the people who made the changes. */
export const historyPages = paged({
  name: 'history',
  entities: ['item', 'image', 'locationHint', 'entitlement', 'packageComponent', 'ctoConfiguration'],
  async load(api, signal, cursor, itemID: string, filters: ReturnType<typeof readHistoryQuery>) {
    const params = { path: { itemID }, query: { ...filters, cursor, limit: PAGE } }
    return dataOf(await api.GET('/items/{itemID}/history', { params, signal })).body
  },
})
