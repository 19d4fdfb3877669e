import type { Migration } from '#database/migrate.ts'

/** Finds the items with an additional UPC, of the few that have any. */
export const migration: Migration = {
  name: '0078-additional-upcs',
  statements: [
    `create index item_by_additional_upcs on item using gin (additional_upcs) where additional_upcs <> '{}'`,
  ],
}
