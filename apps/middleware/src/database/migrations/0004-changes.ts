import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** The outbox: what was changed, for whoever looks at it (`changes/change-feed.ts`). Kept for an hour. */
export async function up(db: Kysely<Tables>) {
  await sql`create table change_log (
    company_code text not null references company,
    change_id bigint generated always as identity,
    at timestamptz not null default now(),
    entity text not null,
    ids jsonb,
    request_id text not null,
    primary key (company_code, change_id)
  )`.execute(db)
  await sql`create index change_log_by_id on change_log (change_id)`.execute(db)
  await sql`create index change_log_by_age on change_log (at)`.execute(db)
}
