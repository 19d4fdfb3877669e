import { grantDefaults } from '#areas/roles/grant-defaults.ts'
import type { Migration } from '#database/migrate.ts'

/** Companies set up their identity provider themselves, and test it. Those of before were set up by the operator. */
export const migration: Migration = {
  name: '0094-sso-settings',
  statements: [
    `alter table sso_provider
      add column public_only boolean not null default false,
      add column version integer not null default 1,
      add column updated_by text not null default 'operator',
      add column updated_at timestamptz(3) not null default now()`,
    `alter table sso_attempt
      alter column browser_hash drop not null,
      add column tester_id text,
      add foreign key (company_code, tester_id) references app_user on delete cascade,
      add check ((browser_hash is null) <> (tester_id is null))`,
    `create table sso_test (
      company_code text not null,
      user_id text not null,
      state text not null check (state in ('waiting', 'passed', 'failed')),
      started_at timestamptz(3) not null,
      failure text,
      issuer text,
      subject text,
      email text,
      is_email_verified boolean not null default false,
      user_name text,
      is_bound boolean not null default false,
      primary key (company_code, user_id),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
    grantDefaults('CONFIG_SSO'),
  ],
}
