import { grantsOf } from '@greenroom/permissions'
import { type ActionContext, type DocumentCore, type DocumentKind, HAS_LINES, nextDocument } from './index.ts'

export type Count = DocumentCore<'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'POSTED' | 'CANCELED', number>
export type CountContext = ActionContext & { approvalAbove: number }

export const WRITE = { feature: 'INVENTORY_ADJUSTMENT', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_ADJUSTMENT', level: 'DELETE' } as const
export const DELETE_COSTS = { feature: 'CATALOG_PRODUCT_COST', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const

export const COUNT: DocumentKind<Count, CountContext, 'submit' | 'approve' | 'sendBack' | 'post' | 'cancel'> = {
  name: 'count',
  label: 'count',
  prefix: 'CT',
  toRead: [READ_ITEMS],
  toEdit: [WRITE, READ_ITEMS],
  toRemoveFiles: [DELETE],
  start: 'DRAFT',
  states: {
    DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
    SUBMITTED: { label: 'Submitted', tone: 'amber' },
    APPROVED: { label: 'Approved', tone: 'blue' },
    POSTED: { label: 'Posted', tone: 'green' },
    CANCELED: { label: 'Canceled', tone: 'gray', isClosed: true },
  },
  transitions: {
    cancel: {
      label: 'Cancel',
      done: 'Canceled',
      from: ['DRAFT', 'SUBMITTED'],
      to: 'CANCELED',
      needs: [DELETE],
      needsOfCreator: [WRITE],
      needsRemark: true,
    },
    submit: {
      label: 'Submit',
      done: 'Submitted',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      effect: 'notify',
      instead: [
        {
          when: ({ lines }, { approvalAbove }) => lines.every((line) => line <= approvalAbove),
          to: 'APPROVED',
          effect: 'queue',
        },
      ],
      needs: [WRITE, READ_ITEMS],
      isPrimary: true,
      isChecked: true,
      outcome: ({ lines }, { approvalAbove }) => {
        const large = lines.filter((line) => line > approvalAbove)
        return large.length > 0 ? { label: 'Submit for approval', note: `Large: ${large.join(', ')}.` } : undefined
      },
      guards: [
        HAS_LINES,
        {
          name: 'notTooMany',
          reason: ({ lines }) => (lines.length > 3 ? 'Submit at most 3 lines.' : undefined),
          issues: () => [{ field: 'lines.3', code: 'notTooMany', message: 'Remove it.' }],
        },
      ],
    },
    approve: {
      label: 'Approve',
      done: 'Approved',
      from: ['SUBMITTED'],
      to: 'APPROVED',
      needs: [WRITE],
      by: 'somebodyElse',
      isPrimary: true,
    },
    sendBack: {
      label: 'Send back',
      done: 'Sent back',
      from: ['SUBMITTED'],
      to: 'DRAFT',
      needs: [WRITE],
      needsRemark: true,
    },
    post: {
      label: 'Post',
      done: 'Posted',
      from: ['APPROVED'],
      to: 'POSTED',
      needs: [WRITE],
      by: 'system',
      effect: 'post',
    },
  },
  lineFields: [{ name: 'counted', label: 'Counted', kind: 'quantity' }],
  check: ({ lines }) =>
    lines.flatMap((line, index) =>
      line < 0 ? [{ field: `lines.${index}.counted`, code: 'negative', message: 'Counted is below 0.' }] : [],
    ),
}

export const ITEMS = { key: 'CATALOG_PRODUCT', access: ['READ'] } as const
export const GRANTS = grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['DELETE'] }, ITEMS])
export const context = (user: string, more: Partial<CountContext> = {}): CountContext => ({
  user,
  grants: GRANTS,
  now: 1_795_000_000_000,
  approvalAbove: 10,
  ...more,
})
export const system = context('job', { isSystem: true, grants: grantsOf([]) })
export const draft: Count = { state: 'DRAFT', authors: ['ada'], lines: [20] }
export const submitted: Count = { ...draft, state: 'SUBMITTED' }
export const rejectionOf = (document: Count, action: string, who = context('ada'), more = {}) =>
  nextDocument(COUNT, document, { action, ...more }, who).rejection
