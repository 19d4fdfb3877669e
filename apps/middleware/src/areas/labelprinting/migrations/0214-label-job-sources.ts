import type { Migration } from '#database/migrate.ts'

/** Jobs without a printer wait until their labels are taken, and jobs say where their items came from and what happened. */
export const migration: Migration = {
  name: '0214-label-job-sources',
  statements: [
    `alter table label_job drop constraint label_job_state_check`,
    `alter table label_job add constraint label_job_state_check
      check (state in ('READY', 'QUEUED', 'PRINTING', 'DONE', 'FAILED', 'CANCELED'))`,
    `alter table label_job add source text check (source in ('LIST', 'FILTER', 'DOCUMENT', 'CHANGE_SET')),
      add source_id text, add canceled_by text, add sent_again integer[] not null default '{}'`,
  ],
}
