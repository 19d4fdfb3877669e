import { grantDefaults } from '#areas/roles/grant-defaults.ts'
import type { Migration } from '#database/migrate.ts'

/** What a merchant has granted its partners. The rows belong to the merchant, who decides, and no longer to the partner. */
export const migration: Migration = {
  name: '0097-partner-grants',
  statements: [
    `create table partner_grant (
      company_code text not null references company,
      partner_code text not null,
      partner_name text not null,
      status text not null check (status in ('Requested', 'Active', 'Revoked', 'Declined')),
      role_id integer,
      ends_on date,
      message text not null default '',
      requested_by text not null default '',
      version integer not null default 1,
      updated_by text not null default 'operator',
      updated_at timestamptz(3) not null default now(),
      primary key (company_code, partner_code),
      foreign key (company_code, role_id) references role
    )`,
    `create index partner_grant_by_partner on partner_grant (partner_code)`,
    `insert into partner_grant (company_code, partner_code, partner_name, status)
      select merchant.company_code, entrusted.company_code, partner.name, entrusted.status
        from partner_merchant as entrusted
        join company as merchant on merchant.company_code = entrusted.merchant_code
        join company as partner on partner.company_code = entrusted.company_code`,
    `drop table partner_merchant`,
    `create table partner_request_code (
      company_code text primary key references company,
      code text not null
    )`,
    grantDefaults('CONFIG_PARTNERS'),
  ],
}
