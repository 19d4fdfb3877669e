import { sql, type Kysely } from 'kysely'
import { ITEM_INDEXES, ITEMS, RELATIONS } from './0002-items.ts'

/** Locations, what items are described by, items and their relations, views, imports. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [...REFERENCE, ...ITEMS, ...ITEM_INDEXES, ...RELATIONS, ...WORK]) {
    await sql.raw(statement).execute(db)
  }
}

const REFERENCE = [
  `create table location (
    company_code text not null references company,
    location_id text not null,
    type text not null check (type in ('VENUE', 'STORE', 'WAREHOUSE', 'ARTIST')),
    name text not null,
    venue_id text,
    status text not null,
    primary key (company_code, location_id),
    foreign key (company_code, venue_id) references location
  )`,
  `create table user_location (
    company_code text not null,
    user_id text not null,
    location_id text not null,
    primary key (company_code, user_id, location_id),
    foreign key (company_code, user_id) references app_user on delete cascade,
    foreign key (company_code, location_id) references location on delete cascade
  )`,
  `create index location_by_type on location (company_code, type, lower(name), location_id)`,
  `create table register (
    company_code text not null references company,
    register_id text not null,
    name text not null,
    store_id text,
    status text not null,
    primary key (company_code, register_id),
    foreign key (company_code, store_id) references location
  )`,
  `create table reporting_group (
    company_code text not null references company,
    reporting_group_id text not null,
    name text not null,
    status text not null,
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
    status text not null,
    version integer not null default 1,
    updated_by text not null default 'system',
    updated_at timestamptz(3) not null default now(),
    primary key (company_code, kind, entry_id)
  )`,
  `create index list_entry_by_parent on list_entry (company_code, kind, parent_id)`,
  `create table onboarding_step (
    company_code text not null references company,
    name text not null,
    position integer not null,
    title text not null,
    caption text not null,
    icon text not null,
    visited boolean not null,
    primary key (company_code, name)
  )`,
]

const WORK = [
  // No foreign key to app_user: a partner's users save views as well.
  `create table saved_view (
    company_code text not null,
    view_id bigint generated always as identity,
    user_id text not null,
    screen text not null,
    name text not null,
    state text not null,
    primary key (company_code, view_id),
    unique (company_code, user_id, screen, name)
  )`,
  `create table import (
    company_code text not null references company,
    import_id bigint generated always as identity,
    file_name text not null,
    state text not null,
    columns jsonb not null,
    mapping jsonb not null,
    defaults jsonb not null,
    counts jsonb,
    done integer not null default 0,
    total integer not null default 0,
    failure text,
    created_at timestamptz(3) not null,
    created_by text not null,
    finished_at timestamptz(3),
    run_id text,
    heartbeat_at timestamptz(3),
    primary key (company_code, import_id)
  )`,
  `create table import_row (
    company_code text not null,
    import_id bigint not null,
    part integer not null,
    line integer not null,
    item_id text not null,
    fields jsonb not null,
    action text,
    changes jsonb,
    primary key (company_code, import_id, part, line),
    foreign key (company_code, import_id) references import on delete cascade
  )`,
  `create index import_row_by_line on import_row (company_code, import_id, line)`,
  `create index import_row_by_item on import_row (company_code, import_id, item_id)`,
  `create table import_rejection (
    company_code text not null,
    import_id bigint not null,
    rejection_id bigint generated always as identity,
    part integer not null,
    line integer not null,
    header text,
    field text not null,
    value text not null,
    code text not null,
    message text not null,
    cells jsonb not null,
    primary key (company_code, import_id, rejection_id),
    foreign key (company_code, import_id) references import on delete cascade
  )`,
  `create index import_rejection_by_line on import_rejection (company_code, import_id, line, rejection_id)`,
  `create index import_rejection_by_part on import_rejection (company_code, import_id, part)`,
]
