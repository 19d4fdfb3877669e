import type { Migration } from '#database/migrate.ts'

/** Change sets are applied by jobs. What an earlier version left half done was undone with its transaction. */
export const migration: Migration = {
  name: '0019-changeset-jobs',
  statements: [
    `update change_set set state = 'FAILED', failure = 'The server stopped while it was applying. Nothing was changed.'
      where state = 'APPLYING'`,
    `alter table change_set add column job_id uuid, drop column done, drop column run_id, drop column heartbeat_at`,
  ],
}
