import type { Migration } from '#database/migrate.ts'

/** Configure to order: option groups, components, restrictions, and the configuration of items. */
export const migration: Migration = {
  name: '0015-cto',
  statements: [
    `create table option_group (
      company_code text not null references company,
      group_id text not null,
      name text not null,
      status text not null check (status in ('Active', 'Inactive')),
      definition jsonb not null,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, group_id)
    )`,
    `create table component_set (
      company_code text not null references company,
      set_id text not null,
      name text not null,
      kind text not null,
      vendor_code text not null,
      style_id text not null,
      color_id text not null,
      printer_category_id text not null,
      primary key (company_code, set_id),
      unique (company_code, kind, vendor_code, style_id, color_id, printer_category_id)
    )`,
    `create table cto_component (
      company_code text not null,
      item_id text not null,
      kind text not null,
      character text,
      set_id text,
      status text not null check (status in ('Active', 'Inactive')),
      primary key (company_code, item_id),
      foreign key (company_code, item_id) references item,
      foreign key (company_code, set_id) references component_set
    )`,
    `create table cto_restriction (
      company_code text not null references company,
      kind text not null,
      text text not null,
      also_reversed boolean not null,
      reason text not null,
      status text not null check (status in ('Active', 'Inactive')),
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, kind, text)
    )`,
    `create table cto_configuration (
      company_code text not null,
      item_id text not null,
      attachments jsonb not null,
      allowances jsonb not null,
      version integer not null default 1,
      updated_by text not null,
      updated_at timestamptz(3) not null,
      primary key (company_code, item_id),
      foreign key (company_code, item_id) references item
    )`,
    // The items built to order are few among many.
    `create index item_by_cto_type on item (company_code, lower(name)) where cto_type <> '' and cto_type <> 'ITEM'`,
  ],
}
