import type { Migration } from '#database/migrate.ts'

/** Records that corrected cells name: each check finds them anew. */
export const migration: Migration = {
  name: '0202-entries-of-corrections',
  statements: [`alter table import_entry add column by_correction boolean not null default false`],
}
