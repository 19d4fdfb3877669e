import type { Migration } from '#database/migrate.ts'

/** Views for users with certain roles, and the view that a list opens with, chosen by a user or for a role. */
export const migration: Migration = {
  name: '0074-views-of-roles',
  statements: [
    `alter table saved_view add column role_ids integer[] not null default '{}'`,
    // Without a view, the user has chosen the list as it is.
    `create table user_opening_view (
      company_code text not null,
      user_id text not null,
      screen text not null,
      view_id bigint,
      primary key (company_code, user_id, screen),
      foreign key (company_code, view_id) references saved_view on delete cascade
    )`,
    `create index user_opening_view_by_view on user_opening_view (company_code, view_id)`,
    `create table role_opening_view (
      company_code text not null,
      role_id integer not null,
      screen text not null,
      view_id bigint not null,
      primary key (company_code, role_id, screen),
      foreign key (company_code, role_id) references role on delete cascade,
      foreign key (company_code, view_id) references saved_view on delete cascade
    )`,
    `create index role_opening_view_by_view on role_opening_view (company_code, view_id)`,
  ],
}
