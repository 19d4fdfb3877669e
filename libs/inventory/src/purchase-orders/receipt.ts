import type { ActionContext, DocumentCore, DocumentTotal } from '@greenroom/documents'
import {
  add,
  allocate,
  type Amount,
  compare,
  divideRounded,
  minorUnit,
  multiplyAmount,
  type Quantity,
  sum,
  takePercent,
  toAmount,
  toNumber,
  toPercent,
  toQuantity,
  ZERO,
} from '@greenroom/money'
import { type DraftValue, parseMoney } from '@greenroom/validation'
import { quantityOrZero } from '../line-quantity.ts'
import type { PurchaseOrder } from './purchase-order.ts'
import type { ReceiptState } from './receipt-states.ts'

/** What arrived of an item, as typed or as stored. Quantities are units. */
export type ReceiptLine = {
  readonly itemID: DraftValue
  readonly accepted?: DraftValue
  readonly rejected?: DraftValue
  /** A `REJECT_REASONS`. */
  readonly reason?: DraftValue
  /** What the order says of the item; null for an item that was not ordered. */
  readonly ordered?: number | null
  /** What was still to come when the line was last saved. */
  readonly due?: number | null
  readonly unitCost?: number | null
}

export type ReceiptHeader = {
  readonly orderNumber?: string | null
  /** The day, as YYYY-MM-DD. */
  readonly receivedOn?: string | null
  readonly packingSlip?: string | null
  /** Major units. */
  readonly freight?: DraftValue
  /** A `FREIGHT_BASES`. */
  readonly freightBy?: DraftValue
  readonly remarks?: string | null
}

export type Receipt = DocumentCore<ReceiptState, ReceiptLine> & ReceiptHeader

export type ReceiptContext = ActionContext & {
  /** By how much percent of what was ordered a receipt may go beyond it. */
  tolerance: number
  order?: Pick<PurchaseOrder, 'state' | 'sentAt' | 'revision'>
}

export const REJECT_REASONS = [
  { value: 'DAMAGED', label: 'Damaged' },
  { value: 'WRONG_ITEM', label: 'Wrong item' },
  { value: 'QUALITY', label: 'Poor quality' },
  { value: 'EXPIRED', label: 'Expired' },
  { value: 'TOO_MANY', label: 'Too many' },
  { value: 'OTHER', label: 'Other' },
] as const

/** What the freight of a receipt is divided by. */
export const FREIGHT_BASES = [
  { value: 'VALUE', label: 'Value' },
  { value: 'QUANTITY', label: 'Quantity' },
] as const

/** Whether an item arrived that the order does not name. */
export function isUnplanned({ ordered }: ReceiptLine): boolean {
  return ordered == null
}

/** The most of an ordered item that a receipt may say has arrived: what is due, and the tolerance of what was ordered. */
export function mostAccepted({ ordered, due }: ReceiptLine, tolerance: number): Quantity {
  const beyond = takePercent(toAmount(ordered ?? 0), toPercent(tolerance), 'HALF_UP')
  return add(toQuantity(due ?? 0), beyond as bigint as Quantity)
}

/** Whether more arrived than the order and the tolerance let in. What was not ordered has no limit: it is flagged. */
export function isTooMuch(line: ReceiptLine, tolerance: number): boolean {
  const arrived = add(quantityOrZero(line.accepted), quantityOrZero(line.rejected))
  return !isUnplanned(line) && compare(arrived, mostAccepted(line, tolerance)) > 0
}

/**
 * The unit cost of each line with its share of the freight, divided by value or quantity among what was accepted and
 * rounded once to 4 decimals; without freight, or for what was not accepted, its own.
 */
export function landedCosts({ lines, freight, freightBy }: Pick<Receipt, 'lines' | 'freight' | 'freightBy'>): Amount[] {
  const read = parseMoney(freight)
  const charge = typeof read === 'number' ? toAmount(read) : ZERO
  const costed = lines.map(({ accepted, unitCost }) => ({
    accepted: quantityOrZero(accepted),
    cost: toAmount(unitCost ?? 0),
  }))
  if (charge === ZERO || costed.every(({ accepted }) => accepted === ZERO)) return costed.map(({ cost }) => cost)
  const values = costed.map(({ accepted, cost }) => multiplyAmount(cost, accepted, 'HALF_UP'))
  const isWorthless = values.every((value) => value === ZERO)
  const weights = freightBy === 'QUANTITY' || isWorthless ? costed.map(({ accepted }) => accepted) : values
  const shares = allocate(charge, weights)
  return costed.map(({ accepted, cost }, index) =>
    accepted === ZERO ? cost : add(cost, divideRounded(shares[index]! * ONE, accepted, 'HALF_UP') as Amount),
  )
}

const ONE = 10_000n
const CENT = minorUnit(2)

/** Lines, units and what the accepted ones cost; without the money for those who do not see costs. */
export function receiptTotals({ lines }: Pick<Receipt, 'lines'>): DocumentTotal[] {
  const count = (name: string, label: string, value: Quantity) => {
    return { name, label, kind: 'count' as const, value: toNumber(value) }
  }
  const counts = [
    count('accepted', 'Accepted', sum(lines.map(({ accepted }) => quantityOrZero(accepted)))),
    count('rejected', 'Rejected', sum(lines.map(({ rejected }) => quantityOrZero(rejected)))),
  ]
  if (lines.every(({ unitCost }) => unitCost === undefined)) return counts
  const costs = lines.map(({ accepted, unitCost }) =>
    multiplyAmount(toAmount(unitCost ?? 0), quantityOrZero(accepted), 'HALF_UP', CENT),
  )
  return [...counts, { name: 'goods', label: 'Goods', kind: 'money', value: toNumber(sum(costs)) }]
}
