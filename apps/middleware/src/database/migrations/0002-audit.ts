import type { Migration } from '../migrate.ts'

/** The audit, the outbox of changes, and what writes answered. */
export const migration: Migration = {
  name: '0002-audit',
  statements: [
    `create table audit_entry (
      company_code text not null references company,
      audit_id bigint generated always as identity,
      at timestamptz not null,
      user_id text not null,
      user_name text not null,
      request_id text not null,
      source text not null check (source in ('FORM', 'BULK', 'IMPORT', 'API', 'UNDO')),
      change_set_id bigint,
      entity text not null,
      entity_id text not null,
      item_id text,
      action text not null,
      changes jsonb not null,
      primary key (company_code, audit_id)
    )`,
    `create index audit_entry_by_item on audit_entry (company_code, item_id, audit_id) where item_id is not null`,
    // An item's own entries are found by item.
    `create index audit_entry_by_entity on audit_entry (company_code, entity, entity_id, audit_id) where entity <> 'item'`,
    // Entries arrive in the order of time, so a small index of ranges is enough.
    `create index audit_entry_by_time on audit_entry using brin (at)`,
    `create index audit_entry_by_change_set on audit_entry (company_code, change_set_id, item_id)
      where change_set_id is not null`,
    `create table change_log (
      company_code text not null references company,
      change_id bigint generated always as identity,
      at timestamptz not null default now(),
      entity text not null,
      ids jsonb,
      request_id text not null,
      primary key (company_code, change_id)
    )`,
    `create index change_log_by_id on change_log (change_id)`,
    `create index change_log_by_age on change_log (at)`,
    `create table answered_request (
      company_code text not null references company,
      user_id text not null,
      request_id text not null,
      operation text not null,
      fingerprint text not null,
      answer jsonb,
      at timestamptz not null,
      primary key (company_code, user_id, request_id)
    )`,
    `create index answered_request_by_age on answered_request (at)`,
  ],
}
