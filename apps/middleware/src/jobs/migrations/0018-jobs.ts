import type { Migration } from '#database/migrate.ts'

/** What runs by itself. When it runs is in the tables of pg-boss, which `queue.ts` installs. */
export const migration: Migration = {
  name: '0018-jobs',
  statements: [
    `create table job (
      company_code text not null references company,
      job_id uuid not null,
      kind text not null,
      state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
      payload jsonb not null,
      done integer not null default 0,
      total integer not null default 0,
      message text,
      place jsonb,
      result jsonb,
      failure jsonb,
      cancel_requested boolean not null default false,
      errors integer not null default 0,
      run_id uuid,
      user_id text not null,
      user_name text not null,
      request_id text not null,
      source text,
      created_at timestamptz(3) not null,
      start_at timestamptz(3) not null,
      started_at timestamptz(3),
      finished_at timestamptz(3),
      primary key (company_code, job_id)
    )`,
    `create index job_by_end on job (finished_at)`,
  ],
}
