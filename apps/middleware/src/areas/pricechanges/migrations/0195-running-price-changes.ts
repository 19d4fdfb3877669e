import type { Migration } from '#database/migrate.ts'

/** A price change can have an end: it runs until then. */
export const migration: Migration = {
  name: '0195-running-price-changes',
  statements: [
    `alter table document drop constraint price_change_state`,
    `alter table document add constraint price_change_state check (kind <> 'price-change'
      or state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'APPLIED', 'RUNNING', 'NOT_ENDED', 'ENDED', 'UNDONE',
        'PARTLY_UNDONE', 'FAILED', 'CANCELED'))`,
  ],
}
