import { sql } from 'kysely'
import type { HandlersOf } from '#http/call.ts'
import { notFound } from '#http/failures.ts'
import { itemAnswer } from './item-answer.ts'
import { hiddenFields, visibleColumns } from './item-columns.ts'
import { extrasOf, type Expansion } from './item-expansion.ts'

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
    const shown = query.fetchVariants ? rows : []
    const extras = await extrasOf(
      company.db,
      shown.map((row) => row.item_id),
      (query.expand?.split(',') ?? []) as Expansion[],
      user.grants,
    )
    const variants = shown.map((row) => ({ ...itemAnswer(row), ...extras(row.item_id) }))
    const defaultItem = rows.find((row) => row.default_item)
    return {
      body: { productID, productName: product.product_name, defaultItemID: defaultItem?.item_id ?? null, variants },
    }
  },
}
