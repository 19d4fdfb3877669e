import type { Migration } from '#database/migrate.ts'

/** Saved views of lists. */
export const migration: Migration = {
  name: '0017-views',
  statements: [
    // No foreign key to app_user: a partner's users save views as well.
    `create table saved_view (
      company_code text not null,
      view_id bigint generated always as identity,
      user_id text not null,
      screen text not null,
      name text not null,
      state text not null,
      primary key (company_code, view_id),
      unique (company_code, user_id, screen, name)
    )`,
  ],
}
