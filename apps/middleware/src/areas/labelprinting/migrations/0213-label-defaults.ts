import type { Migration } from '#database/migrate.ts'

/** The label and the printer to begin with, for items of a type and a location. */
export const migration: Migration = {
  name: '0213-label-defaults',
  statements: [
    `create table label_default (
      company_code text not null references company,
      label_default_id text not null,
      template_id text not null,
      printer_id text,
      item_type integer,
      location_type text,
      location_id text,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, label_default_id),
      foreign key (company_code, template_id) references label_template,
      foreign key (company_code, printer_id) references printer,
      foreign key (company_code, location_type, location_id) references location,
      check ((location_type is null) = (location_id is null))
    )`,
  ],
}
