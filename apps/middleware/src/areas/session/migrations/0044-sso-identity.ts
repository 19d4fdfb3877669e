import type { Migration } from '#database/migrate.ts'

/** The subject of the identity provider that each user has first signed in as: nobody else signs in as them. */
export const migration: Migration = {
  name: '0044-sso-identity',
  statements: [
    `create table sso_identity (
      company_code text not null,
      issuer text not null,
      subject text not null,
      user_id text not null,
      primary key (company_code, issuer, subject),
      unique (company_code, issuer, user_id),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
  ],
}
