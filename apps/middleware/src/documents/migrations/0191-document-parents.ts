import type { Migration } from '#database/migrate.ts'

/** The document that another one refers to, such as the order of a receipt (docs/adr/0015-documents.md). */
export const migration: Migration = {
  name: '0191-document-parents',
  statements: [
    `alter table document add column parent_kind text, add column parent_number text`,
    `update document set parent_kind = 'purchase-order', parent_number = header ->> 'orderNumber' where kind = 'receipt'`,
    `alter table document
      add foreign key (company_code, parent_kind, parent_number) references document,
      add check ((parent_kind is null) = (parent_number is null))`,
    `create index document_by_parent on document (company_code, parent_kind, parent_number) where parent_number is not null`,
  ],
}
