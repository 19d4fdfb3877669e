import type { Migration } from '#database/migrate.ts'

/** Transfers are documents; what they move is in the ledger. */
export const migration: Migration = {
  name: '0151-transfers',
  statements: [
    `alter table document add constraint transfer_state check (kind <> 'transfer'
      or state in ('DRAFT', 'REQUESTED', 'IN_TRANSIT', 'PARTIALLY_RECEIVED', 'RECEIVED', 'CANCELED'))`,
  ],
}
