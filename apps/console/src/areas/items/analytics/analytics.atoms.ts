import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { DateRange } from '@greenroom/quick-dates'
import { resource } from '#data/resource.ts'
import type { Interval } from './periods.ts'
import type { Scope } from '../list/item-scope.ts'

export type ItemSales = components['schemas']['ItemSales']
export type ItemStock = components['schemas']['ItemStock']

export type SalesAsked = {
  itemID: string
  scope: Scope
  range: DateRange
  compared: DateRange | undefined
  interval: Interval
}

/** The sales in a range and its comparison range. */
export const itemSales = resource({
  name: 'itemSales',
  async load(api, signal, { itemID, scope, range, compared, interval }: SalesAsked) {
    const load = async ({ interval: { startDate, endDate } }: DateRange): Promise<ItemSales> => {
      const query = { itemID, scope, from: startDate, to: endDate, interval }
      return dataOf(await api.GET('/analytics/items/sales', { params: { query }, signal })).body
    }
    const [sales, before] = await Promise.all([load(range), compared && load(compared)])
    return { sales, before }
  },
})

/** The stock by location and how long it will last. */
export const itemStock = resource({
  name: 'itemStock',
  entities: ['item'],
  recordOf: (itemID: string, _scope: Scope) => itemID,
  load: async (api, signal, itemID: string, scope: Scope): Promise<ItemStock> =>
    dataOf(await api.GET('/analytics/items/stock', { params: { query: { itemID, scope } }, signal })).body,
})
