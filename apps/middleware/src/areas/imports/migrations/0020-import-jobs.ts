import type { Migration } from '#database/migrate.ts'

/** Imports are checked and applied by jobs, and so are their pictures fetched. */
export const migration: Migration = {
  name: '0020-import-jobs',
  statements: [
    `update import
      set state = 'FAILED', failure = 'The server stopped while it was applying. Nothing was changed; apply again.'
      where state = 'APPLYING'`,
    `alter table import add column job_id uuid, add column picture_job_id uuid, drop column done, drop column run_id,
      drop column heartbeat_at`,
    `create table import_picture (
      company_code text not null,
      import_id bigint not null,
      item_id text not null,
      address text not null,
      problem text,
      primary key (company_code, import_id, item_id),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
  ],
}
