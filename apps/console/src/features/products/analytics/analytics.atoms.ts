import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { DateRange } from '@greenroom/quick-dates'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import type { Interval } from './periods.ts'
import type { Scope } from '../item-scope.ts'

export type ItemSales = components['schemas']['ItemSales']
export type ItemStock = components['schemas']['ItemStock']

export type SalesAsked = {
  itemID: string
  scope: Scope
  range: DateRange
  compared: DateRange | undefined
  interval: Interval
}

/** What was sold in a range and in the one that it is compared with. An atom of its own for each caller. */
export function itemSalesAtom({ itemID, scope, range, compared, interval }: SalesAsked) {
  return atom(async (get, { signal }) => {
    const load = async ({ interval: { startDate, endDate } }: DateRange): Promise<ItemSales> => {
      const query = { itemID, scope, from: startDate, to: endDate, interval }
      return dataOf(await get(apiAtom).GET('/analytics/items/sales', { params: { query }, signal })).body
    }
    const [sales, before] = await Promise.all([load(range), compared && load(compared)])
    return { sales, before }
  })
}

/** Where the item lies, and how long that lasts. An atom of its own for each caller. */
export function itemStockAtom(itemID: string, scope: Scope) {
  return atom(async (get, { signal }): Promise<ItemStock> => {
    const query = { itemID, scope }
    return dataOf(await get(apiAtom).GET('/analytics/items/stock', { params: { query }, signal })).body
  })
}
