import type { Migration } from '#database/migrate.ts'

/** What the last night suggested. Each night replaces it. */
export const migration: Migration = {
  name: '0211-replenishment',
  statements: [
    `create table replenishment_suggestion (
      company_code text not null,
      item_id text not null,
      location_type text not null,
      location_id text not null,
      quantity numeric(12, 3) not null check (quantity > 0),
      suggested_at timestamptz(3) not null,
      primary key (company_code, location_type, location_id, item_id),
      foreign key (company_code, item_id) references item on delete cascade,
      foreign key (company_code, location_type, location_id) references location
    )`,
    `create index replenishment_suggestion_by_item on replenishment_suggestion (company_code, item_id)`,
  ],
}
