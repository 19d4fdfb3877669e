import type { Migration } from '#database/migrate.ts'

/** Adjustments are documents; what they change is in the ledger. */
export const migration: Migration = {
  name: '0152-adjustments',
  statements: [
    `alter table document add constraint adjustment_state check (kind <> 'adjustment'
      or state in ('INITIATED', 'COMMITTED', 'REJECTED'))`,
  ],
}
