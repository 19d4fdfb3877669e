import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import { sentBackTo } from '#documents/waiting.ts'
import type { Waiting } from '#screens/area.ts'

/** The price changes that the user can approve. */
export const waitingPriceChanges: Waiting = {
  count: resource({
    name: 'waitingPriceChanges',
    entities: ['priceChange'],
    needs: 'listPriceChanges',
    empty: { count: 0, capped: false },
    load: async (api, signal) =>
      dataOf(await api.GET('/pricechanges', { params: { query: { waiting: true, limit: 1 } }, signal })).body.total,
  })(),
  search: 'waiting=true',
  one: 'price change to approve',
  many: 'price changes to approve',
}

/** The price changes of the user that somebody sent back. */
export const sentBackPriceChanges = sentBackTo({
  name: 'sentBackPriceChanges',
  entity: 'priceChange',
  path: '/pricechanges',
  needs: 'listPriceChanges',
  one: 'price change',
  many: 'price changes',
})
