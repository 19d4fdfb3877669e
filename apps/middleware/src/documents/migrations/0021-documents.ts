import type { Migration } from '#database/migrate.ts'

/** Documents of every kind with their lines, log and numbers (docs/adr/0015-documents.md). */
export const migration: Migration = {
  name: '0021-documents',
  statements: [
    `create table document_number (
      company_code text not null references company,
      kind text not null,
      last_sequence integer not null,
      primary key (company_code, kind)
    )`,
    `create table document (
      company_code text not null references company,
      kind text not null,
      number text not null,
      sequence integer not null,
      state text not null,
      header jsonb not null,
      authors text[] not null,
      references_kept jsonb not null default '{}',
      line_count integer not null,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      created_by text not null,
      updated_at timestamptz(3) not null,
      updated_by text not null,
      primary key (company_code, kind, number)
    )`,
    `create unique index document_by_sequence on document (company_code, kind, sequence)`,
    `create table document_line (
      company_code text not null,
      kind text not null,
      number text not null,
      line integer not null,
      item_id text,
      fields jsonb not null,
      primary key (company_code, kind, number, line),
      foreign key (company_code, kind, number) references document on delete cascade,
      foreign key (company_code, item_id) references item
    )`,
    `create index document_line_by_item on document_line (company_code, item_id) where item_id is not null`,
    `create table document_event (
      company_code text not null,
      kind text not null,
      number text not null,
      event_id bigint generated always as identity,
      action text not null,
      from_state text,
      to_state text not null,
      at timestamptz(3) not null,
      user_name text not null,
      is_automatic boolean not null default false,
      remark text,
      primary key (company_code, kind, number, event_id),
      foreign key (company_code, kind, number) references document on delete cascade
    )`,
  ],
}
