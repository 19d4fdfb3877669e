import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'

/** What a unit of each item costs now. */
export async function itemCosts(db: CompanyQueries, itemIDs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'cost_price'])
    .where(sql<boolean>`item_id = any(${[...itemIDs]})`)
    .execute()
  return new Map(rows.map(({ item_id, cost_price }) => [item_id, cost_price]))
}
