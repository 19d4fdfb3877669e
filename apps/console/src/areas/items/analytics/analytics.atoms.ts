import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { DateRange } from '@greenroom/quick-dates'
import { resource } from '#data/resource.ts'
import type { Interval } from './periods.ts'
import type { Scope } from '../list/item-scope.ts'

export type Sales = components['schemas']['Sales']
export type ItemStock = components['schemas']['ItemStock']

/** What sales are reported of; without it, all. */
export type SalesOf = { itemID: string; scope: Scope }

export type SalesAsked = {
  of: SalesOf | undefined
  range: DateRange
  compared: DateRange | undefined
  interval: Interval
}

/** The sales in a range and its comparison range. */
export const salesReport = resource({
  name: 'salesReport',
  async load(api, signal, { of, range, compared, interval }: SalesAsked) {
    const load = async ({ interval: { startDate, endDate } }: DateRange): Promise<Sales> => {
      const query = { from: startDate, to: endDate, interval }
      const answer = of
        ? await api.GET('/analytics/items/sales', { params: { query: { ...of, ...query } }, signal })
        : await api.GET('/analytics/sales', { params: { query }, signal })
      return dataOf(answer).body
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
