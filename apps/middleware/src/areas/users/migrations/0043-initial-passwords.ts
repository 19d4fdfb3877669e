import type { Migration } from '#database/migrate.ts'

/** Passwords that somebody else has seen, which only let their user choose another, for a day. */
export const migration: Migration = {
  name: '0043-initial-passwords',
  statements: [`alter table app_user add column initial_password_until timestamptz`],
}
