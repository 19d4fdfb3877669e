import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

/** Companies from before these settings have them too. */
export const migration: Migration = {
  name: '0048-required-products',
  statements: [settingDefault('item.product.id.required'), settingDefault('item.product.name.required')],
}
