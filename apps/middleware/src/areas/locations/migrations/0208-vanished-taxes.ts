import type { Migration } from '#database/migrate.ts'

/**
 * Taxes that locations used could be deleted or merged away. Such a location has no tax of its own now: with one that
 * does not exist, no change of it could be saved.
 */
export const migration: Migration = {
  name: '0208-vanished-taxes',
  statements: [
    `update location set tax_id = null, version = version + 1
      where tax_id is not null and not exists (
        select from list_entry
          where list_entry.company_code = location.company_code and list_entry.kind = 'tax'
            and list_entry.entry_id = location.tax_id)`,
    `create index location_by_tax on location (company_code, tax_id) where tax_id is not null`,
  ],
}
