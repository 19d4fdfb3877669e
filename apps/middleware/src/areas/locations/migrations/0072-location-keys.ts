import type { Migration } from '#database/migrate.ts'

/** The tables that refer to locations of any type, with the rest of their keys. */
const REFERRING = ['entitlement', 'location_hint', 'stock', 'user_location', 'sale_line']

/** The columns that refer to locations of one type: [table, column prefix, type]. */
const FIXED = [
  ['location', 'venue', 'VENUE'],
  ['register', 'store', 'STORE'],
  ['event', 'venue', 'VENUE'],
  ['event', 'artist', 'ARTIST'],
] as const

/**
 * A location is known by its type and its ID: a store and a venue may carry the same ID (docs/adr/0022). Until now IDs
 * were unique across types, so that each reference has exactly one type.
 */
export const migration: Migration = {
  name: '0072-location-keys',
  statements: [
    // With every foreign key to it.
    `alter table location drop constraint location_pkey cascade`,
    `alter table location add primary key (company_code, type, location_id)`,

    // A constant default adds the column without writing any row; most sales are of stores.
    ...REFERRING.flatMap((table) => [
      `alter table ${table} add column location_type text not null default 'STORE'
        check (location_type in ('VENUE', 'STORE', 'WAREHOUSE', 'ARTIST'))`,
      `update ${table} set location_type = location.type from location
        where location.company_code = ${table}.company_code and location.location_id = ${table}.location_id
          and location.type <> 'STORE'`,
      `alter table ${table} alter column location_type drop default`,
    ]),
    ...FIXED.flatMap(([table, column, type]) => [
      `alter table ${table} add column ${column}_type text not null default '${type}' check (${column}_type = '${type}')`,
      `alter table ${table} add foreign key (company_code, ${column}_type, ${column}_id) references location`,
    ]),

    `alter table entitlement drop constraint entitlement_company_code_location_id_item_id_key`,
    `alter table entitlement add unique (company_code, location_type, location_id, item_id)`,
    `alter table location_hint drop constraint location_hint_pkey`,
    `alter table location_hint add primary key (company_code, item_id, location_type, location_id)`,
    `alter table stock drop constraint stock_pkey`,
    `alter table stock add primary key (company_code, item_id, location_type, location_id)`,
    `drop index stock_by_location`,
    `create index stock_by_location on stock (company_code, location_type, location_id)`,
    `alter table user_location drop constraint user_location_pkey`,
    `alter table user_location add primary key (company_code, user_id, location_type, location_id)`,
    ...REFERRING.map(
      (table) =>
        `alter table ${table} add foreign key (company_code, location_type, location_id) references location
          ${table === 'user_location' ? 'on delete cascade' : ''}`,
    ),
  ],
}
