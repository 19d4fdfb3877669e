import type { ActionContext, DocumentCore, DocumentTotal } from '@greenroom/documents'
import {
  add,
  type Amount,
  compare,
  minorUnit,
  multiplyAmount,
  type Quantity,
  subtract,
  sum,
  takePercent,
  toAmount,
  toNumber,
  toPercent,
  toQuantity,
  ZERO,
} from '@greenroom/money'
import { type DraftValue, parseMoney, parseQuantity } from '@greenroom/validation'
import { type PurchaseOrderState, UNSENT_ORDERS } from './purchase-order-states.ts'

/** What became of an ordered line: the product counts it. */
export type LineProgress = { received: number; rejected: number; canceled: number }

/** An ordered item, as typed or as stored. Quantities are units, not packs. */
export type PurchaseOrderLine = Partial<LineProgress> & {
  /** A new line may have none. */
  readonly lineID?: string
  readonly itemID: DraftValue
  readonly vendorAlias?: DraftValue
  /** Units in a pack: the vendor sells whole packs. Blank for 1. */
  readonly packSize?: DraftValue
  readonly ordered: DraftValue
  /** Major units. Blank for the cost of the item. */
  readonly unitCost?: DraftValue
  /** In percent, on top of the cost. */
  readonly tax?: DraftValue
}

export type PurchaseOrderHeader = {
  readonly name?: string | null
  readonly externalPO?: string | null
  readonly vendorID?: string | null
  readonly vendorEmail?: string | null
  /** A store or warehouse, as `readPlace` reads it. */
  readonly shipTo?: string | null
  /** Days, as YYYY-MM-DD. */
  readonly orderedOn?: string | null
  readonly expectedOn?: string | null
  readonly cancelAfter?: string | null
  readonly terms?: string | null
  readonly buyer?: string | null
  /** Major units. */
  readonly freight?: DraftValue
  readonly discount?: DraftValue
  readonly remarks?: string | null
  /** When the vendor got it; null for an order that was not sent, or is being revised. */
  readonly sentAt?: string | null
  /** How often it was taken back after sending. */
  readonly revision?: number | null
}

export type PurchaseOrder = DocumentCore<PurchaseOrderState, PurchaseOrderLine> & PurchaseOrderHeader

export type PurchaseOrderContext = ActionContext & {
  /** An order of more than this needs somebody else's approval, in major units. */
  limit: number
  /** As the company writes an amount, with its currency. */
  money: (amount: number) => string
  /** In the time zone of the company, as YYYY-MM-DD. */
  today: string
  /** The order before what is saved of it now; undefined for a new one. */
  stored?: Pick<PurchaseOrder, 'vendorID' | 'shipTo' | 'lines'>
}

/** Costs are payable in hundredths. */
const CENT = minorUnit(2)

/** What a line costs without tax, in hundredths; undefined without a quantity and a cost. */
export function extendedCost({ ordered, unitCost }: Pick<PurchaseOrderLine, 'ordered' | 'unitCost'>) {
  const [quantity, cost] = [parseQuantity(ordered), parseMoney(unitCost)]
  if (typeof quantity !== 'number' || typeof cost !== 'number') return undefined
  return multiplyAmount(toAmount(cost), toQuantity(quantity), 'HALF_UP', CENT)
}

/** What is still to come: neither received, rejected nor canceled. */
export function openQuantity({ ordered, received, rejected, canceled }: PurchaseOrderLine): Quantity {
  const quantity = parseQuantity(ordered)
  if (typeof quantity !== 'number') return ZERO
  const done = sum([received, rejected, canceled].map((part) => toQuantity(part ?? 0)))
  const open = subtract(toQuantity(quantity), done)
  return compare(open, ZERO) > 0 ? open : ZERO
}

/** A line of which nothing more is to come: the rest is canceled. */
export function withRestCanceled(line: PurchaseOrderLine): PurchaseOrderLine & { open: number } {
  const canceled = add(toQuantity(line.canceled ?? 0), openQuantity(line))
  return { ...line, canceled: toNumber(canceled), open: 0 }
}

