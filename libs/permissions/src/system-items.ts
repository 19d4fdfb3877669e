/** The IDs of system items, as a pattern that a database reads as well. */
export const SYSTEM_ITEM = /^(?:DONATE|SHIPPING|HANDLING|BAG|FEEID[\d#]{3}|REBATE[\d#]{3}4)$/

/**
 * Whether an item is a system item: always read-only, never in a bulk edit (section 6). The specification writes
 * FEEID### and REBATE###4; each # is one digit or the character itself, so that both readings hold.
 * The check is case-sensitive.
 */
export function isSystemItem(itemID: string): boolean {
  return SYSTEM_ITEM.test(itemID)
}
