import type { Migration } from '#database/migrate.ts'

/** What the list grouped by product walks along: products, and items of no product, each by name. */
export const migration: Migration = {
  name: '0024-products-by-name',
  statements: [
    `create index product_by_name on product (company_code, lower(product_name), product_id)`,
    `create index item_without_product on item (company_code, lower(name), item_id) where product_id is null`,
  ],
}
