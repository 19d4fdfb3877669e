import type { Location } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'

/** Whether somebody works at a location. */
export async function isOwnPlace(db: CompanyQueries, location: Location): Promise<boolean> {
  return (await findPlace(db, location)) !== undefined
}

/** A location where somebody works. */
export function findPlace(db: CompanyQueries, { type, locationID }: Location) {
  return db
    .selectFrom('location')
    .select(['name', 'status'])
    .where('type', '=', type)
    .where('location_id', '=', locationID)
    .executeTakeFirst()
}
