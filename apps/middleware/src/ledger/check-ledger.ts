import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'

/** A balance that is not the sum of its movements. */
export interface LedgerDifference {
  company: string
  item: string
  /** Type and ID. */
  location: string
  bucket: string
  /** As text, to the last digit. */
  balance: string
  movements: string
}

/**
 * Recomputes every balance of all companies from the movements. One statement sees one moment: postings may go on
 * meanwhile.
 */
export async function ledgerDifferences(db: Kysely<Tables>): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    select company_code as company, item_id as item, location_type || ' ' || location_id as location, bucket,
        coalesce(balance.quantity, 0)::text as balance, coalesce(moved.quantity, 0)::text as movements
      from stock_balance as balance
      full join (
        select company_code, item_id, location_type, location_id, bucket, sum(quantity) as quantity
          from stock_movement group by 1, 2, 3, 4, 5
      ) as moved using (company_code, item_id, location_type, location_id, bucket)
      where coalesce(balance.quantity, 0) <> coalesce(moved.quantity, 0)
      order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** One difference in words. */
export function differenceWords({ company, item, location, bucket, balance, movements }: LedgerDifference): string {
  return `${company}: ${item} at ${location}, ${bucket}: the balance says ${balance}, the movements add up to ${movements}.`
}
