import { type ActionContext, type DocumentKind, HAS_LINES } from '@greenroom/documents'
import { checkPriceChange, PRICE_CHANGE_LINE_FIELDS, priceFeature } from './check-price-change.ts'
import { PRICE_CHANGE_APPROVAL, PRICE_CHANGE_STATES } from './price-change-states.ts'
import {
  isUndonePartly,
  needsApproval,
  type PriceChange,
  type PriceChangeContext,
  priceChangeTotals,
  refuseMovedPrices,
  refuseOldApproval,
  refuseSamePrices,
  refuseUndo,
  samePriceIssues,
  undoOutcome,
} from './price-change.ts'
import { endOutcome, withPricesOfNow } from './price-end.ts'
import { filteredOutcome, refuseUnlisted } from './price-filter.ts'
import { clashIssues, refuseClash, withdrawalOutcome } from './price-clash.ts'

export type PriceChangeAction =
  | 'submit'
  | 'approve'
  | 'sendBack'
  | 'reopen'
  | 'retry'
  | 'cancel'
  | 'apply'
  | 'fail'
  | 'end'
  | 'failToEnd'
  | 'undo'

const READ = { feature: 'CATALOG_PRICE_CHANGE', level: 'READ' } as const
const WRITE = { feature: 'CATALOG_PRICE_CHANGE', level: 'WRITE' } as const
const DELETE = { feature: 'CATALOG_PRICE_CHANGE', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const
const WRITE_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'WRITE' } as const

const TIME_HAS_PASSED = 'The effective time has passed. Choose a later one, or clear it to apply at once.'

const TIME_IS_AHEAD = {
  name: 'timeIsAhead',
  reason: ({ effectiveAt }: PriceChange, { now }: ActionContext) =>
    (effectiveAt ?? Infinity) > now ? undefined : TIME_HAS_PASSED,
  issues: () => [{ field: 'effectiveAt', code: 'timeIsAhead', message: TIME_HAS_PASSED }],
}

const TIME_HAS_COME = {
  name: 'timeHasCome',
  reason: ({ effectiveAt }: PriceChange, { now }: ActionContext) =>
    (effectiveAt ?? 0) <= now ? undefined : 'The effective time is still ahead.',
}

const END_HAS_PASSED = 'Its end has passed. Choose a later one, or clear it to keep the new prices.'

const END_IS_AHEAD = {
  name: 'endIsAhead',
  reason: ({ endsAt }: PriceChange, { now }: ActionContext) =>
    (endsAt ?? Infinity) > now ? undefined : END_HAS_PASSED,
  issues: () => [{ field: 'endsAt', code: 'endIsAhead', message: END_HAS_PASSED }],
}

const PRICES_DIFFER = { name: 'pricesDiffer', reason: refuseSamePrices, issues: samePriceIssues }

const NO_CLASH = { name: 'noClash', reason: refuseClash, issues: clashIssues }

const FILTER_IS_COVERED = { name: 'filterIsCovered', reason: refuseUnlisted }

const PRICES_STAND = { name: 'pricesStand', reason: refuseMovedPrices }

const APPROVAL_STANDS = { name: 'approvalStands', reason: refuseOldApproval }

const CAN_UNDO = { name: 'canUndo', reason: refuseUndo }

/** Side effects of transitions: the server runs these by name. */
export type PriceChangeEffect = 'schedulePrices' | 'unschedulePrices' | 'applyPrices' | 'endPrices' | 'undoPrices'
const SCHEDULE: PriceChangeEffect = 'schedulePrices'
const UNSCHEDULE: PriceChangeEffect = 'unschedulePrices'
const APPLY: PriceChangeEffect = 'applyPrices'
const END: PriceChangeEffect = 'endPrices'
const UNDO: PriceChangeEffect = 'undoPrices'

