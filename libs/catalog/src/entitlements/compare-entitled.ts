import type { SellingDates } from './sold-at.ts'

/** How two places differ in what they may sell: an item that only one of them may, or both at other dates (E5). */
export const ENTITLEMENT_DIFFERENCES = ['onlyHere', 'onlyThere', 'dates'] as const

export type EntitlementDifference = (typeof ENTITLEMENT_DIFFERENCES)[number]

/** How two places differ in one item; undefined if they do not. */
export function entitlementDifference(
  here: SellingDates | undefined,
  there: SellingDates | undefined,
): EntitlementDifference | undefined {
  if (!here || !there) return here ? 'onlyHere' : there ? 'onlyThere' : undefined
  return here.from === there.from && here.to === there.to ? undefined : 'dates'
}
