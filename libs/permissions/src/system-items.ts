const SYSTEM_ITEM = /^(?:DONATE|SHIPPING|HANDLING|BAG|FEEID\d{3}|REBATE\d{3}4)$/

/**
 * Whether an item is a system item: always read-only, never in a bulk edit (section 6). The specification writes
 * FEEID### and REBATE###4; we read each # as one digit, and the check is case-sensitive.
 */
export function isSystemItem(itemID: string): boolean {
  return SYSTEM_ITEM.test(itemID)
}
