import type { Migration } from '#database/migrate.ts'

/** What a discount takes off, and when. Discounts that are stored have none of it. */
export const migration: Migration = {
  name: '0194-discount-values',
  statements: [
    `alter table list_entry
      add column value numeric(11, 4),
      add column starts_on date,
      add column ends_on date,
      add column start_time time(0),
      add column end_time time(0)`,
  ],
}
