import type { Migration } from '#database/migrate.ts'

/** Which items are sold where. */
export const migration: Migration = {
  name: '0011-entitlements',
  statements: [
    `create table entitlement (
      company_code text not null,
      entitlement_id bigint generated always as identity,
      item_id text not null,
      location_id text not null,
      primary key (company_code, entitlement_id),
      unique (company_code, location_id, item_id),
      foreign key (company_code, item_id) references item,
      foreign key (company_code, location_id) references location
    )`,

    `create index entitlement_by_item on entitlement (company_code, item_id)`,
  ],
}
