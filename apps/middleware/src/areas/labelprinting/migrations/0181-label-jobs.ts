import type { Migration } from '#database/migrate.ts'

/** Printed labels: the jobs, their items, and the latest label of each item. */
export const migration: Migration = {
  name: '0181-label-jobs',
  statements: [
    `create table label_job (
      company_code text not null references company,
      label_job_id text not null,
      template_id text not null,
      template_version integer not null,
      template_name text not null,
      design jsonb not null,
      sheet text not null,
      start_row integer not null,
      start_column integer not null,
      printer_id text,
      printer_name text,
      state text not null check (state in ('QUEUED', 'PRINTING', 'DONE', 'FAILED', 'CANCELED')),
      labels integer not null check (labels > 0),
      items integer not null,
      printed integer not null check (printed between 0 and labels),
      fault text,
      job_id text,
      created_by text not null,
      created_at timestamptz(3) not null,
      finished_at timestamptz(3),
      primary key (company_code, label_job_id)
    )`,
    `create index label_job_by_time on label_job (company_code, created_at, label_job_id)`,
    `create table label_job_line (
      company_code text not null,
      label_job_id text not null,
      line integer not null,
      item_id text not null,
      copies integer not null,
      first_label integer not null,
      item jsonb not null,
      primary key (company_code, label_job_id, line),
      foreign key (company_code, label_job_id) references label_job on delete cascade
    )`,
    `create table label_print (
      company_code text not null references company,
      template_id text not null,
      item_id text not null,
      template_version integer not null,
      name text,
      upc text,
      selling_price numeric(14, 4),
      printed_at timestamptz(3) not null,
      printed_by text not null,
      primary key (company_code, template_id, item_id)
    )`,
  ],
}
