import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import { sentBackTo } from '#documents/waiting.ts'
import type { Waiting } from '#screens/area.ts'

const countOf = (name: string, query: { waiting?: true; overdue?: true }) =>
  resource({
    name,
    entities: ['purchaseOrder'],
    needs: 'listPurchaseOrders',
    empty: { count: 0, capped: false },
    load: async (api, signal) =>
      dataOf(await api.GET('/purchaseorders', { params: { query: { ...query, limit: 1 } }, signal })).body.total,
  })()

/** The orders that the user can approve. */
export const ordersToApprove: Waiting = {
  count: countOf('ordersToApprove', { waiting: true }),
  search: 'waiting=true',
  one: 'purchase order to approve',
  many: 'purchase orders to approve',
}

/** The orders that should have arrived by now. */
export const overdueOrders: Waiting = {
  count: countOf('overdueOrders', { overdue: true }),
  search: 'overdue=true',
  one: 'overdue purchase order',
  many: 'overdue purchase orders',
}

/** The orders of the user that somebody sent back. */
export const sentBackOrders = sentBackTo({
  name: 'sentBackOrders',
  entity: 'purchaseOrder',
  path: '/purchaseorders',
  needs: 'listPurchaseOrders',
  one: 'purchase order',
  many: 'purchase orders',
})
