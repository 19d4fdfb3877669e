import type { Migration } from '#database/migrate.ts'

/**
 * One job of a kind and a company is active at a time. pg-boss fetches none for a company that has one, but two processes
 * that fetch at once do not see what the other one takes; now the second one finds nothing. Where two are active, the
 * later one is run again.
 */
export const migration: Migration = {
  name: '0031-one-job-a-company',
  statements: [
    `lock table pgboss.job in share row exclusive mode`,
    `update pgboss.job later set state = 'retry'
      where state = 'active' and exists (
        select from pgboss.job earlier
        where earlier.name = later.name and earlier.group_id = later.group_id and earlier.state = 'active'
          and (earlier.started_on, earlier.id) < (later.started_on, later.id)
      )`,
    `create unique index job_active_of_group on pgboss.job (name, group_id)
      where state = 'active' and group_id is not null`,
  ],
}
