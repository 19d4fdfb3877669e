import type { Migration } from '#database/migrate.ts'

/** What was sealed with the first SECRET_KEY of this database (`openSeal`). */
export const migration: Migration = {
  name: '0039-key-check',
  statements: [`create table key_check (one boolean primary key default true check (one), sealed text not null)`],
}
