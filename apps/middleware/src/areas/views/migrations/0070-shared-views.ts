import type { Migration } from '#database/migrate.ts'

/** Views that every user of the company sees. */
export const migration: Migration = {
  name: '0070-shared-views',
  statements: [`alter table saved_view add column shared boolean not null default false`],
}
