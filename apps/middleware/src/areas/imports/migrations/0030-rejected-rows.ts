import type { Migration } from '#database/migrate.ts'

/** A check marks the rows that it rejects, and tells its own rejections from those of the parts, so that it can be repeated. */
export const migration: Migration = {
  name: '0030-rejected-rows',
  statements: [
    `alter table import_row drop constraint import_row_action_check,
      add constraint import_row_action_check check (action in ('create', 'update', 'unchanged', 'rejected'))`,
    `alter table import_rejection add column by_check boolean not null default false`,
  ],
}
