import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'

/** The day in the time zone of the company, as YYYY-MM-DD. */
export async function companyDay(db: CompanyQueries, at: Date): Promise<string> {
  const { today } = await db
    .selectFrom('company')
    .select(sql<string>`((${at}::timestamptz at time zone time_zone)::date)::text`.as('today'))
    .executeTakeFirstOrThrow()
  return today
}
