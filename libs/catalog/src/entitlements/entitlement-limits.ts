import { inSentence } from '@greenroom/money'

/** How many cells, items by locations, one change of entitlements may have (E6), and all of a user within a day (E7). */
export const ENTITLEMENT_LIMITS = {
  /** Named one by one. */
  cells: 10_000,
  /** By a filter of the items, and copied. */
  bulk: 50_000,
  locations: 200,
  daily: 500_000,
} as const

/** Why a change by a filter, or a copy, is refused that would be of more cells (E6). */
export function tooManyCells(): string {
  return `This would change more than ${inSentence(ENTITLEMENT_LIMITS.bulk)} cells, one for each item at each location. Choose fewer items or locations.`
}

/** Why a change is refused that would be of more cells than a user may change within a day (E7). */
export function tooManyCellsToday(): string {
  return `With this change, you would have changed more than ${inSentence(ENTITLEMENT_LIMITS.daily)} cells, one for each item at each location, within a day.`
}
