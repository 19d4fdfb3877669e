import type { Migration } from '#database/migrate.ts'

/** The clock and the first day of the week of a company, and each user's own formats. */
export const migration: Migration = {
  name: '0071-formats',
  statements: [
    `alter table company
      add column time_format text not null default '24h',
      add column first_day text not null default 'MONDAY'`,
    // No foreign key to app_user: a partner's users choose formats as well.
    `create table personal_formats (
      company_code text not null references company,
      user_id text not null,
      time_zone text,
      date_format text,
      time_format text,
      number_format text,
      first_day text,
      version integer not null,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, user_id)
    )`,
  ],
}
