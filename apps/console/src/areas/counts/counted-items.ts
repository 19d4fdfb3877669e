import { add, type Quantity, toQuantity } from '@greenroom/money'
import type { CountSheet } from './counts.atoms.ts'
import type { Waiting } from './use-tallies.ts'

/** Of how many items something was counted, or that there are none. */
export function countedItems({ counted }: Pick<CountSheet, 'counted'>): number {
  return new Set(counted.map(({ itemID }) => itemID)).size
}

/** What was counted of each item in each section, by `countedKey`. What is not sent yet counts as well. */
export function countedInSections(
  { counted }: Pick<CountSheet, 'counted'>,
  waiting: readonly Waiting[],
): ReadonlyMap<string, Quantity> {
  const totals = new Map<string, Quantity>()
  for (const { itemID, section, quantity } of [...counted, ...waiting]) {
    const key = countedKey(itemID, section)
    totals.set(key, add(totals.get(key) ?? toQuantity(0), toQuantity(quantity)))
  }
  return totals
}

/** No item ID contains a line break. */
export function countedKey(itemID: string, section: string): string {
  return `${itemID}\n${section}`
}
