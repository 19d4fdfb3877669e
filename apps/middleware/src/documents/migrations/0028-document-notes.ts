import type { Migration } from '#database/migrate.ts'

/** What an action said beforehand of its outcome. */
export const migration: Migration = {
  name: '0028-document-notes',
  statements: [`alter table document_event add column note text`],
}
