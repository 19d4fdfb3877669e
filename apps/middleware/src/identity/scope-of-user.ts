import { type Kysely } from 'kysely'
import { type Location, scopeOf, type Scope } from '@greenroom/permissions'
import type { Tables } from '#database/tables.ts'

/** The places where a user works. */
export async function scopeOfUser(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  companyCode: string,
  userID: string,
): Promise<Scope> {
  const rows = await db
    .selectFrom('user_location')
    .select(['location_type as type', 'location_id as locationID'])
    .where('company_code', '=', companyCode)
    .where('user_id', '=', userID)
    .execute()
  return scopeOf(rows)
}

/** A scope in the form of the contract: none for everywhere. */
export function placesIn(scope: Scope): Location[] {
  return scope === 'ALL' ? [] : [...scope]
}
