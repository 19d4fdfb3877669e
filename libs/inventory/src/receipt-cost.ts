import { add, type Amount, divideRounded, type Quantity, ZERO } from '@greenroom/money'
import type { ACCOUNT_SETTINGS } from '@greenroom/validation'

/** What a receipt does to the unit cost of an item, a setting of the company. */
export type CostingMethod = (typeof ACCOUNT_SETTINGS)['inventory.receipt.cost']['choices'][number]

export type CostedReceipt = {
  /** On hand at all locations, before the receipt. */
  onHand: Quantity
  unitCost: Amount
  received: Quantity
  /** The unit cost of what is received, with its share of the freight. */
  landedCost: Amount
}

/**
 * The unit cost of the item after a receipt. The moving average is (max(on hand, 0) x old + received x landed) /
 * (max(on hand, 0) + received), rounded once to 4 decimals. Receiving nothing, or taking a receipt back, keeps the cost.
 */
export function costAfterReceipt(method: CostingMethod, receipt: CostedReceipt): Amount {
  const { unitCost, received, landedCost } = receipt
  if (method === 'KEEP' || received <= ZERO) return unitCost
  if (method === 'LAST') return landedCost
  const onHand = receipt.onHand > ZERO ? receipt.onHand : ZERO
  const worth = onHand * unitCost + received * landedCost
  return divideRounded(worth, add(onHand, received), 'HALF_UP') as Amount
}
