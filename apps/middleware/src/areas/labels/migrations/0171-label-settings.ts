import type { Migration } from '#database/migrate.ts'

/** Where the card price of labels comes from. */
export const migration: Migration = {
  name: '0171-label-settings',
  statements: [
    `create table label_settings (
      company_code text primary key references company,
      card_price_source text not null check (card_price_source in ('NONE', 'MSRP', 'PERCENT')),
      card_price_percent numeric(7, 4) not null check (card_price_percent between 0 and 100),
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null
    )`,
  ],
}
