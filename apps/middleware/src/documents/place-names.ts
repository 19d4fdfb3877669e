import { readPlace } from '@greenroom/inventory'
import type { CompanyQueries } from '#database/company-store.ts'
import { refusedField } from '#failures/failures.ts'
import { explainInactive, requirePlace } from '#ledger/places.ts'

/**
 * The header of a document with the names of its locations where they are missing: `names` says which field has the name
 * of which. Throws the 400 for a location that cannot be chosen.
 */
export async function withPlaceNames<Header extends object>(
  db: CompanyQueries,
  header: Header,
  names: Readonly<Record<string, keyof Header & string>>,
): Promise<Header> {
  const values = header as Readonly<Record<string, string | null | undefined>>
  const completed: Record<string, string> = {}
  for (const [field, nameField] of Object.entries(names)) {
    const location = readPlace(values[field])
    // What is missing or unreadable is for the rules of the kind to judge.
    if (!location || values[nameField]) continue
    const place = await requirePlace(db, field, location)
    if (place.status !== 'Active') throw refusedField(field, explainInactive(place.name))
    completed[nameField] = place.name
  }
  return { ...header, ...completed }
}
