import type { Migration } from '#database/migrate.ts'

/** Locations, events, and the lists that items choose from. */
export const migration: Migration = {
  name: '0006-reference',
  statements: [
    `create table location (
      company_code text not null references company,
      location_id text not null,
      type text not null check (type in ('VENUE', 'STORE', 'WAREHOUSE', 'ARTIST')),
      name text not null,
      venue_id text,
      status text not null check (status in ('Active', 'Inactive')),
      primary key (company_code, location_id),
      foreign key (company_code, venue_id) references location
    )`,
    `create index location_by_type on location (company_code, type, lower(name), location_id)`,
    `create table register (
      company_code text not null references company,
      register_id text not null,
      name text not null,
      store_id text,
      status text not null check (status in ('Active', 'Inactive')),
      primary key (company_code, register_id),
      foreign key (company_code, store_id) references location
    )`,
    `create table reporting_group (
      company_code text not null references company,
      reporting_group_id text not null,
      name text not null,
      status text not null check (status in ('Active', 'Inactive')),
      primary key (company_code, reporting_group_id)
    )`,
    `create table event (
      company_code text not null references company,
      event_id text not null,
      name text not null,
      artist_id text,
      venue_id text,
      starts_at timestamptz(3) not null,
      primary key (company_code, event_id),
      foreign key (company_code, artist_id) references location,
      foreign key (company_code, venue_id) references location
    )`,
    // What items choose from. entry_id is what they refer to: of a vendor its code, beside which it has a vendor_id; of an
    // additional attribute items keep the key.
    `create table list_entry (
      company_code text not null references company,
      kind text not null,
      entry_id text not null,
      name text,
      description text,
      parent_id text,
      vendor_id text,
      key text,
      type text,
      choices text[] not null default '{}',
      rate numeric(7, 4),
      status text not null check (status in ('Active', 'Inactive')),
      version integer not null default 1,
      updated_by text not null default 'system',
      updated_at timestamptz(3) not null default now(),
      primary key (company_code, kind, entry_id)
    )`,
    `create index list_entry_by_parent on list_entry (company_code, kind, parent_id)`,
  ],
}
