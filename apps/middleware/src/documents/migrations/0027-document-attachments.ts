import type { Migration } from '#database/migrate.ts'

/** Files of documents. Their bytes lie in the blob store. */
export const migration: Migration = {
  name: '0027-document-attachments',
  statements: [
    `create table document_attachment (
      company_code text not null references company,
      kind text not null,
      number text not null,
      attachment_id uuid not null,
      name text not null,
      type text not null,
      size integer not null check (size > 0),
      added_at timestamptz(3) not null,
      added_by text not null,
      primary key (company_code, kind, number, attachment_id),
      foreign key (company_code, kind, number) references document on delete cascade
    )`,
  ],
}
