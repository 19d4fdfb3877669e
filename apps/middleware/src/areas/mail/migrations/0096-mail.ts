import type { Migration } from '#database/migrate.ts'

/** How the mails of a company are sent, and the latest of them. */
export const migration: Migration = {
  name: '0096-mail',
  statements: [
    `create table mail_settings (
      company_code text primary key references company,
      sender_name text not null,
      reply_to text not null,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null
    )`,
    `create table sent_mail (
      company_code text not null references company,
      mail_id text not null,
      kind text not null check (kind in ('PASSWORD_LINK', 'TEST')),
      user_id text not null,
      recipient text not null,
      subject text not null,
      state text not null check (state in ('SENT', 'STORED', 'FAILED')),
      reason text,
      at timestamptz(3) not null,
      primary key (company_code, mail_id)
    )`,
  ],
}
