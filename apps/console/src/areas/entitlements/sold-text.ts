import { sellingPhase } from '@greenroom/catalog'
import type { SoldItem } from './entitlements.atoms.ts'

/** Whether an item is sold at a minute on the clock of the place, and if its dates speak against it, which one. */
export function soldText(item: SoldItem, clock: string, wall: (minute: string) => string): string {
  const { sold, itemStatus, from = null, to = null } = item
  if (sold) return 'Sold'
  if (itemStatus === 'Discontinued') return 'Discontinued'
  const phase = sellingPhase({ from, to }, clock)
  if (phase === 'before') return `Starts ${wall(from!)}`
  return phase === 'after' ? `Ended ${wall(to!)}` : 'Not sold'
}
