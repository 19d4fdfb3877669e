import { openQuantity, type PurchaseOrderEffect, readPlace } from '@greenroom/inventory'
import { subtract, toAmount, toQuantity, ZERO } from '@greenroom/money'
import * as Schema from 'effect/Schema'
import { type MovedLine, postMovements } from '#ledger/post-movements.ts'
import type { WriteTransaction } from '#calls/write.ts'
import { keepHeader } from '#documents/document-store.ts'
import type { Stored, StoredKind } from '#documents/stored-kind.ts'
import { cancelJob, enqueue } from '#jobs/enqueue.ts'
import type { JobKind } from '#jobs/job-kind.ts'
import type { PurchaseOrderShape } from './purchase-order-shape.ts'

type Effect = StoredKind<PurchaseOrderShape>['effects'][string]
type Order = Pick<Stored<PurchaseOrderShape>, 'number' | 'header' | 'lines'>

const KIND = 'purchase-order'

/** Mails an order to its vendor. */
export const MAIL_ORDER: JobKind<{ number: string }> = {
  name: 'purchasing.mail-order',
  payload: Schema.Struct({ number: Schema.String }),
}

/** A sent order is expected where it is shipped to. */
const expectGoods: Effect = async (tx, stored) => {
  await postInbound(tx, stored, `sent ${stored.version}`, 'ORDER', (line) => openQuantity(line))
  await keepHeader(tx, { kind: KIND, ...stored }, { sentAt: tx.at.toISOString() })
  return {}
}

const mailOrder: Effect = async (tx, stored, context) => {
  await expectGoods(tx, stored, context)
  return { jobID: await enqueue(tx, MAIL_ORDER, { number: stored.number }) }
}

/** A mail that came due while the order was on hold. */
const mailIfDue: Effect = async (tx, { number, references }) =>
  references.isMailDue ? { jobID: await enqueue(tx, MAIL_ORDER, { number }) } : references

/** Nothing is expected any more of an order that had been sent. */
const releaseGoods: Effect = async (tx, stored) => {
  const { header, references } = stored
  if (header.sentAt == null) return references
  if (references.jobID) await cancelJob(tx, references.jobID)
  await postInbound(tx, stored, `released ${stored.version}`, 'ORDER_CLOSED', (line) =>
    subtract(toQuantity(0), openQuantity(line)),
  )
  await keepHeader(tx, { kind: KIND, ...stored }, { sentAt: null })
  return {}
}

const takeBackOrder: Effect = async (tx, stored, context) => {
  const references = await releaseGoods(tx, stored, context)
  const { header } = stored
  await keepHeader(tx, { kind: KIND, ...stored }, { sentAt: null, revision: (header.revision ?? 0) + 1 })
  return references
}

/** What was canceled of the lines when the order was closed is expected no more. */
const closeLines: Effect = async (tx, stored) => {
  await postInbound(tx, stored, 'closed', 'ORDER_CLOSED', ({ canceled }) => toQuantity(-canceled))
  return stored.references
}

/** By name, for the kind. */
export const purchaseOrderEffects: Readonly<Record<PurchaseOrderEffect, Effect>> = {
  expectGoods,
  mailOrder,
  mailIfDue,
  releaseGoods,
  takeBackOrder,
  closeLines,
}

async function postInbound(
  tx: WriteTransaction,
  { number, header, lines }: Order,
  step: string,
  reason: MovedLine['reason'],
  quantityOf: (line: PurchaseOrderShape['line']) => MovedLine['quantity'],
) {
  const location = readPlace(header.shipTo)!
  const moved = lines.flatMap((line, index): MovedLine[] => {
    const { itemID, unitCost } = line
    const quantity = quantityOf(line)
    if (quantity === ZERO) return []
    return [{ line: index, itemID, location, bucket: 'INBOUND', quantity, unitCost: toAmount(unitCost ?? 0), reason }]
  })
  if (moved.length > 0) await postMovements(tx, { kind: KIND, number, step, lines: moved })
}
