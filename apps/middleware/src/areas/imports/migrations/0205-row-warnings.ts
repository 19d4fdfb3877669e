import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

/** What a check marks in rows that it does not reject, and the setting by which it rejects a UPC of another item. */
export const migration: Migration = {
  name: '0205-row-warnings',
  statements: [
    `alter table import_row add column warnings jsonb not null default '[]'`,
    settingDefault('catalog.upc.repeated'),
  ],
}
