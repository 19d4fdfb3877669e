import type { Migration } from '#database/migrate.ts'

/** Finds the few items without a price, a picture or a tax in a large catalog. Entries of one company fold into one. */
export const migration: Migration = {
  name: '0069-incomplete-items',
  statements: [
    'create index item_without_price on item (company_code) where selling_price = 0',
    'create index item_without_picture on item (company_code) where item_image is null',
    'create index item_without_tax on item (company_code) where tax_id is null',
  ],
}
