import type { Migration } from '#database/migrate.ts'

/** Sales, line by line. */
export const migration: Migration = {
  name: '0016-sales',
  statements: [
    // A line of a transaction, which outlives its register and its event. Amounts are of the whole line, without tax;
    // those of a return are negative. What the units cost is kept as it was then, so that a later change of the item
    // moves no figure.
    `create table sale_line (
      company_code text not null,
      sale_line_id bigint generated always as identity,
      transaction_id text not null,
      item_id text not null,
      location_id text not null,
      register_id text,
      event_id text,
      quantity numeric(12, 3) not null,
      gross numeric(14, 4) not null,
      discount numeric(14, 4) not null,
      net numeric(14, 4) not null,
      tax numeric(14, 4) not null,
      cost numeric(14, 4) not null,
      occurred_at timestamptz(3) not null,
      primary key (company_code, sale_line_id),
      foreign key (company_code, item_id) references item,
      foreign key (company_code, location_id) references location
    )`,
    `create index sale_line_by_item on sale_line (company_code, item_id, occurred_at)`,
    `create index sale_line_by_time on sale_line (company_code, occurred_at)`,
  ],
}
