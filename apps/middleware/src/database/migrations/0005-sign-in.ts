import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

const STATEMENTS = [
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
]

/** The second factor, and the keys of forgotten passwords. */
export async function up(db: Kysely<Tables>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
