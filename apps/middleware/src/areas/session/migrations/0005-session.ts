import type { Migration } from '#database/migrate.ts'

/** Sessions, failed sign-ins, second factors, forgotten passwords, and identity providers. */
export const migration: Migration = {
  name: '0005-session',
  statements: [
    `create table session (
      company_code text not null,
      session_id text not null,
      user_id text not null,
      scope text,
      partner boolean not null,
      remember boolean not null,
      owes_second_factor boolean not null,
      device text not null,
      address text not null,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      active_at timestamptz not null,
      token_hash text not null,
      token_issued_at timestamptz not null,
      token_used boolean not null,
      previous_hash text,
      primary key (company_code, session_id),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
    `create index session_by_id on session (session_id)`,
    `create index session_by_user on session (company_code, user_id)`,
    `create index session_by_end on session (expires_at)`,
    // No foreign key: names that do not exist are counted as well.
    `create table login_attempt (
      company_code text not null,
      user_name text not null,
      address text not null,
      failures integer not null,
      last_at timestamptz not null,
      primary key (company_code, user_name, address)
    )`,
    `create index login_attempt_by_age on login_attempt (last_at)`,
    `create table authenticator (
      company_code text not null,
      user_id text not null,
      secret text not null,
      confirmed_at timestamptz,
      last_step integer,
      primary key (company_code, user_id),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
    `create table recovery_code (
      company_code text not null,
      user_id text not null,
      code_hash text not null,
      primary key (company_code, user_id, code_hash),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
    `create table password_key (
      company_code text not null,
      user_id text not null,
      key_hash text not null,
      expires_at timestamptz not null,
      primary key (company_code, user_id),
      unique (company_code, key_hash),
      foreign key (company_code, user_id) references app_user on delete cascade
    )`,
    // The secret is sealed (identity/seal.ts).
    `create table sso_provider (
      company_code text primary key references company,
      name text not null,
      issuer text not null,
      client_id text not null,
      client_secret text not null
    )`,
    `create table sso_attempt (
      company_code text not null references company,
      state_hash text not null,
      browser_hash text not null,
      pkce_verifier text not null,
      nonce text not null,
      expires_at timestamptz not null,
      primary key (company_code, state_hash)
    )`,
    `create table sso_handle (
      company_code text not null references company,
      handle_hash text not null,
      browser_hash text not null,
      user_id text,
      failure text,
      expires_at timestamptz not null,
      primary key (company_code, handle_hash)
    )`,
  ],
}
