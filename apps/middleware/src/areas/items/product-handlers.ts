import { sql } from 'kysely'
import { MATRIX_FIELDS, variantsInOrder } from '@greenroom/catalog'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#calls/call.ts'
import { notFound, refused } from '#failures/failures.ts'
import { oneOf } from '#query/filters.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byFlag, byName } from '#query/sort-keys.ts'
import { itemAnswer } from './item-answer.ts'
import { COLUMN_OF, hiddenFields, type ItemColumn, type ItemRow, visibleColumns } from './item-columns.ts'
import { extrasOf, type Expansion } from './item-expansion.ts'
import { matrixLabels } from './list-names.ts'

/** The most items of one product, which is what one save may carry. */
const MOST_VARIANTS = 5_000

/** What is read of a product's items to find the default one. */
const ONLY_THE_DEFAULT: ItemColumn[] = ['item_id', 'name', 'default_item']

interface OfProduct {
  db: CompanyQueries
  productID: string
  columns: ItemColumn[]
}

/** The items of a product: where there are too many to read, the default one and the first ones by name. */
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
    const itemIDs = shown.map((row) => row.item_id)
    const [extras, labelOf] = await Promise.all([
      extrasOf(company.db, itemIDs, expansions, user.grants),
      matrixLabels(company.db, entriesOf(shown)),
    ])
    const items = shown.map((row) => ({ ...itemAnswer(row), ...extras(row.item_id) }))
    const defaultItemID = rows.find((row) => row.default_item)?.item_id ?? null
    const isDefault = ({ itemID }: { itemID: string }) => itemID === defaultItemID
    return {
      body: {
        productID,
        productName: product.product_name,
        defaultItemID,
        variants: [
          ...items.filter(isDefault),
          ...variantsInOrder(
            items.filter((item) => !isDefault(item)),
            labelOf,
          ),
        ],
      },
    }
  },
}

/** The IDs of all entries that tell variants apart. */
function entriesOf(rows: readonly Partial<ItemRow>[]): string[] {
  const ids = rows.flatMap((row) => MATRIX_FIELDS.flatMap((field) => row[COLUMN_OF[field]] ?? []))
  return [...new Set(ids)]
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
