import type { AdjustmentState } from './adjustments/adjustment-states.ts'
import type { CountState } from './counts/count-states.ts'
import type { PurchaseOrderState } from './purchase-orders/purchase-order-states.ts'
import type { TransferState } from './transfers/transfer-states.ts'

const TRANSFERS: readonly TransferState[] = ['REQUESTED', 'IN_TRANSIT', 'PARTIALLY_RECEIVED']
const ORDERS: readonly PurchaseOrderState[] = ['PENDING', 'APPROVED', 'SENT', 'PARTLY_RECEIVED', 'ON_HOLD']
const ADJUSTMENTS: readonly AdjustmentState[] = ['INITIATED']
const COUNTS: readonly CountState[] = ['COUNTING', 'REVIEW', 'APPROVED']

/**
 * By kind of document, the states in which it is going to move stock at its places, which therefore stay active until then.
 * Drafts are left out: what is inactive by then is refused when they go on.
 */
export const WAITING_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  transfer: TRANSFERS,
  'purchase-order': ORDERS,
  adjustment: ADJUSTMENTS,
  count: COUNTS,
}
