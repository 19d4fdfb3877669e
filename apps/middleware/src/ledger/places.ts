import { readPlace } from '@greenroom/inventory'
import type { Location } from '@greenroom/permissions'
import type { CompanyQueries } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'

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

/** A location where somebody works, as a field names it. Throws the 400 for any other. */
export async function requirePlace(db: CompanyQueries, field: string, location: Location) {
  const place = await findPlace(db, location)
  if (place) return place
  throw refusedField(field, explainNoPlace(location.locationID))
}

/** The same by its text, such as `STORE/HB-MAIN`. Throws the 400 for any other text as well. */
export async function requirePlaceNamed(db: CompanyQueries, field: string, text: string): Promise<Location> {
  const location = readPlace(text)
  if (!location) throw refusedField(field, explainNoPlace(text), text)
  await requirePlace(db, field, location)
  return location
}

export function explainNoPlace(name: string): string {
  return `${name} is not one of the stores and warehouses where you work.`
}

export function explainInactive(name: string): string {
  return `${name} is inactive. Choose another location.`
}
