import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#calls/call.ts'
import { notFound, refused } from '#failures/failures.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byFlag, byName } from '#query/sort-keys.ts'
import { itemAnswer } from './item-answer.ts'
import { hiddenFields, type ItemColumn, visibleColumns } from './item-columns.ts'
import { extrasOf, type Expansion } from './item-expansion.ts'

/** The most items of one product, which is what one save may carry. */
const MOST_VARIANTS = 5_000

/** What is read of a product's items to find the default one. */
const ONLY_THE_DEFAULT: ItemColumn[] = ['item_id', 'name', 'default_item']

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
    const expansions = (query.expand?.split(',') ?? []) as Expansion[]
    const columns = query.fetchVariants ? visibleColumns(hiddenFields(user.grants)) : ONLY_THE_DEFAULT
    if (query.fetchVariants) await refuseTooLarge(company.db, productID, expansions)
    const [product, { rows }] = await Promise.all([
      company.db.selectFrom('product').selectAll().where('product_id', '=', productID).executeTakeFirst(),
      variants.read({ db: company.db, productID, columns }, { status, limit: MOST_VARIANTS }),
    ])
    if (!product) throw notFound()
    const shown = query.fetchVariants ? rows : []
    const extras = await extrasOf(
      company.db,
      shown.map((row) => row.item_id),
      expansions,
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

/** The additional attributes and location hints of a product's items that one answer holds, in bytes. */
const MOST_BYTES = 32_000_000

/** A hint's location and item, beside its text. */
const BYTES_OF_A_HINT = 300

async function refuseTooLarge(db: CompanyQueries, productID: string, expansions: readonly Expansion[]) {
  const [attributes, hints] = await Promise.all([
    db
      .selectFrom('item')
      .select(sql<number>`coalesce(sum(octet_length(attributes::text)), 0)::bigint`.as('bytes'))
      .where('product_id', '=', productID)
      .executeTakeFirstOrThrow(),
    expansions.includes('location_hint')
      ? db
          .selectFrom('location_hint')
          .innerJoin('item', 'item.item_id', 'location_hint.item_id')
          .select(sql<number>`coalesce(sum(octet_length(hint) + ${BYTES_OF_A_HINT}::int), 0)::bigint`.as('bytes'))
          .where('product_id', '=', productID)
          .executeTakeFirstOrThrow()
      : { bytes: 0 },
  ])
  if (attributes.bytes + hints.bytes <= MOST_BYTES) return
  throw refused(`The items of ${productID} are too large for one answer. Read them page by page: GET /items?productID=`)
}
