import type { Migration } from '#database/migrate.ts'

/**
 * Leaves out of an index what no filter looks for in it: an item that has none of what is filtered by, and the status
 * that most items have. A new item is written into those that concern it.
 */
export const migration: Migration = {
  name: '0026-item-indexes',
  statements: [
    ...['department_id', 'category_id', 'brand_id', 'vendor_code'].flatMap((column) => [
      `drop index ${nameOf(column)}`,
      `create index ${nameOf(column)} on item (company_code, ${column}, lower(name), item_id) where ${column} is not null`,
    ]),
    ...['subcategory_id', 'season_id', 'style_id', 'color_id', 'size_id', 'product_id'].flatMap((column) => [
      `drop index ${nameOf(column)}`,
      `create index ${nameOf(column)} on item (company_code, ${column}) where ${column} is not null`,
    ]),
    `drop index item_by_status`,
    `create index item_by_status on item (company_code, item_status) where item_status = 'Discontinued'`,
  ],
}

function nameOf(column: string): string {
  return `item_by_${column.replace(/_(id|code)$/, '')}`
}
