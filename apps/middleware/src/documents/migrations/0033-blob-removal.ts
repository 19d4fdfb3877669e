import type { Migration } from '#database/migrate.ts'

/** Blobs that no row names: announced before they are written, or left behind by a row that is gone. */
export const migration: Migration = {
  name: '0033-blob-removal',
  statements: [
    `create table blob_to_remove (
      company_code text not null references company,
      key text not null,
      after timestamptz(3) not null,
      primary key (company_code, key)
    )`,
  ],
}
