import type { Migration } from '#database/migrate.ts'

/**
 * Lines keep an ID through every save; `line` is only their position (docs/adr/0015-documents.md). The default is for a
 * replica of the release before, which may still write lines.
 */
export const migration: Migration = {
  name: '0190-line-ids',
  statements: [
    `alter table document_line add column line_id uuid not null default gen_random_uuid()`,
    `alter table document_line drop constraint document_line_pkey`,
    `alter table document_line add primary key (company_code, kind, number, line_id)`,
  ],
}
