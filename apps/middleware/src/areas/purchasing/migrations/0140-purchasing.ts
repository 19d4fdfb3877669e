import { grantDefaults } from '#areas/roles/grant-defaults.ts'
import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

/** Purchase orders and receipts are documents. Companies from before may grant their approval, and have its limit. */
export const migration: Migration = {
  name: '0140-purchasing',
  statements: [
    `alter table document add constraint purchase_order_state check (kind <> 'purchase-order'
      or state in ('DRAFT', 'PENDING', 'APPROVED', 'SENT', 'PARTLY_RECEIVED', 'RECEIVED', 'CLOSED', 'ON_HOLD', 'CANCELED'))`,
    `alter table document add constraint receipt_state check (kind <> 'receipt'
      or state in ('DRAFT', 'POSTED', 'REVERSED', 'CANCELED'))`,
    `alter table sent_mail drop constraint sent_mail_kind_check`,
    `alter table sent_mail add constraint sent_mail_kind_check
      check (kind in ('PASSWORD_LINK', 'TEST', 'PURCHASE_ORDER'))`,
    grantDefaults('INVENTORY_PO_APPROVAL'),
    settingDefault('inventory.order.approval.above'),
    settingDefault('inventory.receipt.tolerance.percent'),
  ],
}
