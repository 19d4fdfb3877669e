import { type ActionOutcome, type DocumentKind, HAS_LINES } from '@greenroom/documents'
import { compare, toAmount } from '@greenroom/money'
import { checkPurchaseOrder, PURCHASE_ORDER_LINE_FIELDS } from './check-purchase-order.ts'
import {
  hasArrived,
  isComplete,
  orderCost,
  type PurchaseOrder,
  type PurchaseOrderContext,
  purchaseOrderTotals,
  withRestCanceled,
} from './purchase-order.ts'
import { PURCHASE_ORDER_APPROVAL, PURCHASE_ORDER_STATES } from './purchase-order-states.ts'

export type PurchaseOrderAction =
  | 'submit'
  | 'approve'
  | 'sendBack'
  | 'reopen'
  | 'send'
  | 'markSent'
  | 'giveUp'
  | 'revise'
  | 'hold'
  | 'resume'
  | 'receive'
  | 'takeBack'
  | 'shortClose'
  | 'close'
  | 'cancel'

const READ = { feature: 'INVENTORY_PO', level: 'READ' } as const
const WRITE = { feature: 'INVENTORY_PO', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_PO', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const
const READ_COSTS = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const

/** Side effects of transitions: the server runs these by name. */
export type PurchaseOrderEffect =
  | 'expectGoods'
  | 'mailOrder'
  | 'mailIfDue'
  | 'takeBackOrder'
  | 'releaseGoods'
  | 'closeLines'
const EXPECT: PurchaseOrderEffect = 'expectGoods'
const MAIL: PurchaseOrderEffect = 'mailOrder'
const MAIL_IF_DUE: PurchaseOrderEffect = 'mailIfDue'
const TAKE_BACK: PurchaseOrderEffect = 'takeBackOrder'
const RELEASE: PurchaseOrderEffect = 'releaseGoods'
const CLOSE_LINES: PurchaseOrderEffect = 'closeLines'

const isBeyondLimit = (order: PurchaseOrder, { limit }: PurchaseOrderContext) =>
  compare(orderCost(order).total, toAmount(limit)) > 0

const HAS_COSTS = {
  name: 'hasCosts',
  reason: ({ lines }: PurchaseOrder) => {
    const without = lines.filter(({ unitCost }) => unitCost == null || unitCost === '')
    return without.length === 0
      ? undefined
      : `Enter the unit cost of ${without.map(({ itemID }) => itemID).join(', ')}.`
  },
}

const NOT_TOO_LATE = {
  name: 'notTooLate',
  reason: (order: PurchaseOrder, { today }: PurchaseOrderContext) => {
    const { cancelAfter } = order
    if (cancelAfter == null || cancelAfter >= today) return undefined
    return `The cancel-after date has passed. Edit the order again${hasArrived(order) ? '' : ', or cancel it'}.`
  },
}

const HAS_EMAIL = {
  name: 'hasEmail',
  reason: ({ vendorEmail }: PurchaseOrder) =>
    vendorEmail ? undefined : 'Enter the email address of the vendor first, or mark the order as sent.',
}

const NOTHING_ARRIVED = {
  name: 'nothingArrived',
  reason: (order: PurchaseOrder) =>
    hasArrived(order) ? 'Some of it has arrived already. Send it again, then close it short.' : undefined,
}

/** An order that its vendor has is sent as long as nothing of it has arrived; some may have before a revision. */
const BY_ARRIVAL = [
  { when: isComplete, to: 'RECEIVED' },
  { when: hasArrived, to: 'PARTLY_RECEIVED' },
] as const

function sendingOutcome(order: PurchaseOrder): ActionOutcome | undefined {
  if (!hasArrived(order)) return undefined
  return isComplete(order)
    ? { note: 'All of it has arrived already: nothing more is expected.' }
    : { note: 'Some of it has arrived already: only the rest is expected.' }
}

function submissionOutcome(order: PurchaseOrder, context: PurchaseOrderContext): ActionOutcome {
  const limit = context.money(context.limit)
  return isBeyondLimit(order, context)
    ? { label: 'Submit for approval', note: `Needs approval: it costs more than ${limit}.` }
    : { note: `It costs no more than ${limit} and needs no approval.` }
}

/** Goods ordered from a vendor: approved by somebody else above a limit, sent, and received in one or many receipts. */
export const PURCHASE_ORDER: DocumentKind<PurchaseOrder, PurchaseOrderContext, PurchaseOrderAction> = {
  name: 'purchase-order',
  label: 'purchase order',
  prefix: 'PO',
  toRead: [READ, READ_ITEMS],
  toEdit: [WRITE],
  toSeeHeader: { freight: [READ_COSTS], discount: [READ_COSTS], total: [READ_COSTS] },
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: PURCHASE_ORDER_STATES,
  transitions: {
    submit: {
      label: 'Submit',
      done: 'Submitted',
      from: ['DRAFT'],
      to: 'PENDING',
      instead: [{ when: (order, context) => !isBeyondLimit(order, context), to: 'APPROVED' }],
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [HAS_LINES, HAS_COSTS],
      outcome: submissionOutcome,
      toForesee: [READ_COSTS],
    },
    approve: {
      label: 'Approve',
      done: 'Approved',
      from: ['PENDING'],
      to: 'APPROVED',
      needs: [PURCHASE_ORDER_APPROVAL, READ_COSTS],
      by: 'somebodyElse',
      isPrimary: true,
    },
    sendBack: {
      label: 'Send back',
      done: 'Sent back',
      from: ['PENDING'],
      to: 'DRAFT',
      needs: [PURCHASE_ORDER_APPROVAL],
      by: 'somebodyElse',
      needsRemark: true,
    },
    send: {
      label: 'Send by email',
      done: 'Sent by email',
      from: ['APPROVED'],
      to: 'SENT',
      instead: BY_ARRIVAL.map((way) => ({ ...way, effect: MAIL })),
      needs: [WRITE],
      isPrimary: true,
      guards: [HAS_EMAIL, NOT_TOO_LATE],
      outcome: sendingOutcome,
      effect: MAIL,
    },
    markSent: {
      label: 'Mark as sent',
      done: 'Marked as sent',
      from: ['APPROVED'],
      to: 'SENT',
      instead: BY_ARRIVAL.map((way) => ({ ...way, effect: EXPECT })),
      needs: [WRITE],
      guards: [NOT_TOO_LATE],
      outcome: sendingOutcome,
      effect: EXPECT,
    },
    giveUp: {
      label: 'Give up',
      done: "Couldn't be sent by email",
      from: ['SENT', 'PARTLY_RECEIVED', 'RECEIVED'],
      to: 'APPROVED',
      needs: [],
      by: 'system',
      needsRemark: true,
      effect: RELEASE,
    },
    reopen: {
      label: 'Edit again',
      done: 'Reopened',
      from: ['PENDING', 'APPROVED'],
      to: 'DRAFT',
      needs: [WRITE],
    },
    revise: {
      label: 'Revise',
      done: 'Taken back for a revision',
      from: ['SENT', 'PARTLY_RECEIVED'],
      to: 'DRAFT',
      needs: [WRITE],
      needsRemark: true,
      effect: TAKE_BACK,
    },
    hold: {
      label: 'Put on hold',
      done: 'Put on hold',
      from: ['APPROVED', 'SENT'],
      to: 'ON_HOLD',
      needs: [WRITE],
      needsRemark: true,
    },
    resume: {
      label: 'Resume',
      done: 'Resumed',
      from: ['ON_HOLD'],
      to: 'APPROVED',
      instead: [{ when: ({ sentAt }) => sentAt != null, to: 'SENT', effect: MAIL_IF_DUE }],
      needs: [WRITE],
      isPrimary: true,
    },
    receive: {
      label: 'Receive',
      done: 'Received',
      from: ['SENT', 'PARTLY_RECEIVED'],
      to: 'RECEIVED',
      instead: [{ when: (order) => !isComplete(order), to: 'PARTLY_RECEIVED' }],
      needs: [],
      by: 'system',
    },
    takeBack: {
      label: 'Reverse a receipt',
      done: 'A receipt was reversed',
      from: ['SENT', 'PARTLY_RECEIVED', 'RECEIVED'],
      to: 'SENT',
      instead: BY_ARRIVAL,
      needs: [],
      by: 'system',
    },
    shortClose: {
      label: 'Close short',
      done: 'Closed short',
      from: ['PARTLY_RECEIVED'],
      to: 'CLOSED',
      needs: [WRITE],
      needsRemark: true,
      linesAfter: ({ lines }) => lines.map(withRestCanceled),
      effect: CLOSE_LINES,
    },
    close: {
      label: 'Close',
      done: 'Closed',
      from: ['RECEIVED'],
      to: 'CLOSED',
      needs: [WRITE],
      isPrimary: true,
    },
    cancel: {
      label: 'Cancel',
      done: 'Canceled',
      from: ['DRAFT', 'PENDING', 'APPROVED', 'SENT', 'ON_HOLD'],
      to: 'CANCELED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
      guards: [NOTHING_ARRIVED],
      effect: RELEASE,
    },
  },
  lineFields: PURCHASE_ORDER_LINE_FIELDS,
  check: checkPurchaseOrder,
  totalsOf: purchaseOrderTotals,
}
