import { sql } from 'kysely'
import type { Call, HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { write } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { itemAnswer, type ItemAnswer } from '#areas/items/item-answer.ts'
import { hiddenFields, visibleColumns } from '#areas/items/item-columns.ts'
import { itemIDsIn } from '#areas/items/item-scope.ts'
import { equals } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode } from '#query/sort-keys.ts'
import { minuteOf } from './entitled-sql.ts'
import { datesOf } from './entitlement-reads.ts'
import { entitle, removeEntitlementsByID } from './entitlement-store.ts'

/** The entitlements of some items, or of all. */
const entitlements = listQuery({
  from: ({ db, itemIDs }: { db: CompanyQueries; itemIDs: string[] | undefined }) =>
    db
      .selectFrom('entitlement')
      .select(['entitlement_id', 'item_id', 'location_id', 'location_type'])
      .select([minuteOf('sold_from').as('from'), minuteOf('sold_to').as('to')])
      .where(itemIDs ? sql<boolean>`item_id = any(${itemIDs})` : sql<boolean>`true`),
  key: [byCode('location_id'), byCode('location_type')],
  byDefault: [byCode('item_id')],
  filters: { locationID: equals('location_id'), locationType: equals('location_type') },
})

export const entitlementHandlers: HandlersOf<'listEntitlements' | 'entitleItems' | 'removeEntitlements'> = {
  listEntitlements: async (call) => {
    const { query } = call
    const { db } = call.company
    requireScope(query)
    const itemIDs = query.itemID === undefined ? undefined : await itemIDsIn(db, { ...query, itemID: query.itemID })
    const { rows, nextCursor } = await entitlements.read({ db, itemIDs }, query)
    const items = query.expand === 'item' ? await itemsOf(call, db, rows) : undefined
    const data = rows.map(({ entitlement_id, item_id, location_id, location_type, ...dates }) => ({
      id: String(entitlement_id),
      itemID: item_id,
      locationID: location_id,
      locationType: location_type,
      ...datesOf(dates),
      item: items?.get(item_id),
    }))
    return { body: { data, nextCursor } }
  },

  entitleItems: (call) =>
    write(call, async (tx) => {
      await entitle(tx, call.body)
      return {}
    }),

  removeEntitlements: (call) =>
    write(call, async (tx) => {
      await removeEntitlementsByID(tx, [...new Set(call.query.id.split(','))].map(Number))
      return {}
    }),
}

/** The items or the locations must be named: all entitlements of a company would be items times locations. */
function requireScope({ locationID, locationType, itemID }: Call<'listEntitlements'>['query']) {
  if (itemID !== undefined || (locationID !== undefined && locationType !== undefined)) return
  const message = 'Give a location with its type, or an item'
  throw refused(message, [{ field: locationID !== undefined ? 'locationType' : 'locationID', message }])
}

async function itemsOf({ user }: Call, db: CompanyQueries, rows: { item_id: string }[]) {
  const items = new Map<string, ItemAnswer>()
  const found = await db
    .selectFrom('item')
    .select(visibleColumns(hiddenFields(user.grants)))
    .where(sql<boolean>`item_id = any(${rows.map((row) => row.item_id)})`)
    .execute()
  for (const row of found) items.set(row.item_id, itemAnswer(row))
  return items
}
