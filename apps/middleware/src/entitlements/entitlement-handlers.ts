import { sql } from 'kysely'
import type { Call, HandlersOf } from '../call.ts'
import type { CompanyQueries } from '../database/company-store.ts'
import { auditAll, write } from '../database/write.ts'
import { notFound, refused } from '../failures.ts'
import { itemAnswer, type ItemAnswer } from '../items/item-answer.ts'
import { hiddenFields, visibleColumns } from '../items/item-columns.ts'
import { itemIDsIn } from '../items/item-scope.ts'
import { readCursor, writeCursor } from '../paging/cursor.ts'
import { entitle, entry } from './entitlement-store.ts'

/** The most rows of a list without pages. */
const WHOLE_LIST = 200_000

export const entitlementHandlers: HandlersOf<'listEntitlements' | 'entitleItems' | 'removeEntitlements'> = {
  listEntitlements: async (call) => {
    const { company, query } = call
    const limit = query.pagination === false ? WHOLE_LIST : (query.limit ?? 100)
    const after = readCursor(query.cursor, 'itemID')
    requireScope(query)
    const itemIDs =
      query.itemID === undefined ? undefined : await itemIDsIn(company.db, { ...query, itemID: query.itemID })
    const rows = await company.db
      .selectFrom('entitlement')
      .innerJoin('location', 'location.location_id', 'entitlement.location_id')
      .select(['entitlement_id', 'item_id', 'entitlement.location_id', 'location.type'])
      .$if(query.locationID !== undefined, (found) => found.where('entitlement.location_id', '=', query.locationID!))
      .$if(query.locationType !== undefined, (found) => found.where('location.type', '=', query.locationType!))
      .$if(itemIDs !== undefined, (found) => found.where(sql<boolean>`item_id = any(${itemIDs})`))
      .where(
        after ? sql<boolean>`(item_id, entitlement.location_id) > (${after.id}, ${after.value})` : sql<boolean>`true`,
      )
      .orderBy('item_id')
      .orderBy('entitlement.location_id')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const items = query.expand === 'item' ? await itemsOf(call, company.db, shown) : undefined
    const last = shown.at(-1)
    return {
      body: {
        data: shown.map(({ entitlement_id, item_id, location_id, type }) => ({
          id: String(entitlement_id),
          itemID: item_id,
          locationID: location_id,
          locationType: type,
          item: items?.get(item_id),
        })),
        nextCursor: last && rows.length > limit ? cursorAfter(last) : null,
      },
    }
  },

  entitleItems: (call) =>
    write(call, async (tx) => {
      await entitle(tx, call.body)
      return {}
    }),

  removeEntitlements: (call) =>
    write(call, async (tx) => {
      const ids = [...new Set(call.query.id.split(','))]
      const removed = await tx.db
        .deleteFrom('entitlement')
        .where(sql<boolean>`entitlement_id = any(${ids.map(Number)})`)
        .returning(['entitlement_id', 'item_id', 'location_id'])
        .execute()
      if (removed.length < ids.length) throw notFound('Some of the entitlements do not exist')
      await auditAll(
        tx,
        removed.map((row) => entry('delete', row)),
      )
      return {}
    }),
}

/** Either end of an entitlement has to be named: all of a company's would be items times locations. */
function requireScope({ locationID, locationType, itemID }: Call<'listEntitlements'>['query']) {
  if (itemID !== undefined || (locationID !== undefined && locationType !== undefined)) return
  const message = 'Name a location with its type, or an item'
  throw refused(message, [{ field: locationID !== undefined ? 'locationType' : 'locationID', message }])
}

function cursorAfter(row: { item_id: string; location_id: string }) {
  return writeCursor({ sort: 'itemID', value: row.location_id, id: row.item_id })
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
