import type { Migration } from '#database/migrate.ts'

/** The size of each part of an import, whose sum is limited. What a canceled import was to do is forgotten. */
export const migration: Migration = {
  name: '0067-import-parts',
  statements: [
    `create table import_part (
      company_code text not null,
      import_id bigint not null,
      part integer not null,
      size integer not null,
      primary key (company_code, import_id, part),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
    `update import set columns = '[]', mapping = '[]', defaults = '{}' where state = 'CANCELED'`,
    `create index import_by_user on import (company_code, created_by, created_at)`,
  ],
}
