import type { Migration } from '#database/migrate.ts'

/** Canceled is spelled as in documents. */
export const migration: Migration = {
  name: '0037-canceled-jobs',
  statements: [
    `alter table job drop constraint job_state_check`,
    `update job set state = 'CANCELED' where state = 'CANCELLED'`,
    `alter table job add constraint job_state_check
      check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELED'))`,
  ],
}
