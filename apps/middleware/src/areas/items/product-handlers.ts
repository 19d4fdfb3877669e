import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#http/call.ts'
import { notFound } from '#http/failures.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byFlag, byName } from '#query/sort-keys.ts'
import { itemAnswer } from './item-answer.ts'
import { hiddenFields, type ItemColumn, visibleColumns } from './item-columns.ts'
import { extrasOf, type Expansion } from './item-expansion.ts'

/** The most items of one product, which is what one save may carry. */
const MOST_VARIANTS = 5_000

interface OfProduct {
  db: CompanyQueries
  productID: string
  columns: ItemColumn[]
}

/** The items of a product, the default one first. */
const variants = listQuery({
  from: ({ db, productID, columns }: OfProduct) =>
    db.selectFrom('item').select(columns).where('product_id', '=', productID),
  key: byCode('item_id'),
  byDefault: [byFlag(sql`not default_item`), byName('name')],
  filters: { status: oneOf('item_status') },
})

export const productHandlers: HandlersOf<'getProduct'> = {
  getProduct: async ({ company, user, params: { productID }, query }) => {
    const { status } = query
    const columns = visibleColumns(hiddenFields(user.grants))
    const [product, { rows }] = await Promise.all([
      company.db.selectFrom('product').selectAll().where('product_id', '=', productID).executeTakeFirst(),
      variants.read({ db: company.db, productID, columns }, { status, limit: MOST_VARIANTS }),
    ])
    if (!product) throw notFound()
    const shown = query.fetchVariants ? rows : []
    const extras = await extrasOf(
      company.db,
      shown.map((row) => row.item_id),
      (query.expand?.split(',') ?? []) as Expansion[],
      user.grants,
    )
    const defaultItem = rows.find((row) => row.default_item)
    return {
      body: {
        productID,
        productName: product.product_name,
        defaultItemID: defaultItem?.item_id ?? null,
        variants: shown.map((row) => ({ ...itemAnswer(row), ...extras(row.item_id) })),
      },
    }
  },
}
