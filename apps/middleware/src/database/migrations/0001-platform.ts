import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Companies, their users and roles, sessions, audit, answered requests, configuration. */
export async function up(db: Kysely<Tables>) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table company (
    company_code text primary key,
    name text not null,
    is_demo boolean not null default false,
    currency text not null default 'USD',
    currency_symbol text not null default '$',
    time_zone text not null default 'America/New_York',
    merchant_id text,
    date_format text not null default 'YYYY-MM-DD',
    number_format text not null default '1,234.56',
    version integer not null default 1,
    updated_by text not null default 'system',
    updated_at timestamptz(3) not null default now(),
    created_at timestamptz not null default now()
  )`,
  `create table role (
    company_code text not null references company,
    role_id integer not null,
    name text not null,
    base_role_id integer,
    version integer not null default 1,
    updated_by text not null default 'system',
    updated_at timestamptz(3) not null default now(),
    primary key (company_code, role_id)
  )`,
  `create table role_grant (
    company_code text not null,
    role_id integer not null,
    feature text not null,
    level text not null,
    primary key (company_code, role_id, feature, level),
    foreign key (company_code, role_id) references role on delete cascade
  )`,
  `create table app_user (
    company_code text not null references company,
    user_id text not null,
    user_name text not null,
    display_name text not null,
    email text,
    employee_id text,
    enable_pin boolean not null default false,
    role_id integer not null,
    password_hash text not null,
    password_expires_at timestamptz,
    disabled_at timestamptz,
    version integer not null default 1,
    updated_by text not null default 'system',
    updated_at timestamptz(3) not null default now(),
    primary key (company_code, user_id),
    unique (company_code, user_name),
    foreign key (company_code, role_id) references role
  )`,
  `create table session (
    company_code text not null,
    session_id text not null,
    user_id text not null,
    scope text,
    partner boolean not null,
    remember boolean not null,
    owes_second_factor boolean not null,
    device text not null,
    address text not null,
    started_at timestamptz not null,
    expires_at timestamptz not null,
    active_at timestamptz not null,
    token_hash text not null,
    token_issued_at timestamptz not null,
    token_used boolean not null,
    previous_hash text,
    primary key (company_code, session_id),
    foreign key (company_code, user_id) references app_user on delete cascade
  )`,
  `create index session_by_id on session (session_id)`,
  `create index session_by_user on session (company_code, user_id)`,
  `create index session_by_end on session (expires_at)`,
  // No foreign key: names that do not exist are counted as well.
  `create table login_attempt (
    company_code text not null,
    user_name text not null,
    address text not null,
    failures integer not null,
    last_at timestamptz not null,
    primary key (company_code, user_name, address)
  )`,
  `create index login_attempt_by_age on login_attempt (last_at)`,
  `create table audit_entry (
    company_code text not null references company,
    audit_id bigint generated always as identity,
    at timestamptz not null,
    user_id text not null,
    user_name text not null,
    request_id text not null,
    source text not null,
    change_set_id bigint,
    entity text not null,
    entity_id text not null,
    item_id text,
    action text not null,
    changes jsonb not null,
    primary key (company_code, audit_id)
  )`,
  `create index audit_entry_by_item on audit_entry (company_code, item_id, audit_id) where item_id is not null`,
  `create index audit_entry_by_change_set on audit_entry (company_code, change_set_id, item_id)
    where change_set_id is not null`,
  `create table answered_request (
    company_code text not null references company,
    user_id text not null,
    request_id text not null,
    operation text not null,
    fingerprint text not null,
    answer jsonb,
    at timestamptz not null,
    primary key (company_code, user_id, request_id)
  )`,
  `create index answered_request_by_age on answered_request (at)`,
  `create table account_configuration (
    company_code text not null references company,
    key text not null,
    value text not null,
    primary key (company_code, key)
  )`,
  `create table system_configuration (
    company_code text not null references company,
    key text not null,
    value text not null,
    status text not null,
    primary key (company_code, key, value)
  )`,
]
