import {
  type Arrival,
  ARRIVALS,
  arrivedOf,
  type MovementReason,
  newlyArrived,
  readPlace,
  type TransferEffect,
} from '@greenroom/inventory'
import { type Quantity, subtract, toAmount, toNumber, toQuantity, ZERO } from '@greenroom/money'
import type { Location } from '@greenroom/permissions'
import { type MovedLine, postMovements } from '#ledger/post-movements.ts'
import type { StoredKind } from '#documents/stored-kind.ts'
import type { TransferShape } from './transfer-shape.ts'

type Effect = StoredKind<TransferShape>['effects'][string]

const shipStock: Effect = async (tx, { number, header, lines, references }) => {
  const [from, to] = [readPlace(header.from)!, readPlace(header.to)!]
  await postMovements(tx, {
    kind: 'transfer',
    number,
    step: 'ship',
    lines: lines.flatMap((line, index) => {
      const shipped = toQuantity(line.shipped ?? 0)
      if (shipped === ZERO) return []
      return [
        { ...moved(line, index, 'SHIPMENT'), location: from, bucket: 'ON_HAND', quantity: negative(shipped) },
        { ...moved(line, index, 'SHIPMENT'), location: to, bucket: 'IN_TRANSIT', quantity: shipped },
      ] as const
    }),
  })
  return references
}

/** What each way of arriving means for the ledger: what leaves transit is on hand somewhere, or gone. */
const ENDS: Readonly<Record<Arrival, { reason: MovementReason; arrivesAt?: 'from' | 'to' }>> = {
  received: { reason: 'ARRIVAL', arrivesAt: 'to' },
  lost: { reason: 'LOSS' },
  damaged: { reason: 'DAMAGE' },
  returned: { reason: 'SENT_BACK', arrivesAt: 'from' },
}

const receiveStock: Effect = async (tx, { number, header, lines, references }, { arrived }) => {
  const places: Record<'from' | 'to', Location> = { from: readPlace(header.from)!, to: readPlace(header.to)! }
  const receipts = (references.receipts ?? 0) + 1
  const news = newlyArrived({ lines }, arrived)
  for (const arrival of ARRIVALS) {
    const { reason, arrivesAt } = ENDS[arrival]
    const posted = lines.flatMap((line, index): MovedLine[] => {
      const quantity = news[index]![arrival]
      if (quantity === ZERO) return []
      const common = moved(line, index, reason)
      return [
        { ...common, location: places.to, bucket: 'IN_TRANSIT', quantity: negative(quantity) },
        ...(arrivesAt ? [{ ...common, location: places[arrivesAt], bucket: 'ON_HAND' as const, quantity }] : []),
      ]
    })
    if (posted.length === 0) continue
    // What is sent back arrives at the source, where those of the destination move nothing else.
    const everywhere = arrival === 'returned' ? { ...tx, db: tx.everywhere } : tx
    await postMovements(everywhere, { kind: 'transfer', number, step: `${arrival} ${receipts}`, lines: posted })
  }
  return { ...references, receipts, arrived: lines.map((line) => numbers(arrivedOf(line))) }
}

export const transferEffects: Readonly<Record<TransferEffect, Effect>> = { shipStock, receiveStock }

function moved({ itemID, unitCost }: TransferShape['line'], line: number, reason: MovementReason) {
  return { line, itemID, reason, ...(unitCost !== null && unitCost !== undefined && { unitCost: toAmount(unitCost) }) }
}

const negative = (quantity: Quantity) => subtract(ZERO as Quantity, quantity)

function numbers({ received, lost, damaged, returned }: Readonly<Record<Arrival, Quantity>>) {
  return {
    received: toNumber(received),
    lost: toNumber(lost),
    damaged: toNumber(damaged),
    returned: toNumber(returned),
  }
}
