import type { Migration } from '#database/migrate.ts'

const VERSIONED = [
  `add column version integer not null default 1`,
  `add column updated_by text not null default 'system'`,
  `add column updated_at timestamptz(3) not null default now()`,
]

/** What people enter about venues, stores, warehouses, registers and reporting groups, and who belongs to a group. */
export const migration: Migration = {
  name: '0077-location-records',
  statements: [
    // Null: as the venue has it, or the company.
    `alter table location
      add column street text,
      add column city text,
      add column region text,
      add column postal_code text,
      add column country text,
      add column time_zone text,
      add column tax_id text,
      add column hours jsonb,
      ${VERSIONED.join(', ')}`,
    `create index location_by_venue on location (company_code, venue_id)`,

    `alter table register add column number integer check (number between 1 and 99999), ${VERSIONED.join(', ')}`,
    `create unique index register_number on register (company_code, store_id, number) where number is not null`,
    `create index register_by_store on register (company_code, store_id)`,

    `alter table reporting_group ${VERSIONED.join(', ')}`,
    `create table reporting_group_location (
      company_code text not null,
      reporting_group_id text not null,
      location_type text not null check (location_type in ('VENUE', 'STORE', 'WAREHOUSE')),
      location_id text not null,
      primary key (company_code, reporting_group_id, location_type, location_id),
      foreign key (company_code, reporting_group_id) references reporting_group,
      foreign key (company_code, location_type, location_id) references location
    )`,
    `create index reporting_group_location_by_location
      on reporting_group_location (company_code, location_type, location_id)`,
    `create index user_location_by_location on user_location (company_code, location_type, location_id)`,
    `create index event_by_venue on event (company_code, venue_id, starts_at)`,
  ],
}
