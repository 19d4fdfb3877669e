import type { Migration } from '#database/migrate.ts'

/**
 * Codes are composed on their way in (Unicode's NFC). Those that were stored decomposed before are composed here, with
 * everything that refers to them: no address, filter, import or check for duplicates would find them any more. Where a
 * company has both forms as two records, the decomposed one gets a number as well, and the log names it.
 */
export const migration: Migration = {
  name: '0204-composed-codes',
  statements: [
    // The columns of keys, and those that are named for the code that they hold.
    `create temporary table code_column on commit drop as
      select c.oid::regclass as of_table, a.attname as name, format_type(a.atttypid, null) as type,
        exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as is_key
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'company_code'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_code')`,
    `delete from code_column
      where not (type = 'text' and (is_key or name ~ '(_id|_code|_key|sku|upc)$')
        or type = 'text[]' and name ~ '(_ids|upcs)$' or type = 'jsonb' and name = 'attributes')`,
    `create temporary table used_code (of_table regclass, name name, company_code text, code text) on commit drop`,
    `create temporary table composed_code (company_code text, code text, becomes text) on commit drop`,
    `do $$
      declare
        col record;
        clash record;
        renamed text;
        is_there boolean;
        foreign_key record;
      begin
        for col in select * from code_column loop
          execute format('select exists (select from %s where %I::text is not nfc normalized)', col.of_table, col.name)
            into is_there;
          if not is_there then
            delete from code_column where of_table = col.of_table and name = col.name;
          elsif col.type = 'text' then
            execute format(
              'insert into used_code select distinct %1$L::regclass, %2$L::name, company_code, %2$I from %1$s
                where %2$I ~ ''[^\\x01-\\x7f]''', col.of_table, col.name);
          end if;
        end loop;
        if not exists (select from code_column) then return; end if;

        insert into composed_code
          select distinct company_code, code, normalize(code) from used_code where code is not nfc normalized;
        for clash in
          select distinct mine.company_code, mine.code
          from used_code mine
          join used_code other using (of_table, name, company_code)
          join code_column using (of_table, name)
          where is_key and mine.code is not nfc normalized and other.code <> mine.code
            and normalize(other.code) = normalize(mine.code)
          order by 1, 2
        loop
          for number in 2 .. 999 loop
            renamed := left(normalize(clash.code), 11) || '-' || number;
            exit when not exists (select from used_code u where (u.company_code, u.code) = (clash.company_code, renamed))
              and not exists (select from composed_code c where (c.company_code, c.becomes) = (clash.company_code, renamed));
          end loop;
          update composed_code c set becomes = renamed where (c.company_code, c.code) = (clash.company_code, clash.code);
          raise warning 'Company %: two records had the code %, written in two forms of Unicode. One of them is % now.',
            clash.company_code, normalize(clash.code), renamed;
        end loop;

        grant update on stock_movement to current_user;
        for col in select distinct of_table from code_column loop
          execute format('alter table %s disable trigger user', col.of_table);
        end loop;
        -- A record and what refers to it change one after the other.
        for foreign_key in select conrelid::regclass as of_table, conname as name from pg_constraint
          where contype = 'f' and not condeferrable and connamespace = current_schema()::regnamespace
        loop
          execute format('alter table %s alter constraint %I deferrable initially deferred', foreign_key.of_table, foreign_key.name);
        end loop;

        for col in select * from code_column loop
          execute format(
            case col.type
              when 'text' then
                'update %1$s t set %2$I = c.becomes from composed_code c where (c.company_code, c.code) = (t.company_code, t.%2$I)'
              when 'text[]' then
                'update %1$s t set %2$I = array(
                  select coalesce(c.becomes, normalize(each.code)) from unnest(t.%2$I) with ordinality as each(code, place)
                  left join composed_code c on (c.company_code, c.code) = (t.company_code, each.code) order by each.place)
                  where %2$I::text is not nfc normalized'
              else 'update %1$s set %2$I = normalize(%2$I::text)::jsonb where %2$I::text is not nfc normalized'
            end, col.of_table, col.name);
        end loop;

        set constraints all immediate;
        for foreign_key in select conrelid::regclass as of_table, conname as name from pg_constraint
          where contype = 'f' and condeferrable and connamespace = current_schema()::regnamespace
        loop
          execute format('alter table %s alter constraint %I not deferrable', foreign_key.of_table, foreign_key.name);
        end loop;
        for col in select distinct of_table from code_column loop
          execute format('alter table %s enable trigger user', col.of_table);
        end loop;
        revoke update on stock_movement from current_user;
      end $$`,
  ],
}
