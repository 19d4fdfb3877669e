import { PACE_DAYS, placeText, readPlace } from '@greenroom/inventory'
import { accessTo, allows, explainDenied, type Location } from '@greenroom/permissions'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { forbidden, refusedField } from '#failures/failures.ts'
import { requirePlace } from '#ledger/places.ts'
import { nightlySuggestions } from './nightly-suggestions.ts'
import { suggestedItems } from './suggested-items.ts'

/** The most suggestions of an answer: the most lines of a transfer. */
const MOST = 2_000

/** What a location should get, and why. */
export const replenishmentHandlers: HandlersOf<'getReplenishment' | 'listNightlySuggestions'> = {
  getReplenishment: async ({ company: { db, now }, user, query }) => {
    const { place, from, coverDays, vendorID, departmentID, automatic } = query
    if (coverDays !== undefined && !allows(user.grants, 'REPORTS_SALES', 'READ')) {
      throw forbidden(explainDenied('REPORTS_SALES', 'READ'))
    }
    const location = await placeIn(db, 'place', place)
    const source = from === undefined ? undefined : await placeIn(db, 'from', from)
    if (from === place) throw refusedField('from', 'A location is not replenished from itself.')
    const suggested = await suggestedItems(db, {
      location,
      source,
      cover: coverDays === undefined ? undefined : { days: coverDays, soldUntil: now() },
      vendorID,
      departmentID,
      isAutomatic: automatic,
    })
    const seesCost = accessTo(user.grants, 'CATALOG_PRODUCT_COST').read
    const data = suggested.slice(0, MOST).map(({ unitCost, cover, ...row }) => ({
      ...row,
      ...(cover && { soldUnits: cover.soldUnits }),
      ...(seesCost && { unitCost }),
    }))
    return { body: { data, total: suggested.length, paceDays: PACE_DAYS } }
  },
  listNightlySuggestions: async ({ company: { db } }) => {
    const found = await nightlySuggestions(db)
    const data = found.map(({ type, location_id, name, items, units, suggested_at }) => ({
      place: placeText({ type, locationID: location_id }),
      name,
      items,
      units,
      suggestedAt: suggested_at.toISOString(),
    }))
    return { body: { data } }
  },
}

/** A place of the user. Throws the 400 if it is none. */
async function placeIn(db: CompanyQueries, field: string, text: string): Promise<Location> {
  const location = readPlace(text)
  if (!location) throw refusedField(field, `${text} is not a store or warehouse.`)
  await requirePlace(db, field, location)
  return location
}
