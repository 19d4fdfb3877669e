import type { Migration } from '#database/migrate.ts'

/** Where users work. */
export const migration: Migration = {
  name: '0007-user-locations',
  statements: [
    `create table user_location (
      company_code text not null,
      user_id text not null,
      location_id text not null,
      primary key (company_code, user_id, location_id),
      foreign key (company_code, user_id) references app_user on delete cascade,
      foreign key (company_code, location_id) references location on delete cascade
    )`,
  ],
}
