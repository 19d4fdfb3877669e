import { type DocumentKind, HAS_LINES, type Transition } from '@greenroom/documents'
import { ZERO } from '@greenroom/money'
import { checkTransfer, TRANSFER_LINE_FIELDS } from './check-transfer.ts'
import { TRANSFER_STATES } from './transfer-states.ts'
import {
  allReceived,
  isOnItsWay,
  newlyArrived,
  receiptOutcome,
  refuseShort,
  shippedLines,
  shippedOf,
  shortIssues,
  type Transfer,
  type TransferContext,
  transferTotals,
} from './transfer.ts'

export type TransferAction = 'request' | 'shipNow' | 'ship' | 'receive' | 'receiveAll' | 'reopen' | 'cancel'

/** Side effects of transitions: the server runs these by name. */
export type TransferEffect = 'shipStock' | 'receiveStock'
const SHIP_STOCK: TransferEffect = 'shipStock'
const RECEIVE_STOCK: TransferEffect = 'receiveStock'

const READ = { feature: 'INVENTORY_TRANSFER', level: 'READ' } as const
const WRITE = { feature: 'INVENTORY_TRANSFER', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_TRANSFER', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const

const onlyAt = (name: string | null | undefined, what: string) =>
  `Only somebody who works at ${name ?? 'that location'} can ${what} this transfer.`

const AT_SOURCE = {
  name: 'atSource',
  reason: ({ fromName }: Transfer, { isAtSource }: TransferContext) =>
    isAtSource ? undefined : onlyAt(fromName, 'ship'),
}
const AT_DESTINATION = {
  name: 'atDestination',
  reason: ({ toName }: Transfer, { isAtDestination }: TransferContext) =>
    isAtDestination ? undefined : onlyAt(toName, 'receive'),
}
const ENOUGH = { name: 'enough', reason: refuseShort, issues: shortIssues }
const SHIPS_SOMETHING = {
  name: 'shipsSomething',
  reason: ({ lines }: Transfer) =>
    lines.some((line) => shippedOf(line) !== ZERO) ? undefined : 'Ship at least one unit, or cancel the transfer.',
}
const SOMETHING_ARRIVED = {
  name: 'somethingArrived',
  reason: (transfer: Transfer, { arrived }: TransferContext) =>
    newlyArrived(transfer, arrived).some((line) => Object.values(line).some((quantity) => quantity !== ZERO))
      ? undefined
      : 'Enter what has arrived, or choose "Receive all as shipped".',
}

const SHIP = {
  label: 'Ship',
  done: 'Shipped',
  to: 'IN_TRANSIT',
  needs: [WRITE],
  isChecked: true,
  guards: [AT_SOURCE, HAS_LINES, SHIPS_SOMETHING, ENOUGH],
  linesAfter: shippedLines,
  effect: SHIP_STOCK,
} as const satisfies Partial<Transition<Transfer, TransferContext>>

/** Stock that moves from a store or warehouse to another one, in transit until it is received there. */
export const TRANSFER: DocumentKind<Transfer, TransferContext, TransferAction> = {
  name: 'transfer',
  label: 'transfer',
  prefix: 'TR',
  toRead: [READ, READ_ITEMS],
  toEdit: [WRITE],
  editGuards: [
    {
      name: 'place',
      reason: (transfer, context) => {
        if (transfer.state === 'DRAFT') return undefined
        return (transfer.state === 'REQUESTED' ? AT_SOURCE : AT_DESTINATION).reason(transfer, context)
      },
    },
  ],
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: TRANSFER_STATES,
  transitions: {
    request: {
      label: 'Request',
      done: 'Requested',
      from: ['DRAFT'],
      to: 'REQUESTED',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [HAS_LINES],
    },
    shipNow: { ...SHIP, label: 'Ship now', from: ['DRAFT'] },
    ship: { ...SHIP, from: ['REQUESTED'], isPrimary: true },
    receive: {
      label: 'Receive',
      done: 'Received',
      from: ['IN_TRANSIT', 'PARTIALLY_RECEIVED'],
      to: 'RECEIVED',
      instead: [{ when: isOnItsWay, to: 'PARTIALLY_RECEIVED', effect: RECEIVE_STOCK }],
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [AT_DESTINATION, SOMETHING_ARRIVED],
      outcome: receiptOutcome,
      effect: RECEIVE_STOCK,
    },
    receiveAll: {
      label: 'Receive all as shipped',
      done: 'Received as shipped',
      from: ['IN_TRANSIT', 'PARTIALLY_RECEIVED'],
      to: 'RECEIVED',
      needs: [WRITE],
      isChecked: true,
      guards: [AT_DESTINATION],
      linesAfter: allReceived,
      effect: RECEIVE_STOCK,
    },
    reopen: { label: 'Edit again', done: 'Reopened', from: ['REQUESTED'], to: 'DRAFT', needs: [WRITE] },
    cancel: {
      label: 'Cancel',
      done: 'Canceled',
      from: ['DRAFT', 'REQUESTED'],
      to: 'CANCELED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
    },
  },
  lineFields: TRANSFER_LINE_FIELDS,
  check: checkTransfer,
  totalsOf: transferTotals,
}
