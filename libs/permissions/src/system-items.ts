const SYSTEM_ITEM = /^(?:DONATE|SHIPPING|HANDLING|BAG|FEEID\d{3}|REBATE\d{3}4)$/

/**
 * Whether the item is one that the system made: always read-only, never in a bulk edit (section 6).
 * The specification writes FEEID### and REBATE###4; we read each # as one digit, and compare case as it stands.
 */
export function isSystemItem(itemID: string): boolean {
  return SYSTEM_ITEM.test(itemID)
}
