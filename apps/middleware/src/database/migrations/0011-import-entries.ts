import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

const STATEMENTS = [
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
]

/** Names of a file that become entries of lists, and additional attributes one by one. */
export async function up(db: Kysely<Tables>) {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
