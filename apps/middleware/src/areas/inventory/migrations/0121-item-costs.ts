import type { Migration } from '#database/migrate.ts'

/**
 * What an item cost before each change of its unit cost, so that the value of a past time can be told. Whoever changes
 * the cost, the database notes it.
 */
export const migration: Migration = {
  name: '0121-item-costs',
  statements: [
    `create table item_cost_change (
      company_code text not null,
      item_id text not null,
      at timestamptz(3) not null,
      was numeric(15, 4) not null,
      primary key (company_code, item_id, at),
      foreign key (company_code, item_id) references item
    )`,
    `create function note_item_cost() returns trigger language plpgsql as $$
      begin
        insert into item_cost_change values (old.company_code, old.item_id, new.updated_at, old.cost_price)
          on conflict do nothing;
        return null;
      end $$`,
    `create trigger note_item_cost after update of cost_price on item
      for each row when (old.cost_price is distinct from new.cost_price) execute function note_item_cost()`,
  ],
}
