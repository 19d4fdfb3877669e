import type { Migration } from '#database/migrate.ts'

/** Writedowns are documents; what they change is in the items and their history. */
export const migration: Migration = {
  name: '0209-writedowns',
  statements: [
    `alter table document add constraint writedown_state check (kind <> 'writedown'
      or state in ('DRAFT', 'SUBMITTED', 'APPLIED', 'REVERSED', 'CANCELED'))`,
  ],
}
