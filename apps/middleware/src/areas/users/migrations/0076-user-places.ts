import type { Migration } from '#database/migrate.ts'

/** Removing a location no longer ends an assignment: whoever lost their last one would work everywhere. */
export const migration: Migration = {
  name: '0076-user-places',
  statements: [
    `alter table user_location drop constraint user_location_company_code_location_type_location_id_fkey`,
    `alter table user_location add foreign key (company_code, location_type, location_id) references location`,
  ],
}
