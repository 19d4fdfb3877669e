import type { PriceField } from '@greenroom/catalog'
import type { CompanyQueries } from '#database/company-store.ts'

export interface CurrentPrices extends Record<PriceField, number | null> {
  itemID: string
  version: number
}

/** What items cost now, by ID. With `hold` nobody changes them before the transaction ends. */
export async function currentPrices(
  db: CompanyQueries,
  itemIDs: readonly string[],
  hold?: 'forUpdate',
): Promise<Map<string, CurrentPrices>> {
  const query = db
    .selectFrom('item')
    .select(['item_id as itemID', 'version', 'cost_price as costPrice', 'selling_price as sellingPrice', 'msrp'])
    .where(({ eb, fn, val }) => eb('item_id', '=', fn.any(val([...itemIDs]))))
    .orderBy('item_id')
  const rows = await (hold ? query[hold]() : query).execute()
  return new Map(rows.map((row) => [row.itemID, row]))
}
