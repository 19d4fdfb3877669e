import type { Migration } from '#database/migrate.ts'

/** Label templates with all their versions. */
export const migration: Migration = {
  name: '0170-label-templates',
  statements: [
    `create table label_template (
      company_code text not null references company,
      template_id text not null,
      name text not null,
      use text not null check (use in ('HANG_TAG', 'SHELF', 'BOX', 'OTHER')),
      status text not null check (status in ('Active', 'Inactive')),
      design jsonb not null,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, template_id)
    )`,
    `create unique index label_template_name on label_template (company_code, lower(name))`,
    `create index label_template_by_name on label_template (company_code, (status <> 'Active'), lower(name), template_id)`,

    `create table label_template_version (
      company_code text not null,
      template_id text not null,
      version integer not null,
      design jsonb not null,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, template_id, version),
      foreign key (company_code, template_id) references label_template on delete cascade
    )`,
  ],
}
