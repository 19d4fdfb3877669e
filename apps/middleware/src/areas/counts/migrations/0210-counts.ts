import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

/** Counts are documents; what people count is kept as they noted it, and what a count corrects is in the ledger. */
export const migration: Migration = {
  name: '0210-counts',
  statements: [
    `alter table document add constraint count_state check (kind <> 'count'
      or state in ('DRAFT', 'COUNTING', 'REVIEW', 'APPROVED', 'POSTED', 'VOIDED'))`,
    `create table count_tally (
      company_code text not null,
      kind text not null default 'count' check (kind = 'count'),
      number text not null,
      sheet_id uuid not null,
      sequence integer not null check (sequence >= 0),
      item_id text not null,
      section text not null,
      round integer not null check (round >= 0),
      quantity numeric(12, 3) not null,
      counted_at timestamptz(3) not null,
      counted_by text not null,
      primary key (company_code, sheet_id, sequence),
      foreign key (company_code, kind, number) references document,
      foreign key (company_code, item_id) references item
    )`,
    `create index count_tally_by_count on count_tally (company_code, number, item_id)`,
    `create index count_tally_by_item on count_tally (company_code, item_id)`,
    settingDefault('inventory.count.approval.above'),
  ],
}
