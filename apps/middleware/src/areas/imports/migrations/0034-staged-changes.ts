import type { Migration } from '#database/migrate.ts'

/**
 * A row is staged with its changes as those of a new item, so that nothing is derived from it while the transaction of the
 * whole file is open.
 */
export const migration: Migration = {
  name: '0034-staged-changes',
  statements: [
    `update import_row set changes = (
      select coalesce(jsonb_agg(jsonb_build_object('field', key, 'from', null, 'to', value)), '[]')
      from jsonb_each(fields) where key <> 'itemID' and value <> 'null'
    ) where changes is null`,
    `alter table import_row alter column changes set not null`,
  ],
}
