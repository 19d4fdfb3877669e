import type { Migration } from '#database/migrate.ts'

/** What kind of file an import is of, and the values that were changed here since the last import of that kind. */
export const migration: Migration = {
  name: '0068-changed-here',
  statements: [
    `alter table import add column source text`,
    `update import set source = md5(columns::text)`,
    `alter table import alter column source set not null`,
    `create index import_by_source on import (company_code, source, finished_at) where state = 'APPLIED'`,
    `create index change_set_by_import on change_set (company_code, import_id) where import_id is not null`,
    `create table import_changed_here (
      company_code text not null,
      import_id bigint not null,
      item_id text not null,
      field text not null,
      here jsonb not null,
      file jsonb not null,
      changed_by text not null,
      changed_at timestamptz(3) not null,
      takes_file boolean not null default false,
      primary key (company_code, import_id, item_id, field),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
  ],
}