/** New prices of several items, approved by somebody else above a limit, applied and ended by jobs at chosen times. */
export const PRICE_CHANGE: DocumentKind<PriceChange, PriceChangeContext, PriceChangeAction> = {
  name: 'price-change',
  label: 'price change',
  prefix: 'PC',
  toRead: [READ, READ_ITEMS],
  toEdit: [WRITE],
  // It would tell those who may not see what it filters by which items have it.
  unseenHeader: ['itemFilter'],
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: PRICE_CHANGE_STATES,
  transitions: {
    submit: {
      label: 'Submit',
      done: 'Submitted',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      instead: [{ when: (document, context) => !needsApproval(document, context), to: 'APPROVED', effect: SCHEDULE }],
      needs: [WRITE, WRITE_ITEMS],
      isPrimary: true,
      isChecked: true,
      guards: [HAS_LINES, TIME_IS_AHEAD, END_IS_AHEAD, FILTER_IS_COVERED, NO_CLASH, PRICES_DIFFER],
      outcome: filteredOutcome,
    },
    approve: {
      label: 'Approve',
      done: 'Approved',
      from: ['SUBMITTED'],
      to: 'APPROVED',
      needs: [PRICE_CHANGE_APPROVAL],
      by: 'somebodyElse',
      isPrimary: true,
      guards: [TIME_IS_AHEAD, END_IS_AHEAD, PRICES_STAND, NO_CLASH],
      effect: SCHEDULE,
    },
    sendBack: {
      label: 'Send back',
      done: 'Sent back',
      from: ['SUBMITTED'],
      to: 'DRAFT',
      needs: [PRICE_CHANGE_APPROVAL],
      by: 'somebodyElse',
      needsRemark: true,
    },
    retry: {
      label: 'Try again',
      done: 'Tried again',
      from: ['FAILED'],
      to: 'APPROVED',
      needs: [WRITE, WRITE_ITEMS],
      isPrimary: true,
      guards: [END_IS_AHEAD, APPROVAL_STANDS, PRICES_STAND, NO_CLASH],
      effect: SCHEDULE,
    },
    reopen: {
      label: 'Edit again',
      done: 'Reopened',
      from: ['SUBMITTED', 'APPROVED', 'FAILED'],
      to: 'DRAFT',
      needs: [WRITE],
      effect: UNSCHEDULE,
      outcome: withdrawalOutcome,
    },
    undo: {
      label: 'Undo',
      done: 'Undone',
      from: ['APPLIED'],
      to: 'UNDONE',
      needs: [WRITE, WRITE_ITEMS],
      needsOfLine: ({ field }) => [{ feature: priceFeature(field), level: 'WRITE' }],
      guards: [CAN_UNDO],
      effect: UNDO,
      instead: [{ when: isUndonePartly, to: 'PARTLY_UNDONE', effect: UNDO }],
      outcome: undoOutcome,
    },
    cancel: {
      label: 'Cancel',
      done: 'Canceled',
      from: ['DRAFT', 'SUBMITTED', 'APPROVED', 'FAILED'],
      to: 'CANCELED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
      effect: UNSCHEDULE,
      outcome: withdrawalOutcome,
    },
    apply: {
      label: 'Apply',
      done: 'Applied automatically',
      from: ['APPROVED'],
      to: 'APPLIED',
      needs: [],
      by: 'system',
      guards: [TIME_HAS_COME, END_IS_AHEAD, PRICES_STAND],
      linesAfter: withPricesOfNow,
      effect: APPLY,
      instead: [{ when: ({ endsAt }) => endsAt != null, to: 'RUNNING', effect: APPLY }],
    },
    fail: {
      label: 'Give up',
      done: "Couldn't be applied",
      from: ['APPROVED'],
      to: 'FAILED',
      needs: [],
      by: 'system',
      needsRemark: true,
    },
    end: {
      label: 'End',
      done: 'Ended',
      from: ['RUNNING', 'NOT_ENDED'],
      to: 'ENDED',
      needs: [WRITE, WRITE_ITEMS],
      needsOfLine: ({ field }) => [{ feature: priceFeature(field), level: 'WRITE' }],
      effect: END,
      outcome: endOutcome,
    },
    failToEnd: {
      label: 'Give up ending',
      done: "Couldn't be ended",
      from: ['RUNNING'],
      to: 'NOT_ENDED',
      needs: [],
      by: 'system',
      needsRemark: true,
    },
  },
  lineFields: PRICE_CHANGE_LINE_FIELDS,
  toSeeLine: ({ field }) => [{ feature: priceFeature(field), level: 'READ' }],
  check: checkPriceChange,
  totalsOf: priceChangeTotals,
}
