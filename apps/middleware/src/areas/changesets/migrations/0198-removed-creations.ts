import type { Migration } from '#database/migrate.ts'

/**
 * Undoing an import may remove what it created. A product from before does not say which import created it, and stays. The
 * indexes find what refers to an item.
 */
export const migration: Migration = {
  name: '0198-removed-creations',
  statements: [
    `alter table change_set_row add column removes boolean not null default false`,
    `alter table product add column change_set_id bigint`,
    `create index product_by_change_set on product (company_code, change_set_id) where change_set_id is not null`,
    `create index label_print_by_item on label_print (company_code, item_id)`,
    `create index label_job_line_by_item on label_job_line (company_code, item_id)`,
    `create index entitlement_change_row_by_item on entitlement_change_row (company_code, item_id)`,
    `create table change_set_stay (
      company_code text not null,
      change_set_id bigint not null,
      kind text not null,
      entity_id text not null,
      stay text not null,
      document_kind text,
      document_number text,
      primary key (company_code, change_set_id, kind, entity_id),
      foreign key (company_code, change_set_id) references change_set on delete cascade
    )`,
  ],
}
