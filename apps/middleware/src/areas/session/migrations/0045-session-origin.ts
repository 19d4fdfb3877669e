import type { Migration } from '#database/migrate.ts'

/** The session that a token for another service comes from, and when a session's user last proved who they are. */
export const migration: Migration = {
  name: '0045-session-origin',
  statements: [
    `delete from session where scope is not null`,
    `alter table session
      add column parent_id text,
      add column second_factor boolean not null default false,
      add column confirmed_at timestamptz not null default 'epoch',
      add foreign key (company_code, parent_id) references session on delete cascade`,
    `alter table session alter column second_factor drop default, alter column confirmed_at drop default`,
    `create index session_by_parent on session (company_code, parent_id)`,
  ],
}
