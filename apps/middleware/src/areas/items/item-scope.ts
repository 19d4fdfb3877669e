import type { CompanyQueries } from '#database/company-store.ts'
import { notFound } from '#failures/failures.ts'

export interface ItemScope {
  itemID: string
  /** The item alone, or with every variant of its product. */
  scope?: 'item' | 'product'
}

/** The items that figures are asked for. Throws the 404 of an item that is not there. */
export async function itemIDsIn(db: CompanyQueries, { itemID, scope }: ItemScope): Promise<string[]> {
  const item = await db.selectFrom('item').select('product_id').where('item_id', '=', itemID).executeTakeFirst()
  if (!item) throw notFound(`There is no item ${itemID}`)
  if (scope !== 'product' || !item.product_id) return [itemID]
  const variants = await db.selectFrom('item').select('item_id').where('product_id', '=', item.product_id).execute()
  return variants.map(({ item_id }) => item_id)
}
