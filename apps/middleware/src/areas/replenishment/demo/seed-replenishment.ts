import type { DemoCompany } from '#area.ts'
import { stockedLocations } from '../nightly-job.ts'
import { keepSuggestions } from '../nightly-suggestions.ts'

/** What the last night would have found. */
export async function seedReplenishment({ company: { db, now } }: DemoCompany) {
  for (const location of await stockedLocations(db)) await keepSuggestions(db, location, now())
}
