import type { Migration } from '#database/migrate.ts'

/** The steps that set up a company. */
export const migration: Migration = {
  name: '0008-onboarding',
  statements: [
    `create table onboarding_step (
      company_code text not null references company,
      name text not null,
      position integer not null,
      title text not null,
      caption text not null,
      icon text not null,
      visited boolean not null,
      primary key (company_code, name)
    )`,
  ],
}
