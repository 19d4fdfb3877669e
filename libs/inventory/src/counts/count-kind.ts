import type { DocumentKind } from '@greenroom/documents'
import { checkCount, COUNT_LINE_FIELDS } from './check-count.ts'
import {
  type Count,
  type CountContext,
  countTotals,
  linesToGoOn,
  linesToRecount,
  postOutcome,
  refuseBelowNothing,
  refuseNegative,
  refuseNoneMarked,
  refuseOwnCount,
  refuseUncounted,
} from './count.ts'
import { COUNT_STATES } from './count-states.ts'

export type CountAction = 'start' | 'finish' | 'goOn' | 'recount' | 'approve' | 'reopen' | 'post' | 'void'

/** Side effects of transitions: the server runs these by name. */
export type CountEffect = 'postCount'
const POST_COUNT: CountEffect = 'postCount'

/** What a count finds is an adjustment of stock. */
const READ = { feature: 'INVENTORY_ADJUSTMENT', level: 'READ' } as const
const WRITE = { feature: 'INVENTORY_ADJUSTMENT', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_ADJUSTMENT', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const

const SOMETHING_COUNTED = { name: 'somethingCounted', reason: refuseUncounted }
const NOTHING_BELOW = { name: 'nothingBelow', reason: refuseBelowNothing }
const SOME_MARKED = { name: 'someMarked', reason: refuseNoneMarked }
const NOT_OWN_COUNT = { name: 'notOwnCount', reason: refuseOwnCount }
const NOT_BELOW_ZERO = { name: 'notBelowZero', reason: refuseNegative }

/** What is really there of some items at one location, and the correction of what was on hand. */
export const COUNT: DocumentKind<Count, CountContext, CountAction> = {
  name: 'count',
  label: 'count',
  prefix: 'CN',
  toRead: [READ, READ_ITEMS],
  toEdit: [WRITE],
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: COUNT_STATES,
  transitions: {
    start: {
      label: 'Start counting',
      done: 'Counting started',
      from: ['DRAFT'],
      to: 'COUNTING',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
    },
    finish: {
      label: 'Finish counting',
      done: 'Counting finished',
      from: ['COUNTING'],
      to: 'REVIEW',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [SOMETHING_COUNTED, NOTHING_BELOW],
    },
    approve: {
      label: 'Approve',
      done: 'Approved',
      from: ['REVIEW'],
      to: 'APPROVED',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [NOT_OWN_COUNT],
    },
    goOn: {
      label: 'Continue counting',
      done: 'Counting continued',
      from: ['REVIEW'],
      to: 'COUNTING',
      needs: [WRITE],
      linesAfter: linesToGoOn,
    },
    recount: {
      label: 'Count marked lines again',
      done: 'Sent back to be counted again',
      from: ['REVIEW'],
      to: 'COUNTING',
      needs: [WRITE],
      guards: [SOME_MARKED],
      linesAfter: linesToRecount,
    },
    post: {
      label: 'Post',
      done: 'Posted',
      from: ['APPROVED'],
      to: 'POSTED',
      needs: [WRITE],
      isPrimary: true,
      isChecked: true,
      guards: [NOT_BELOW_ZERO],
      outcome: postOutcome,
      effect: POST_COUNT,
    },
    reopen: {
      label: 'Reopen review',
      done: 'Review reopened',
      from: ['APPROVED'],
      to: 'REVIEW',
      needs: [WRITE],
    },
    void: {
      label: 'Void',
      done: 'Voided',
      from: ['DRAFT', 'COUNTING', 'REVIEW', 'APPROVED'],
      to: 'VOIDED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
      needsRemark: true,
    },
  },
  lineFields: COUNT_LINE_FIELDS,
  check: checkCount,
  totalsOf: countTotals,
}