/** Whether nothing is still to come, judged line by line: too much of one item does not make up for another. */
export function isComplete({ lines }: Pick<PurchaseOrder, 'lines'>): boolean {
  return lines.every((line) => openQuantity(line) === ZERO)
}

/** What of a line was accepted or rejected at the dock. */
export function arrivedQuantity({ received, rejected }: Partial<LineProgress>): Quantity {
  return add(toQuantity(received ?? 0), toQuantity(rejected ?? 0))
}

/** Whether something of the order was accepted or rejected at the dock. */
export function hasArrived({ lines }: { lines: readonly Partial<LineProgress>[] }): boolean {
  return lines.some((line) => arrivedQuantity(line) !== ZERO)
}

/** Whether the vendor is yet to get an order, for the first time or again. */
export function isUnsent({ state, sentAt }: Pick<PurchaseOrder, 'state' | 'sentAt'>): boolean {
  return UNSENT_ORDERS.includes(state) && sentAt == null
}

/** Whether a vendor has been asked for goods that should be there by now. */
export function isOverdue({ state, expectedOn }: Pick<PurchaseOrder, 'state' | 'expectedOn'>, today: string): boolean {
  return AWAITED.includes(state) && expectedOn != null && expectedOn < today
}

/** The states in which goods are awaited. */
export const AWAITED: readonly PurchaseOrderState[] = ['SENT', 'PARTLY_RECEIVED']

export type OrderCost = { goods: Amount; discount: Amount; tax: Amount; freight: Amount; total: Amount }

/** What an order costs: the goods, less the discount, with tax and freight. The tax is that of each line, undiscounted. */
export function orderCost({
  lines,
  discount,
  freight,
}: Pick<PurchaseOrder, 'lines' | 'discount' | 'freight'>): OrderCost {
  const costs = lines.map((line) => ({ cost: extendedCost(line) ?? ZERO, percent: parseMoney(line.tax) }))
  const goods = sum(costs.map(({ cost }) => cost))
  const tax = sum(
    costs.map(({ cost, percent }) =>
      typeof percent === 'number' ? takePercent(cost, toPercent(percent), 'HALF_UP', CENT) : ZERO,
    ),
  )
  const parts = { goods, discount: amountOf(discount), tax, freight: amountOf(freight) }
  return { ...parts, total: add(subtract(goods, parts.discount), add(tax, parts.freight)) }
}

function amountOf(value: DraftValue): Amount {
  const read = parseMoney(value)
  return typeof read === 'number' ? toAmount(read) : ZERO
}

/** Lines, units and what they cost; without the money for those who do not see costs. */
export function purchaseOrderTotals(order: Pick<PurchaseOrder, 'lines' | 'discount' | 'freight'>): DocumentTotal[] {
  const { lines } = order
  const units = sum(lines.map(({ ordered }) => toQuantity(unitsOf(ordered))))
  const count = (name: string, label: string, value: number) => ({ name, label, kind: 'count' as const, value })
  const counts = [count('lines', 'Lines', lines.length), count('units', 'Units', toNumber(units))]
  const hidesCosts = lines.length > 0 && lines.every(({ unitCost }) => unitCost === undefined)
  if (hidesCosts) return counts
  const { goods, discount, tax, freight, total } = orderCost(order)
  const money = (name: string, label: string, value: Amount) => {
    return { name, label, kind: 'money' as const, value: toNumber(value) }
  }
  return [
    ...counts,
    money('goods', 'Goods', goods),
    ...(discount === ZERO ? [] : [money('discount', 'Discount', discount)]),
    ...(tax === ZERO ? [] : [money('tax', 'Tax', tax)]),
    ...(freight === ZERO ? [] : [money('freight', 'Freight', freight)]),
    money('total', 'Total', total),
  ]
}

function unitsOf(value: DraftValue): number {
  const quantity = parseQuantity(value)
  return typeof quantity === 'number' ? quantity : 0
}
