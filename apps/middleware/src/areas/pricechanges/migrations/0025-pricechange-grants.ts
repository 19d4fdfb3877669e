import { grantDefaults } from '#areas/roles/grant-defaults.ts'
import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

/** Companies from before price changes may grant them, and have the limit above which they need approval. */
export const migration: Migration = {
  name: '0025-pricechange-grants',
  statements: [
    grantDefaults('CATALOG_PRICE_CHANGE'),
    grantDefaults('CATALOG_PRICE_CHANGE_APPROVAL'),
    settingDefault('catalog.price.change.approval.percent'),
  ],
}
