import type { Migration } from '#database/migrate.ts'

/** The limit of items of an import is judged without counting its rows. */
export const migration: Migration = {
  name: '0193-items-of-a-part',
  statements: [`alter table import_part add column items integer not null default 0`],
}
