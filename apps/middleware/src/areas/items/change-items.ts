import { type RawBuilder, sql } from 'kysely'
import { stamp } from '#calls/stamp.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { ItemColumn } from './item-columns.ts'
import { productNameOf } from './product-name.ts'
import { searchAfter } from './item-row.ts'

/** What counts the saves of a part of an item. */
type Counter = 'version' | 'images_version' | 'components_version'

/** The columns that the search box looks in. */
const SEARCHED: readonly ItemColumn[] = ['upc', 'additional_upcs', 'master_sku', 'name', 'product_name']

/** Values, or SQL that yields them. */
type Columns = Readonly<Partial<Record<ItemColumn, unknown>>>

/**
 * Begins every update of items: writes these columns, says who did it and when, counts the version, keeps what the search
 * box looks in, and names an item that moves after its new product. The caller says which items, and audits.
 */
export function changeItems(tx: WriteTransaction, given: Columns, counter: Counter = 'version') {
  const columns = 'product_id' in given ? { ...given, product_name: nameAfterMove(tx, given) } : given
  const search = SEARCHED.some((column) => column in columns) && { search: searchAfter(columns) }
  const next: RawBuilder<number> = sql`${sql.ref(`item.${counter}`)} + 1`
  const written: Record<string, unknown> = { ...columns, ...search, ...stamp(tx), [counter]: next }
  return tx.db.updateTable('item').set(written)
}

/** The product name that is given, but of an item that moves and keeps its name, the name of its new product, if any. */
function nameAfterMove({ db }: WriteTransaction, given: Columns): RawBuilder<unknown> {
  const productID = sql`${given.product_id}`
  const name = 'product_name' in given ? sql`${given.product_name}` : sql.ref('item.product_name')
  const moves = sql`${productID} is distinct from item.product_id and ${name} is not distinct from item.product_name`
  return sql`(case when ${moves} then ${productNameOf(db, productID)} else ${name} end)`
}
