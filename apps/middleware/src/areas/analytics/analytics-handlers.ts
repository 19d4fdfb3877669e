import { accessTo } from '@greenroom/permissions'
import type { HandlersOf } from '#http/call.ts'
import { refused } from '#http/failures.ts'
import { itemIDsIn } from '#areas/items/item-scope.ts'
import type { Platform } from '#boot/platform.ts'
import { itemSales, type SalesQuery } from './item-sales.ts'
import { itemStock } from './item-stock.ts'

/** The maximum number of periods in a response. */
const MOST_PERIODS = 400

const SECONDS = { day: 86_400, week: 604_800, month: 2_629_746 }

/** The sales and the stock of an item. */
export function analyticsHandlers({ now }: Pick<Platform, 'now'>): HandlersOf<'getItemSales' | 'getItemStock'> {
  return {
    getItemSales: async ({ company: { db }, user, query }) => {
      const asked = { ...query, interval: query.interval ?? 'day' }
      checkRange(asked)
      return { body: await itemSales(db, await itemIDsIn(db, query), asked, user.grants) }
    },

    getItemStock: async ({ company: { db }, user, query }) => {
      const itemIDs = await itemIDsIn(db, query)
      const soldUntil = accessTo(user.grants, 'REPORTS_SALES').read ? now() : undefined
      return { body: await itemStock(db, itemIDs, soldUntil) }
    },
  }
}

function checkRange({ from, to, interval }: SalesQuery) {
  const wrong = (field: string, message: string) => refused(message, [{ field, message }])
  if (to < from) throw wrong('to', 'The range ends before it starts')
  if ((to - from) / SECONDS[interval] <= MOST_PERIODS) return
  throw wrong('interval', `The range has more than ${MOST_PERIODS} ${interval}s; ask for longer ones`)
}
