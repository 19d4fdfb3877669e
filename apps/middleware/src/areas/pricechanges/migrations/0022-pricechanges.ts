import type { Migration } from '#database/migrate.ts'

/** Price changes are documents; what they change is a change set that names them. */
export const migration: Migration = {
  name: '0022-pricechanges',
  statements: [
    `alter table document add constraint price_change_state check (kind <> 'price-change'
      or state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'APPLIED', 'UNDONE', 'FAILED', 'CANCELED'))`,
    `alter table change_set add column document_number text`,
    `alter table change_set drop constraint change_set_kind_check`,
    `alter table change_set add constraint change_set_kind_check
      check (kind in ('BULK', 'IMPORT', 'UNDO', 'DOCUMENT'))`,
    `alter table audit_entry drop constraint audit_entry_source_check`,
    `alter table audit_entry add constraint audit_entry_source_check
      check (source in ('FORM', 'BULK', 'IMPORT', 'API', 'UNDO', 'DOCUMENT'))`,
  ],
}
