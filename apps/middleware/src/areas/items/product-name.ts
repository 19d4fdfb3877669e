import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'

/** The name of a product, as SQL: what its items are given that come without one. */
export function productNameOf(db: CompanyQueries, productID: RawBuilder<unknown>): RawBuilder<string | null> {
  const product = db
    .selectFrom('product')
    .select('product.product_name')
    .where(sql<boolean>`product.product_id = ${productID}`)
  return sql`${product}`
}
