import { sql } from 'kysely'
import type { HandlersOf } from '../call.ts'
import { notFound } from '../failures.ts'
import { itemAnswer } from '../items/item-answer.ts'
import { hiddenFields, visibleColumns } from '../items/item-columns.ts'
import { expandItems, type Expansion } from '../items/item-expansion.ts'

/** The most items of one product, which is what one save may carry. */
const MOST_VARIANTS = 5_000

export const productHandlers: HandlersOf<'getProduct'> = {
  getProduct: async ({ company, user, params: { productID }, query }) => {
    const statuses = query.status?.split(',') ?? ['Active', 'Discontinued']
    const [product, rows] = await Promise.all([
      company.db.selectFrom('product').selectAll().where('product_id', '=', productID).executeTakeFirst(),
      company.db
        .selectFrom('item')
        .select(visibleColumns(hiddenFields(user.grants)))
        .where('product_id', '=', productID)
        .where('item_status', 'in', statuses)
        .orderBy('default_item', 'desc')
        .orderBy(sql`lower(name)`)
        .orderBy('item_id')
        .limit(MOST_VARIANTS)
        .execute(),
    ])
    if (!product) throw notFound()
    const variants = query.fetchVariants ? rows.map(itemAnswer) : []
    await expandItems(company.db, variants, (query.expand?.split(',') ?? []) as Expansion[], user.grants)
    const defaultItem = rows.find((row) => row.default_item)
    return {
      body: { productID, productName: product.product_name, defaultItemID: defaultItem?.item_id ?? null, variants },
    }
  },
}
