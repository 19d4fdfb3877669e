import type { DocumentKind } from '@greenroom/documents'
import { toText, ZERO } from '@greenroom/money'
import { quantityOrZero } from '../line-quantity.ts'
import { AWAITED, isUnsent, type PurchaseOrder } from './purchase-order.ts'
import { PURCHASE_ORDER_STATES } from './purchase-order-states.ts'
import { checkReceipt, RECEIPT_LINE_FIELDS } from './check-receipt.ts'
import { isTooMuch, mostAccepted, type Receipt, type ReceiptContext, receiptTotals } from './receipt.ts'
import { RECEIPT_STATES } from './receipt-states.ts'

export type ReceiptAction = 'post' | 'reverse' | 'cancel'

const READ = { feature: 'INVENTORY_PO', level: 'READ' } as const
const WRITE = { feature: 'INVENTORY_PO', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_PO', level: 'DELETE' } as const
const READ_COSTS = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const

/** Side effects of transitions: the server runs these by name. */
export type ReceiptEffect = 'postReceipt' | 'reverseReceipt'
const POST: ReceiptEffect = 'postReceipt'
const REVERSE: ReceiptEffect = 'reverseReceipt'

const SOMETHING_ARRIVED = {
  name: 'somethingArrived',
  reason: ({ lines }: Receipt) =>
    lines.some(({ accepted, rejected }) => quantityOrZero(accepted) !== ZERO || quantityOrZero(rejected) !== ZERO)
      ? undefined
      : 'Enter what was accepted or rejected first.',
}

const labelOf = ({ state }: Pick<PurchaseOrder, 'state'>) => PURCHASE_ORDER_STATES[state].label.toLowerCase()

const ORDER_AWAITS = {
  name: 'orderAwaits',
  reason: (_: Receipt, { order }: ReceiptContext) => {
    if (order === undefined || AWAITED.includes(order.state)) return undefined
    if (isUnsent(order)) {
      return order.revision
        ? 'The order is being revised: nothing can be received for it until it is sent again.'
        : 'The order has not been sent: nothing can be received for it.'
    }
    return `The order is ${labelOf(order)}: nothing more can be received for it.`
  },
}

/** The lines of an order that is being revised don't change beneath its editor. */
const ORDER_IS_OPEN = {
  name: 'orderIsOpen',
  reason: (_: Receipt, { order }: ReceiptContext) => {
    if (order === undefined || AWAITED.includes(order.state) || order.state === 'RECEIVED') return undefined
    if (isUnsent(order)) return 'The order is being revised. Reverse the receipt once it is sent again.'
    if (order.state === 'ON_HOLD') return 'The order is on hold. Resume it first.'
    return `The order is ${labelOf(order)}. Adjust the stock instead.`
  },
}

const tooMuch = (line: Receipt['lines'][number], tolerance: number) => {
  const most = toText(mostAccepted(line, tolerance))
  return `At most ${most} of it can arrive: ${line.due} due${tolerance > 0 ? `, and ${tolerance}% of ${line.ordered} more` : ''}.`
}

const NOT_TOO_MUCH = {
  name: 'notTooMuch',
  reason: ({ lines }: Receipt, { tolerance }: ReceiptContext) => {
    const over = lines.filter((line) => isTooMuch(line, tolerance))
    return over.length === 0
      ? undefined
      : `More arrived than was ordered: ${over.map(({ itemID }) => itemID).join(', ')}.`
  },
  issues: ({ lines }: Receipt, { tolerance }: ReceiptContext) =>
    lines.flatMap((line, index) =>
      isTooMuch(line, tolerance)
        ? [{ field: `lines.${index}.accepted`, code: 'tooMuch', message: tooMuch(line, tolerance) }]
        : [],
    ),
}

/** What arrived for a purchase order: accepted into stock, or rejected with a reason. */
export const RECEIPT: DocumentKind<Receipt, ReceiptContext, ReceiptAction> = {
  name: 'receipt',
  label: 'receipt',
  prefix: 'RC',
  toRead: [READ, READ_ITEMS],
  toEdit: [WRITE],
  toSeeHeader: { freight: [READ_COSTS] },
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: RECEIPT_STATES,
  transitions: {
    post: {
      label: 'Post',
      done: 'Posted',
      from: ['DRAFT'],
      to: 'POSTED',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [SOMETHING_ARRIVED, ORDER_AWAITS, NOT_TOO_MUCH],
      effect: POST,
    },
    reverse: {
      label: 'Reverse',
      done: 'Reversed',
      from: ['POSTED'],
      to: 'REVERSED',
      needs: [WRITE],
      needsRemark: true,
      guards: [ORDER_IS_OPEN],
      effect: REVERSE,
    },
    cancel: {
      label: 'Cancel',
      done: 'Canceled',
      from: ['DRAFT'],
      to: 'CANCELED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
    },
  },
  lineFields: RECEIPT_LINE_FIELDS,
  check: checkReceipt,
  totalsOf: receiptTotals,
}
