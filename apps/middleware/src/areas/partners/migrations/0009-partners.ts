import type { Migration } from '#database/migrate.ts'

/** The merchants that the partner users of a company look after. No key leads to the merchant: each begins with the partner. */
export const migration: Migration = {
  name: '0009-partners',
  statements: [
    `create table partner_merchant (
      company_code text not null references company,
      merchant_code text not null,
      status text not null check (status in ('Active', 'Revoked')),
      primary key (company_code, merchant_code)
    )`,
  ],
}
