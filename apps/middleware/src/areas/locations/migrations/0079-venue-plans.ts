import type { Migration } from '#database/migrate.ts'

/** What users have entered in the venue wizard, until a venue is created from it and, then, which. */
export const migration: Migration = {
  name: '0079-venue-plans',
  statements: [
    `create table venue_plan (
      company_code text not null,
      user_id text not null,
      plan_id text not null,
      content jsonb not null,
      venue_id text,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, plan_id),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
    `create index venue_plan_by_user on venue_plan (company_code, user_id, updated_at)`,
  ],
}
