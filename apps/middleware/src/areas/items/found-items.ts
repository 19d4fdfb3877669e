import { SYSTEM_ITEM } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { foundByTrigrams } from '#query/search-text.ts'
import { conditionsOf, type ItemSelection, soughtIn } from './item-filter.ts'

/** The items that a filter finds, up to a limit, without system items. */
export async function foundItems(db: CompanyQueries, filter: ItemSelection, limit: number): Promise<string[]> {
  const sought = soughtIn(filter)
  const rows = await db
    .selectFrom('item')
    .select('item.item_id')
    .where(conditionsOf(filter))
    .where(sought ? foundByTrigrams(sought) : sql<boolean>`true`)
    .where(isNoSystemItem)
    .limit(limit)
    .execute()
  return rows.map(({ item_id }) => item_id)
}

/** Their IDs are compared as `isSystemItem` does. */
export const isNoSystemItem = sql<boolean>`item.item_id !~ ${SYSTEM_ITEM.source}`
