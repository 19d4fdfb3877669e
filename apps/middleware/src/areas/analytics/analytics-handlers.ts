import { accessTo } from '@greenroom/permissions'
import type { HandlersOf } from '#calls/call.ts'
import { refused } from '#failures/failures.ts'
import { itemIDsIn } from '#areas/items/item-scope.ts'
import type { Platform } from '#platform/platform.ts'
import { homeFigures } from './home-figures.ts'
import { itemStock } from './item-stock.ts'
import { salesOf, type SalesQuery } from './sales.ts'

/** The maximum number of periods in a response. */
const MOST_PERIODS = 400

const SECONDS = { day: 86_400, week: 604_800, month: 2_629_746 }

/** Sales, of an item or of all, the stock of an item, and the figures of the home page. */
export function analyticsHandlers({
  now,
}: Pick<Platform, 'now'>): HandlersOf<'getSales' | 'getItemSales' | 'getItemStock' | 'getHomeFigures'> {
  return {
    getSales: async ({ company: { db }, user, query }) => ({
      body: await salesOf(db, undefined, salesQuery(query), user),
    }),

    getItemSales: async ({ company: { db }, user, query }) => {
      const asked = salesQuery(query)
      return { body: await salesOf(db, await itemIDsIn(db, query), asked, user) }
    },

    getHomeFigures: async ({ company: { db }, user }) => ({ body: await homeFigures(db, user, now()) }),

    getItemStock: async ({ company: { db }, user, query }) => {
      const itemIDs = await itemIDsIn(db, query)
      const soldUntil = accessTo(user.grants, 'REPORTS_SALES').read ? now() : undefined
      return { body: await itemStock(db, itemIDs, soldUntil) }
    },
  }
}

/** What a report asks for. Throws if its range ends before it starts, or has too many periods. */
function salesQuery({ from, to, interval = 'day' }: Omit<SalesQuery, 'interval'> & Partial<SalesQuery>): SalesQuery {
  const wrong = (field: string, message: string) => refused(message, [{ field, message }])
  if (to < from) throw wrong('to', 'The range ends before it starts')
  if ((to - from) / SECONDS[interval] <= MOST_PERIODS) return { from, to, interval }
  throw wrong('interval', `The range has more than ${MOST_PERIODS} ${interval}s; ask for longer ones`)
}
