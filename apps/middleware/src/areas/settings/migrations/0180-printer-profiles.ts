import type { Migration } from '#database/migrate.ts'

/** What a printer is told before each label. */
export const migration: Migration = {
  name: '0180-printer-profiles',
  statements: [
    `alter table printer
      add column darkness integer not null default 0,
      add column offset_x integer not null default 0,
      add column offset_y integer not null default 0`,
    `alter table printer
      alter column darkness drop default,
      alter column offset_x drop default,
      alter column offset_y drop default`,
  ],
}
