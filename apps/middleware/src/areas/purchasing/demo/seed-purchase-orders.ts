import { grantsOf } from '@greenroom/permissions'
import type { DemoCompany } from '#area.ts'
import { writeAs, type WriteTransaction } from '#calls/write.ts'
import { createDocument } from '#documents/save-document.ts'
import type { Actor } from '#documents/stored-kind.ts'
import { transition } from '#documents/transition.ts'
import { companyDay } from '../company-day.ts'
import { PURCHASE_ORDERS } from '../purchase-order-kind.ts'
import type { PurchaseOrderShape } from '../purchase-order-shape.ts'
import { RECEIPTS } from '../receipt-kind.ts'
import type { ReceiptShape } from '../receipt-shape.ts'

const KEYS = ['INVENTORY_PO', 'INVENTORY_PO_APPROVAL', 'CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST'] as const
const DAY = 86_400_000

type Moves = readonly (readonly [user: string, action: string, remark?: string])[]

const SUBMITTED: Moves = [['manager', 'submit']]
const APPROVED: Moves = [...SUBMITTED, ['admin', 'approve']]
/** What costs no more than the limit is approved as it is submitted. */
const WITHIN_LIMIT: Moves = [['manager', 'submit']]
const SENT: Moves = [...WITHIN_LIMIT, ['manager', 'markSent']]

const line = (itemID: string, ordered: number, unitCost: number, more: object = {}) => {
  return { itemID, ordered, unitCost, ...more }
}

/** Purchase orders in every state, and receipts of what has arrived. */
export async function seedPurchaseOrders({ company }: DemoCompany) {
  const grants = grantsOf(KEYS.map((key) => ({ key, access: ['DELETE' as const] })))
  const as = <T>(userName: string, work: (tx: WriteTransaction, actor: Actor) => Promise<T>) =>
    writeAs(company, { user: { userID: userName, userName }, requestID: 'demo', source: 'FORM' }, (tx) =>
      work(tx, { user: userName, grants }),
    )
  const dayIn = (days: number) => companyDay(company.db, new Date(company.now().getTime() + days * DAY))

  async function order(
    name: string,
    vendorID: string,
    days: number,
    lines: PurchaseOrderShape['draftLine'][],
    moves: Moves = [],
  ): Promise<string> {
    const draft = {
      name,
      vendorID,
      shipTo: 'WAREHOUSE/WH-RIVER',
      orderedOn: await dayIn(days - 21),
      expectedOn: await dayIn(days),
      terms: 'Net 30',
      buyer: 'manager',
      lines,
    }
    const number = await as('manager', (tx, actor) => createDocument(tx, PURCHASE_ORDERS, draft, actor))
    for (const [user, action, remark] of moves) {
      await as(user, (tx, actor) => transition(tx, PURCHASE_ORDERS, number, { action, remark }, actor))
    }
    return number
  }

  async function receive(
    orderNumber: string,
    packingSlip: string,
    lines: ReceiptShape['draftLine'][],
    isPosted = true,
  ) {
    const receivedOn = await dayIn(0)
    await as('manager', async (tx, actor) => {
      const number = await createDocument(tx, RECEIPTS, { orderNumber, packingSlip, receivedOn, lines }, actor)
      if (isPosted) await transition(tx, RECEIPTS, number, { action: 'post' }, actor)
    })
  }

  const received = await order('Bandanas for the tour', 'LOOMANCH', -14, [line('OKR-BAN1', 60, 4)], SENT)
  await receive(received, 'CT-4411', [{ itemID: 'OKR-BAN1', accepted: 60 }])
  await as('manager', (tx, actor) => transition(tx, PURCHASE_ORDERS, received, { action: 'close' }, actor))

  const partly = await order(
    'Caps, second run',
    'LOOMANCH',
    -3,
    [line('TPL-CAP1', 36, 9), line('VMD-CAP1', 24, 9)],
    SENT,
  )
  await receive(partly, 'CT-4502', [
    { itemID: 'TPL-CAP1', accepted: 20, rejected: 4, reason: 'DAMAGED' },
    { itemID: 'VMD-CAP1', accepted: 24 },
  ])
  await receive(partly, 'CT-4519', [{ itemID: 'TPL-CAP1', accepted: 12 }], false)

  const full = await order('Caps for the arena', 'LOOMANCH', -1, [line('VMD-CAP1', 12, 9)], SENT)
  await receive(full, 'CT-4520', [{ itemID: 'VMD-CAP1', accepted: 12 }])

  await order('Seven inches, repress', 'GROOVE', -5, [line('STH-7A', 80, 3.5)], SENT)
  await order('Seven inches, new pressing', 'GROOVE', 18, [line('OKR-7A', 100, 3.5)], SENT)
  await order('Autumn bandanas', 'LOOMANCH', 40, [line('OKR-BAN1', 100, 4)], WITHIN_LIMIT)
  await order('Winter caps', 'LOOMANCH', 60, [line('TPL-CAP1', 144, 9)], SUBMITTED)
  await order('Holiday caps', 'LOOMANCH', 55, [line('VMD-CAP1', 144, 9)], APPROVED)
  await order(
    'Tour posters on vinyl',
    'GROOVE',
    30,
    [line('STH-7A', 40, 3.5)],
    [...WITHIN_LIMIT, ['manager', 'hold', 'Waiting for the final artwork.']],
  )
  await order(
    'Bandanas in red',
    'LOOMANCH',
    25,
    [line('OKR-BAN1', 24, 4)],
    [['manager', 'cancel', 'Sold out at the source.']],
  )
  await order('Spring order', 'LOOMANCH', 90, [line('OKR-BAN1', 48, 4), line('TPL-CAP1', 24, 9)])
}
