import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** Which merchants the partner users of a company look after. Keys begin with the company, so none leads to the merchant's. */
export async function up(db: Kysely<Tables>) {
  await sql`create table partner_merchant (
    company_code text not null references company,
    merchant_code text not null,
    status text not null,
    primary key (company_code, merchant_code)
  )`.execute(db)
}
