import { sql } from 'kysely'

/** Whether a row of `partner_grant`, joined with the merchant's `company`, gives access at this time. */
export function isInForce(now?: Date) {
  const at = now ? sql`${now}::timestamptz` : sql`now()`
  return sql<boolean>`(partner_grant.status = 'Active' and (partner_grant.ends_on is null
    or partner_grant.ends_on >= (${at} at time zone company.time_zone)::date))`
}

/** The status of such a row: an active one that has ended is expired. */
export function statusAt(now: Date) {
  return sql<'Requested' | 'Active' | 'Expired' | 'Revoked' | 'Declined'>`case
    when partner_grant.status = 'Active' and not ${isInForce(now)} then 'Expired' else partner_grant.status end`
}

export const lastDay = sql<string | null>`to_char(partner_grant.ends_on, 'YYYY-MM-DD')`
