import type { Migration } from '#database/migrate.ts'

/** Where documents are, for those who work at some locations only (docs/adr/0023-places-of-users.md). */
export const migration: Migration = {
  name: '0150-document-locations',
  statements: [
    `create table document_location (
      company_code text not null,
      kind text not null,
      number text not null,
      location_type text not null,
      location_id text not null,
      primary key (company_code, kind, number, location_type, location_id),
      foreign key (company_code, kind, number) references document on delete cascade,
      foreign key (company_code, location_type, location_id) references location
    )`,
    `create index document_location_by_location on document_location (company_code, location_type, location_id)`,
  ],
}
