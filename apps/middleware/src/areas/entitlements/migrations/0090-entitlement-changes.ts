import type { Migration } from '#database/migrate.ts'

/** From when until when an item is sold, on the wall clock of the place, and the changes of many entitlements at once. */
export const migration: Migration = {
  name: '0090-entitlement-changes',
  statements: [
    `alter table entitlement
      add column sold_from timestamp(0),
      add column sold_to timestamp(0),
      add constraint entitlement_dates check (sold_from < sold_to)`,
    `create table entitlement_change (
      company_code text not null references company,
      change_id bigint generated always as identity,
      kind text not null check (kind in ('ENTITLE', 'REMOVE', 'COPY', 'UNDO')),
      undoes bigint,
      entitled integer not null default 0,
      dated integer not null default 0,
      removed integer not null default 0,
      user_id text not null,
      user_name text not null,
      at timestamptz not null,
      primary key (company_code, change_id)
    )`,
    `create index entitlement_change_by_undone on entitlement_change (company_code, undoes) where undoes is not null`,
    // What each cell was and has become; the names of items and locations alone, which may be gone when it is undone.
    `create table entitlement_change_row (
      company_code text not null,
      change_id bigint not null,
      item_id text not null,
      location_type text not null check (location_type in ('VENUE', 'STORE', 'WAREHOUSE', 'ARTIST')),
      location_id text not null,
      entitlement_id bigint,
      had boolean not null,
      had_from timestamp(0),
      had_to timestamp(0),
      has boolean not null,
      has_from timestamp(0),
      has_to timestamp(0),
      primary key (company_code, change_id, location_type, location_id, item_id),
      foreign key (company_code, change_id) references entitlement_change on delete cascade
    )`,
  ],
}
