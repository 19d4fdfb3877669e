import { placeText, STOCKED_LOCATIONS } from '@greenroom/inventory'
import type { LocationType } from '@greenroom/permissions'
import * as Schema from 'effect/Schema'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { noteChanged } from '#database/change-log.ts'
import { job, type JobKind } from '#jobs/job-kind.ts'
import { keepSuggestions } from './nightly-suggestions.ts'

export const SUGGEST_NIGHTLY: JobKind<object> = { name: 'replenishment.suggest', payload: Schema.Struct({}) }

/**
 * Finds every night what stores and warehouses need of the items that are replenished automatically: a step for each, so
 * that nobody waits for a large company.
 */
export const suggestNightly = job(
  SUGGEST_NIGHTLY,
  async ({ company, place, step, finish }) => {
    const locations = await stockedLocations(company.db)
    const done = locations.findIndex((location) => placeText(location) === place)
    for (const location of locations.slice(done + 1)) {
      await step(async ({ db, at, changed }) => {
        await keepSuggestions(db, location, at)
        noteChanged(changed, 'replenishment', [placeText(location)])
        return { place: placeText(location) }
      })
    }
    await finish(({ db }) => removeInactive(db))
  },
  { cron: '0 4 * * *', retries: 3, slots: 2 },
)

/** The active stores and warehouses, in a fixed order. */
export async function stockedLocations(db: CompanyQueries) {
  return db
    .selectFrom('location')
    .select(['type', 'location_id as locationID'])
    .where('type', 'in', STOCKED_LOCATIONS)
    .where('status', '=', 'Active')
    .orderBy('type')
    .orderBy('location_id')
    .execute()
}

/** Removes what earlier nights found at locations that are inactive now. */
async function removeInactive(db: CompanyQueries) {
  const active = db
    .selectFrom('location')
    .select('location.location_id')
    .where('location.status', '=', 'Active')
    .where('location.type', '=', sql.ref<LocationType>('replenishment_suggestion.location_type'))
    .where('location.location_id', '=', sql.ref<string>('replenishment_suggestion.location_id'))
  await db
    .deleteFrom('replenishment_suggestion')
    .where(({ not, exists }) => not(exists(active)))
    .execute()
}
