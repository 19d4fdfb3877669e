import type { Migration } from '#database/migrate.ts'

const TEXT_TYPES = ['$.elements[*].textType', '$.elements[*].printIf.textType', '$.elements[*].printIf.than']

/** What the labels of a job show, what was left out of them, and every price on the latest label of an item. */
export const migration: Migration = {
  name: '0212-label-prices',
  statements: [
    `alter table label_job add shown text[] not null default '{}', add withheld text[] not null default '{}'`,
    `update label_job set shown = (
      select coalesce(array_agg(distinct text_type #>> '{}'), '{}')
      from unnest('{${TEXT_TYPES.map((path) => `"${path}"`).join(',')}}'::jsonpath[]) as path,
        jsonb_path_query(design, path) as text_type
    )`,
    `alter table label_job alter shown drop default, alter withheld drop default`,
    `alter table label_print add msrp numeric(14, 4), add card_price numeric(14, 4), add cost_price numeric(14, 4)`,
  ],
}
