import { equalCodes, spellingsOf } from '@greenroom/catalog'
import type { CountSheet } from './counts.atoms.ts'
import type { CountEntry } from './kept-sheet.ts'

export type SheetItem = CountSheet['items'][number]

/** The items of a sheet, and before them those that were added here: found, or counted when nobody knew their name. */
export function itemsOf(
  { items, counted }: CountSheet,
  found: readonly SheetItem[],
  waiting: readonly CountEntry[],
): readonly SheetItem[] {
  const known = new Set(items.map(({ itemID }) => itemID))
  const added = new Map(found.map((item) => [item.itemID, item]))
  for (const { itemID } of [...counted, ...waiting]) {
    if (itemID !== null && !added.has(itemID)) added.set(itemID, { itemID, itemName: itemID, codes: [], round: 0 })
  }
  return [...added.values()].filter(({ itemID }) => !known.has(itemID)).concat(items)
}

/** The items of the sheet that a typed or scanned code stands for (`@greenroom/catalog` U1, U2): an ID, or a UPC. */
export function itemsWithCode(items: readonly SheetItem[], typed: string): readonly SheetItem[] {
  for (const spelling of spellingsOf(typed)) {
    const codes = equalCodes(spelling)
    const found = items.filter((item) => [item.itemID, ...item.codes].some((one) => codes.includes(one)))
    if (found.length > 0) return found
  }
  return []
}
