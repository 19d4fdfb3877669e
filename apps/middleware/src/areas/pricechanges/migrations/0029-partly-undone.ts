import type { Migration } from '#database/migrate.ts'

/** A price change can be undone without the items that have changed since. */
export const migration: Migration = {
  name: '0029-partly-undone',
  statements: [
    `alter table document drop constraint price_change_state`,
    `alter table document add constraint price_change_state check (kind <> 'price-change'
      or state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'APPLIED', 'UNDONE', 'PARTLY_UNDONE', 'FAILED', 'CANCELED'))`,
  ],
}
