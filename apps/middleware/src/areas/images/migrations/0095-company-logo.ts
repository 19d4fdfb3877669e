import type { Migration } from '#database/migrate.ts'

/** The logo of a company. It is no column of `company`, which pictures refer to. */
export const migration: Migration = {
  name: '0095-company-logo',
  statements: [
    `create table company_logo (
      company_code text primary key references company,
      image_id text not null,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      foreign key (company_code, image_id) references image
    )`,
  ],
}
