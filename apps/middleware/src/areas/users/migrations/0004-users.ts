import type { Migration } from '#database/migrate.ts'

/** Users. */
export const migration: Migration = {
  name: '0004-users',
  statements: [
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
  ],
}
