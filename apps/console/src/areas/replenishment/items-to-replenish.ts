import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import type { Waiting } from '#screens/area.ts'

/** What last night's job found, at all of the user's locations, and nobody has ordered or requested since. */
export const itemsToReplenish: Waiting = {
  count: resource({
    name: 'itemsToReplenish',
    entities: ['purchaseOrder', 'replenishment', 'transfer'],
    needs: 'listNightlySuggestions',
    empty: { count: 0, capped: false },
    load: async (api, signal) => {
      const { data } = dataOf(await api.GET('/replenishment/nightly', { signal })).body
      return { count: data.reduce((sum, { items }) => sum + items, 0), capped: false }
    },
  })(),
  search: '',
  one: 'item to replenish',
  many: 'items to replenish',
}
