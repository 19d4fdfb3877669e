import { ENTITLEMENT_LIMITS, tooManyCells } from '@greenroom/catalog'
import { countOf } from '@greenroom/ui'

/** Copying from a venue leaves out what its stores have. */
export const OF_THE_VENUE_ALONE =
  "What the venue itself is entitled to is copied. Entitlements of its stores and warehouses aren't."

/** Why so many items, if they are counted already, can't be copied to so many places; undefined if they can. */
export function copyRefusal(items: number | undefined, places: number): string | undefined {
  if (items === 0) return 'This place has no entitlements to copy.'
  if (places > ENTITLEMENT_LIMITS.locations) return `Choose at most ${ENTITLEMENT_LIMITS.locations} places.`
  return items !== undefined && items * places > ENTITLEMENT_LIMITS.bulk ? tooManyCells() : undefined
}

/** What copying will do. */
export function copyWords(items: number, places: number): string {
  const copied = `${countOf(items, 'item')} will be copied`
  if (places === 0) return `${copied}.`
  return `${copied} to ${countOf(places, 'place')}. Items that a place sells at the same dates already stay as they are.`
}
