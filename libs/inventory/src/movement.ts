import { type Amount, add, type Quantity, ZERO } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import type { Bucket } from './bucket.ts'
import type { MovementReason } from './movement-reason.ts'

/** Where a quantity is counted: an item, at a location, in a bucket. */
export type StockKey = { itemID: string; location: Location; bucket: Bucket }

/** A change of what is in a bucket. */
export type Movement = StockKey & {
  /** More if positive, less if negative. */
  quantity: Quantity
  /** What one unit cost when it moved. */
  unitCost: Amount
  reason: MovementReason
}

/** The key of a balance as text, in the order in which balances are locked. */
export function stockKey({ itemID, location: { type, locationID }, bucket }: StockKey): string {
  return [itemID, type, locationID, bucket].join(' ')
}

/** What is in each bucket: the sum of the movements of its key, whatever their order. */
export function balancesOf(
  movements: Iterable<Pick<Movement, keyof StockKey | 'quantity'>>,
): ReadonlyMap<string, Quantity> {
  const balances = new Map<string, Quantity>()
  for (const movement of movements) {
    const key = stockKey(movement)
    balances.set(key, add(balances.get(key) ?? ZERO, movement.quantity))
  }
  return balances
}
