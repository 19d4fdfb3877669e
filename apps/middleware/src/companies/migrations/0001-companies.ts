import type { Migration } from '#database/migrate.ts'

/** Companies and their configuration. */
export const migration: Migration = {
  name: '0001-companies',
  statements: [
    `create extension if not exists pg_trgm`,
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
      status text not null check (status in ('ACTIVE', 'INACTIVE')),
      primary key (company_code, key, value)
    )`,
  ],
}
