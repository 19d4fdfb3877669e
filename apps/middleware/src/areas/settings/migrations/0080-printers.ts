import type { Migration } from '#database/migrate.ts'

/** The network printers of a company. */
export const migration: Migration = {
  name: '0080-printers',
  statements: [
    `create table printer (
      company_code text not null references company,
      printer_id text not null,
      name text not null,
      model text not null,
      dpi integer not null,
      address text not null,
      port integer not null,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, printer_id),
      unique (company_code, name)
    )`,
  ],
}
