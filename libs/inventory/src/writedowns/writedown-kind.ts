import { type DocumentKind, HAS_LINES } from '@greenroom/documents'
import { checkWritedown, WRITEDOWN_LINE_FIELDS } from './check-writedown.ts'
import {
  higherCosts,
  refuseHigherCosts,
  refuseOwnWork,
  refuseReversal,
  reversalOutcome,
  type Writedown,
  type WritedownContext,
  writedownTotals,
} from './writedown.ts'
import { WRITEDOWN_STATES } from './writedown-states.ts'

export type WritedownAction = 'submit' | 'apply' | 'sendBack' | 'cancel' | 'reverse'

/** Side effects of transitions: the server runs these by name. */
export type WritedownEffect = 'lowerCosts' | 'giveBackCosts'
const LOWER_COSTS: WritedownEffect = 'lowerCosts'
const GIVE_BACK_COSTS: WritedownEffect = 'giveBackCosts'

const READ = { feature: 'INVENTORY_WRITEDOWN', level: 'READ' } as const
const WRITE = { feature: 'INVENTORY_WRITEDOWN', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_WRITEDOWN', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const
const READ_COST = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const
/** The cost of an item is that of all locations: who may not change it in the catalog does not change it here. */
const WRITE_COST = { feature: 'CATALOG_PRODUCT_COST', level: 'WRITE' } as const

const COSTS_FALL = { name: 'costsFall', reason: refuseHigherCosts, issues: higherCosts }

const BY_ANOTHER = { name: 'byAnother', reason: refuseOwnWork }

const CAN_REVERSE = { name: 'canReverse', reason: refuseReversal }

/** Lower unit costs of items that are worth less, for a reason. Their quantities stay. */
export const WRITEDOWN: DocumentKind<Writedown, WritedownContext, WritedownAction> = {
  name: 'writedown',
  label: 'writedown',
  prefix: 'WD',
  toRead: [READ, READ_ITEMS, READ_COST],
  toEdit: [WRITE],
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: WRITEDOWN_STATES,
  transitions: {
    submit: {
      label: 'Submit',
      done: 'Submitted',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [HAS_LINES, COSTS_FALL],
    },
    apply: {
      label: 'Apply',
      done: 'Applied',
      from: ['SUBMITTED'],
      to: 'APPLIED',
      needs: [WRITE, WRITE_COST],
      isPrimary: true,
      isChecked: true,
      guards: [BY_ANOTHER, HAS_LINES, COSTS_FALL],
      effect: LOWER_COSTS,
    },
    sendBack: {
      label: 'Send back',
      done: 'Sent back',
      from: ['SUBMITTED'],
      to: 'DRAFT',
      needs: [WRITE],
      needsRemark: true,
    },
    cancel: {
      label: 'Cancel',
      done: 'Canceled',
      from: ['DRAFT', 'SUBMITTED'],
      to: 'CANCELED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
    },
    reverse: {
      label: 'Reverse',
      done: 'Reversed',
      from: ['APPLIED'],
      to: 'REVERSED',
      needs: [WRITE, WRITE_COST],
      needsRemark: true,
      guards: [CAN_REVERSE],
      outcome: reversalOutcome,
      effect: GIVE_BACK_COSTS,
    },
  },
  lineFields: WRITEDOWN_LINE_FIELDS,
  check: checkWritedown,
  totalsOf: writedownTotals,
}
