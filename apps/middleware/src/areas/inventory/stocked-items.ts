import { STOCKED_TYPES } from '@greenroom/inventory'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { refuseIssues } from '#documents/refuse.ts'

export interface StockedItem {
  itemID: string
  costPrice: number | null
  vendorAlias: string | null
}

/** The items of lines by ID. Throws the 400 of lines whose items have no stock, such as services. */
export async function stockedItems(
  db: CompanyQueries,
  itemIDs: readonly string[],
): Promise<ReadonlyMap<string, StockedItem>> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id as itemID', 'type', 'cost_price as costPrice', 'vendor_alias as vendorAlias'])
    .where(sql<boolean>`item_id = any(${[...itemIDs]})`)
    .execute()
  const unstocked = new Set(rows.filter(({ type }) => !STOCKED_TYPES.includes(type)).map(({ itemID }) => itemID))
  refuseIssues(
    itemIDs.flatMap((itemID, index) =>
      unstocked.has(itemID)
        ? [{ field: `lines.${index}.itemID`, code: 'unstocked', message: `No stock is kept of ${itemID}.` }]
        : [],
    ),
  )
  return new Map(rows.map((row) => [row.itemID, row]))
}
