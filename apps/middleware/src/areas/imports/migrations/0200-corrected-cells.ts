import type { Migration } from '#database/migrate.ts'

/** Cells of rejected rows that are corrected in place, and how the rows of a file are read. */
export const migration: Migration = {
  name: '0200-corrected-cells',
  statements: [
    `alter table import add column reading jsonb not null default '{}'`,
    `create table import_correction (
      company_code text not null,
      import_id bigint not null,
      line integer not null,
      column_index integer not null,
      part integer not null,
      cells jsonb not null,
      value text,
      checked text,
      primary key (company_code, import_id, line, column_index),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
  ],
}
