import type { Migration } from '#database/migrate.ts'

/**
 * A staged row is a new item until it is found to be an old one, so that the rows of new items are never written twice.
 * Two foreign keys go that cost a lookup for each row: a part is only staged under a lock on its import, and an audit
 * entry gets the company of the store that writes it.
 */
export const migration: Migration = {
  name: '0023-staged-rows',
  statements: [
    `update import_row set action = 'create' where action is null`,
    `alter table import_row alter column action set default 'create', alter column action set not null,
      drop constraint import_row_company_code_import_id_fkey`,
    `alter table audit_entry drop constraint audit_entry_company_code_fkey`,
  ],
}
