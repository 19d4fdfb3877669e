import type { Migration } from '#database/migrate.ts'

/** Canceled is spelled as in documents. */
export const migration: Migration = {
  name: '0038-canceled-imports',
  statements: [
    `alter table import drop constraint import_state_check`,
    `update import set state = 'CANCELED' where state = 'CANCELLED'`,
    `alter table import add constraint import_state_check
      check (state in ('RECEIVING', 'CHECKED', 'APPLYING', 'APPLIED', 'CANCELED', 'FAILED'))`,
  ],
}
