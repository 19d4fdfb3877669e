import type { Migration } from '#database/migrate.ts'

/** Imports: their rows, rejected rows, and the records that they create. */
export const migration: Migration = {
  name: '0014-imports',
  statements: [
    `create table import (
      company_code text not null references company,
      import_id bigint generated always as identity,
      file_name text not null,
      state text not null
        check (state in ('RECEIVING', 'CHECKED', 'APPLYING', 'APPLIED', 'CANCELLED', 'FAILED')),
      columns jsonb not null,
      mapping jsonb not null,
      defaults jsonb not null,
      counts jsonb,
      done integer not null default 0,
      total integer not null default 0,
      failure text,
      created_at timestamptz(3) not null,
      created_by text not null,
      finished_at timestamptz(3),
      run_id text,
      heartbeat_at timestamptz(3),
      primary key (company_code, import_id)
    )`,
    `create table import_row (
      company_code text not null,
      import_id bigint not null,
      part integer not null,
      line integer not null,
      item_id text not null,
      fields jsonb not null,
      action text check (action in ('create', 'update', 'unchanged')),
      changes jsonb,
      primary key (company_code, import_id, part, line),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
    `create index import_row_by_line on import_row (company_code, import_id, line)`,
    `create index import_row_by_item on import_row (company_code, import_id, item_id)`,
    `create table import_rejection (
      company_code text not null,
      import_id bigint not null,
      rejection_id bigint generated always as identity,
      part integer not null,
      line integer not null,
      header text,
      field text not null,
      value text not null,
      code text not null,
      message text not null,
      cells jsonb not null,
      primary key (company_code, import_id, rejection_id),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
    `create index import_rejection_by_line on import_rejection (company_code, import_id, line, rejection_id)`,
    `create index import_rejection_by_part on import_rejection (company_code, import_id, part)`,
    // Entries of lists that become real when the import is applied.
    `create table import_entry (
      company_code text not null,
      import_id bigint not null,
      kind text not null,
      entry_id text not null,
      name text not null,
      primary key (company_code, import_id, kind, entry_id),
      foreign key (company_code, import_id) references import on delete cascade
    )`,
    // What an item has of additional attributes, and what is said of some of them. Those that are not named stay, in
    // their places; how line breaks are written makes no difference.
    `create function merge_attributes(stored jsonb, said jsonb) returns jsonb immutable language sql as $$
      select coalesce(jsonb_agg(jsonb_build_object('key', key, 'value', value) order by place), '[]')
      from (
        select kept.pair ->> 'key' as key, kept.place,
          case
            when named.pair is null or replace(kept.pair ->> 'value', E'\\r\\n', E'\\n') = named.pair ->> 'value'
            then kept.pair ->> 'value'
            else named.pair ->> 'value'
          end as value
        from jsonb_array_elements(stored) with ordinality as kept(pair, place)
        left join jsonb_array_elements(said) as named(pair) on named.pair ->> 'key' = kept.pair ->> 'key'
        union all
        select named.pair ->> 'key', jsonb_array_length(stored) + named.place, named.pair ->> 'value'
        from jsonb_array_elements(said) with ordinality as named(pair, place)
        where not exists (
          select 1 from jsonb_array_elements(stored) as kept(pair) where kept.pair ->> 'key' = named.pair ->> 'key'
        )
      ) as merged
    $$`,
  ],
}
