import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

/** Companies from before the setting keep changing prices directly, by any percentage. */
export const migration: Migration = {
  name: '0197-direct-prices',
  statements: [settingDefault('catalog.price.change.direct')],
}
