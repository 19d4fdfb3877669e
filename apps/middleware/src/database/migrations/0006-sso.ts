import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

const STATEMENTS = [
  // The secret is sealed (session/seal.ts).
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
]

/** Identity providers of companies, and who is on the way there and back. */
export async function up(db: Kysely<Tables>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
