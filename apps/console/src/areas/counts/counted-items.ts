import { add, type Quantity, toQuantity } from '@greenroom/money'
import type { CountSheet } from './counts.atoms.ts'
import type { CountEntry } from './kept-sheet.ts'

type Counted = Pick<CountSheet, 'counted' | 'received'>

/** Of how many items something was counted, or that there are none. */
export function countedItems({ counted }: Pick<Counted, 'counted'>, waiting: readonly CountEntry[] = []): number {
  return new Set([...counted, ...waiting].map(({ itemID }) => itemID)).size
}

/**
 * The entries of a device that a sheet does not have yet. One may be in both: the server got it, and its answer was lost.
 */
export function waitingEntries<Entry extends CountEntry & { refusal?: string }>(
  entries: readonly Entry[],
  { received }: Pick<Counted, 'received'>,
): readonly Entry[] {
  const last = new Map(received.map(({ sheetID, sequence }) => [sheetID, sequence]))
  return entries.filter(({ itemID, refusal, sheetID, sequence }) => {
    return itemID !== null && refusal === undefined && sequence > (last.get(sheetID) ?? -1)
  })
}

/** What was counted of each item in each section, by `countedKey`. What the sheet does not have yet counts as well. */
export function countedInSections(
  { counted }: Pick<Counted, 'counted'>,
  waiting: readonly CountEntry[],
): ReadonlyMap<string, Quantity> {
  const totals = new Map<string, Quantity>()
  for (const { itemID, section, quantity } of [...counted, ...waiting]) {
    const key = countedKey(itemID!, section)
    totals.set(key, add(totals.get(key) ?? toQuantity(0), toQuantity(quantity)))
  }
  return totals
}

/** No item ID contains a line break. */
export function countedKey(itemID: string, section: string): string {
  return `${itemID}\n${section}`
}
