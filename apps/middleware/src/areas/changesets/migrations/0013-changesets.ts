import type { Migration } from '#database/migrate.ts'

/** Changes of many items at once: bulk edits, imports, and their undoing. */
export const migration: Migration = {
  name: '0013-changesets',
  statements: [
    `create table change_set (
      company_code text not null references company,
      change_set_id bigint generated always as identity,
      kind text not null check (kind in ('BULK', 'IMPORT', 'UNDO')),
      state text not null check (state in ('PREPARED', 'APPLYING', 'APPLIED', 'FAILED')),
      edit jsonb,
      import_id bigint,
      undoes bigint,
      counts jsonb,
      done integer not null default 0,
      total integer not null default 0,
      failure text,
      created_at timestamptz(3) not null,
      created_by text not null,
      finished_at timestamptz(3),
      run_id text,
      heartbeat_at timestamptz,
      primary key (company_code, change_set_id)
    )`,
    `create index change_set_by_undone on change_set (company_code, undoes) where undoes is not null`,
    `create table change_set_row (
      company_code text not null,
      change_set_id bigint not null,
      item_id text not null,
      version integer not null,
      changes jsonb not null,
      fault jsonb,
      excluded boolean not null default false,
      primary key (company_code, change_set_id, item_id),
      foreign key (company_code, change_set_id) references change_set on delete cascade
    )`,
  ],
}
