import { isUnplanned, openQuantity, quantityOrZero, readPlace, RECEIPT, type ReceiptEffect } from '@greenroom/inventory'
import { add, type Quantity, subtract, toAmount, toNumber, toQuantity, ZERO } from '@greenroom/money'
import { type MovedLine, postMovements } from '#ledger/post-movements.ts'
import { changePrices } from '#areas/pricechanges/price-effects.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { withLineIDs, writeLines } from '#documents/document-lines.ts'
import { replacePlaces } from '#documents/document-places.ts'
import { holdDocument, keepHeader, updateDocument } from '#documents/document-store.ts'
import type { Stored, StoredKind } from '#documents/stored-kind.ts'
import { transition } from '#documents/transition.ts'
import { PURCHASE_ORDERS } from './purchase-order-kind.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'
import { completeReceiptLines } from './receipt-lines.ts'
import type { ReceiptShape } from './receipt-shape.ts'

type Effect = StoredKind<ReceiptShape>['effects'][string]
type Receipt = Stored<ReceiptShape>
type OrderLine = PurchaseOrderShape['line']

const KIND = 'receipt'

/** What is accepted goes from inbound to on hand; what is rejected is only expected no more. */
const postReceipt: Effect = async (tx, kept) => {
  const order = await holdDocument(tx, PURCHASE_ORDERS, kept.header.orderNumber!)
  const stored = await moveTo(tx, kept, order.header)
  const arrived = arrivals(stored, 1)
  const lines = order.lines.map((line) => withArrival(line, arrived.get(line.itemID)))
  // The costs of all places, whatever the user sees: they are those of the item.
  const costed = withLineIDs<ReceiptShape>(await completeReceiptLines(tx.everywhere, stored, order), stored.lines)
  await writeLines(tx, { kind: RECEIPT }, stored.number, costed)
  await postMovements(tx, {
    kind: KIND,
    number: stored.number,
    step: 'post',
    ...(stored.header.receivedOn && { effectiveOn: stored.header.receivedOn }),
    lines: [...stockMoves(stored, 1, 'RECEIPT'), ...inboundMoves(stored, order.lines, lines)],
  })
  const changed = costed.filter(({ costBefore, costAfter }) => costAfter !== costBefore)
  const changeSetID = changed.length > 0 ? await changeCosts(tx, stored.number, changed) : undefined
  await updateDocument(tx, PURCHASE_ORDERS, order, { lines })
  await transition(tx, PURCHASE_ORDERS, order.number, { action: 'receive', remark: stored.number }, systemOf(tx))
  return changeSetID === undefined ? {} : { changeSetID }
}

/** Takes back what was accepted, and expects it again. The cost of the items stays. */
const reverseReceipt: Effect = async (tx, stored) => {
  const order = await holdDocument(tx, PURCHASE_ORDERS, stored.header.orderNumber!)
  const arrived = arrivals(stored, -1)
  const lines = order.lines.map((line) => withArrival(line, arrived.get(line.itemID)))
  await postMovements(tx, {
    kind: KIND,
    number: stored.number,
    step: 'reverse',
    lines: [...stockMoves(stored, -1, 'RECEIPT_REVERSED'), ...inboundMoves(stored, order.lines, lines)],
  })
  await updateDocument(tx, PURCHASE_ORDERS, order, { lines })
  await transition(tx, PURCHASE_ORDERS, order.number, { action: 'takeBack', remark: stored.number }, systemOf(tx))
  return stored.references
}

/** By name, for the kind. */
export const receiptEffects: Readonly<Record<ReceiptEffect, Effect>> = { postReceipt, reverseReceipt }

const systemOf = ({ writer }: WriteTransaction) => {
  return { user: writer.user.userName, grants: new Map(), isSystem: true as const }
}

/** A receipt where its order is shipped to now, which a revision may have changed since the receipt was begun. */
async function moveTo(tx: WriteTransaction, receipt: Receipt, order: PurchaseOrderShape['header']): Promise<Receipt> {
  const { shipTo, shipToName, vendorName } = order
  if (receipt.header.shipTo === shipTo) return receipt
  const header = { ...receipt.header, shipTo, shipToName, vendorName }
  await keepHeader(tx, { kind: KIND, ...receipt }, header)
  await replacePlaces<ReceiptShape>(tx, { kind: RECEIPT, placesOf: () => [readPlace(shipTo)!] }, receipt.number, header)
  return { ...receipt, header }
}

type Arrival = { accepted: Quantity; rejected: Quantity }

/** What counts for the lines of the order. What was not ordered when it was posted never did, even if it is by now. */
function arrivals({ lines }: Receipt, sign: 1 | -1): ReadonlyMap<string, Arrival> {
  const signed = (quantity: Quantity) => (sign === 1 ? quantity : subtract(toQuantity(0), quantity))
  const planned = lines.filter((line) => !isUnplanned(line))
  return new Map(
    planned.map(({ itemID, accepted, rejected }) => [
      itemID,
      { accepted: signed(quantityOrZero(accepted)), rejected: signed(quantityOrZero(rejected)) },
    ]),
  )
}

function withArrival(line: OrderLine, arrival: Arrival | undefined): OrderLine {
  if (!arrival) return line
  const received = toNumber(add(toQuantity(line.received), arrival.accepted))
  const rejected = toNumber(add(toQuantity(line.rejected), arrival.rejected))
  const moved = { ...line, received, rejected }
  return { ...moved, open: toNumber(openQuantity(moved)) }
}

function stockMoves({ header, lines }: Receipt, sign: 1 | -1, reason: MovedLine['reason']): MovedLine[] {
  return lines.flatMap(({ itemID, accepted, unitCost }, line): MovedLine[] => {
    const quantity = quantityOrZero(accepted)
    if (quantity === ZERO) return []
    const moved = sign === 1 ? quantity : subtract(toQuantity(0), quantity)
    const cost = toAmount(unitCost ?? 0)
    return [
      { line, itemID, location: readPlace(header.shipTo)!, bucket: 'ON_HAND', quantity: moved, unitCost: cost, reason },
    ]
  })
}

/** What is expected more or less of the order than before. */
function inboundMoves(
  { header, lines }: Receipt,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): MovedLine[] {
  return before.flatMap((ordered, index): MovedLine[] => {
    const quantity = subtract(openQuantity(after[index]!), openQuantity(ordered))
    if (quantity === ZERO) return []
    const { itemID, unitCost } = ordered
    const line = lines.findIndex((moved) => moved.itemID === itemID)
    const cost = toAmount(unitCost ?? 0)
    const reason = quantity > ZERO ? 'RECEIPT_REVERSED' : 'RECEIPT'
    return [{ line, itemID, location: readPlace(header.shipTo)!, bucket: 'INBOUND', quantity, unitCost: cost, reason }]
  })
}

function changeCosts(tx: WriteTransaction, number: string, lines: readonly ReceiptShape['line'][]): Promise<number> {
  const priced = lines.map(({ itemID, costAfter }) => ({ itemID, field: 'costPrice' as const, price: costAfter! }))
  return changePrices(tx, { number, lines: priced })
}
