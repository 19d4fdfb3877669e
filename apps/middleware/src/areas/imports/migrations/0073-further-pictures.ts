import type { Migration } from '#database/migrate.ts'

/** A row of an import may name several pictures. */
export const migration: Migration = {
  name: '0073-further-pictures',
  statements: [
    `alter table import_row add column pictures jsonb not null default '[]'`,
    `alter table import_picture drop constraint import_picture_pkey,
      add primary key (company_code, import_id, item_id, address)`,
  ],
}
