import type { Migration } from '#database/migrate.ts'

/** Roles and their grants. */
export const migration: Migration = {
  name: '0003-roles',
  statements: [
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
      level text not null check (level in ('READ', 'WRITE', 'DELETE', 'NOACCESS')),
      primary key (company_code, role_id, feature, level),
      foreign key (company_code, role_id) references role on delete cascade
    )`,
  ],
}
