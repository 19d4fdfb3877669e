import { settingDefault } from '#companies/setting-default.ts'
import type { Migration } from '#database/migrate.ts'

const KEY = 'item_id, location_type, location_id, bucket'

/** Where a quantity is counted, the same for movements and balances. */
const COLUMNS = `
  company_code text not null,
  item_id text not null,
  location_type text not null check (location_type in ('VENUE', 'STORE', 'WAREHOUSE', 'ARTIST')),
  location_id text not null,
  bucket text not null check (bucket in ('ON_HAND', 'IN_TRANSIT', 'INBOUND', 'RESERVED'))`

/**
 * Stock as a ledger: movements that nobody changes, and their sums (docs/adr/0025). What was in `stock` is the opening
 * balance.
 */
export const migration: Migration = {
  name: '0120-ledger',
  statements: [
    // The room lets an update of the quantity stay on its page, without touching an index.
    `create table stock_balance (
      ${COLUMNS},
      quantity numeric(15, 3) not null,
      primary key (company_code, ${KEY}),
      foreign key (company_code, item_id) references item,
      foreign key (company_code, location_type, location_id) references location
    ) with (fillfactor = 70)`,
    `create index stock_balance_by_location on stock_balance (company_code, location_type, location_id)`,
    `create table stock_movement (
      ${COLUMNS},
      movement_id bigint generated always as identity,
      quantity numeric(12, 3) not null check (quantity <> 0),
      unit_cost numeric(15, 4) not null,
      reason text not null,
      document_kind text not null,
      document_number text not null,
      step text not null,
      line integer not null,
      effective_on date not null,
      at timestamptz(3) not null,
      posted_by text not null,
      primary key (company_code, movement_id),
      unique (company_code, document_kind, document_number, step, line, bucket, location_type, location_id),
      foreign key (company_code, ${KEY}) references stock_balance
    )`,
    `create index stock_movement_by_item on stock_movement (company_code, item_id, at)`,
    // Movements arrive in the order of time, so a small index of ranges is enough.
    `create index stock_movement_by_time on stock_movement using brin (at)`,
    `create function post_stock(company text, posting jsonb, lines jsonb)
      returns table (item_id text, location_type text, location_id text, bucket text, quantity numeric)
      language plpgsql as $$
      #variable_conflict use_column
      begin
        return query
          with inserted as (
            insert into stock_movement as movement (company_code, ${KEY}, quantity, unit_cost, reason,
              document_kind, document_number, step, line, effective_on, at, posted_by)
            select company, ${KEY}, quantity, unit_cost, reason,
              posting ->> 'kind', posting ->> 'number', posting ->> 'step', line,
              (posting ->> 'effectiveOn')::date, (posting ->> 'at')::timestamptz, posting ->> 'by'
            from jsonb_to_recordset(lines) as line (line integer, item_id text, location_type text, location_id text,
              bucket text, quantity numeric, unit_cost numeric, reason text)
            on conflict do nothing
            returning movement.item_id, movement.location_type, movement.location_id, movement.bucket, movement.quantity
          )
          insert into stock_balance as balance (company_code, ${KEY}, quantity)
          select company, ${KEY}, sum(quantity) from inserted group by ${KEY}
          -- Everybody locks balances in this order, so that postings wait for each other and never in a circle.
          order by ${KEY}
          on conflict (company_code, ${KEY}) do update set quantity = balance.quantity + excluded.quantity
          returning balance.item_id, balance.location_type, balance.location_id, balance.bucket, balance.quantity;
      end $$`,

    `select post_stock(
        company_code,
        jsonb_build_object('kind', 'opening', 'number', 'OPENING', 'step', 'opening', 'at', now(), 'by', 'Greenroom',
          'effectiveOn', (now() at time zone company.time_zone)::date),
        (select jsonb_agg(jsonb_build_object('line', line, 'item_id', item_id, 'location_type', location_type,
            'location_id', location_id, 'bucket', 'ON_HAND', 'quantity', qoh, 'unit_cost', cost_price,
            'reason', 'OPENING'))
          from (
            select stock.*, item.cost_price, row_number() over (order by item_id, location_type, location_id) as line
            from stock join item using (company_code, item_id)
            where stock.company_code = company.company_code and qoh <> 0
          ) as counted)
      ) from company`,
    `drop table stock`,

    `create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: correct it by posting the opposite', tg_table_name;
      end $$`,
    `create trigger append_only before update or delete on stock_movement
      for each statement execute function refuse_change()`,
    // A restore empties every table before it fills them: truncate stays.
    `revoke update, delete on stock_movement from current_user`,
    `revoke delete on stock_balance from current_user`,

    settingDefault('inventory.receipt.cost'),
    settingDefault('inventory.negative.allowed'),
    settingDefault('inventory.closed.until'),
  ],
}
