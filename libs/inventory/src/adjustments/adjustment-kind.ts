import { type DocumentKind, HAS_LINES } from '@greenroom/documents'
import { ZERO } from '@greenroom/money'
import { ADJUSTMENT_STATES } from './adjustment-states.ts'
import {
  type Adjustment,
  type AdjustmentContext,
  adjustmentTotals,
  changeOf,
  commitOutcome,
  refuseBelowZero,
} from './adjustment.ts'
import { ADJUSTMENT_LINE_FIELDS, checkAdjustment } from './check-adjustment.ts'

export type AdjustmentAction = 'commit' | 'reject'

/** Side effects of transitions: the server runs these by name. */
export type AdjustmentEffect = 'adjustStock'
const ADJUST_STOCK: AdjustmentEffect = 'adjustStock'

const READ = { feature: 'INVENTORY_ADJUSTMENT', level: 'READ' } as const
const WRITE = { feature: 'INVENTORY_ADJUSTMENT', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_ADJUSTMENT', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const

const CHANGES_SOMETHING = {
  name: 'changesSomething',
  reason: ({ lines }: Adjustment) =>
    lines.some((line) => (changeOf(line) ?? ZERO) !== ZERO) ? undefined : 'Nothing changes: everything is as counted.',
}

const NOT_BELOW_ZERO = { name: 'notBelowZero', reason: refuseBelowZero }

/** A correction of what is on hand at one location, for a reason. */
export const ADJUSTMENT: DocumentKind<Adjustment, AdjustmentContext, AdjustmentAction> = {
  name: 'adjustment',
  label: 'adjustment',
  prefix: 'AD',
  toRead: [READ, READ_ITEMS],
  toEdit: [WRITE],
  toRemoveFiles: [DELETE],
  start: 'INITIATED',
  states: ADJUSTMENT_STATES,
  transitions: {
    commit: {
      label: 'Commit',
      done: 'Committed',
      from: ['INITIATED'],
      to: 'COMMITTED',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [HAS_LINES, CHANGES_SOMETHING, NOT_BELOW_ZERO],
      outcome: commitOutcome,
      effect: ADJUST_STOCK,
    },
    reject: {
      label: 'Reject',
      done: 'Rejected',
      from: ['INITIATED'],
      to: 'REJECTED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
      needsRemark: true,
    },
  },
  lineFields: ADJUSTMENT_LINE_FIELDS,
  check: checkAdjustment,
  totalsOf: adjustmentTotals,
}
