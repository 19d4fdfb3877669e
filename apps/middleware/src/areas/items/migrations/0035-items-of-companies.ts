import type { Migration } from '#database/migrate.ts'

/** An item gets the company of the store that writes it: looking that up again for each was a tenth of writing many. */
export const migration: Migration = {
  name: '0035-items-of-companies',
  statements: [`alter table item drop constraint item_company_code_fkey`],
}
