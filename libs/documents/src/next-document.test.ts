import { fc, test } from '@fast-check/vitest'
import { grantsOf } from '@greenroom/permissions'
import { describe, expect } from 'vitest'
import {
  actionsOf,
  type ActionContext,
  addAuthor,
  checkKind,
  type DocumentCore,
  type DocumentKind,
  HAS_LINES,
  nextDocument,
  refuseAttach,
  refuseCreate,
  refuseDetach,
  refuseEdit,
  seesLine,
  sinceEditable,
  statesWaitingFor,
  trimItemIDs,
} from './index.ts'

type Count = DocumentCore<'DRAFT' | 'SUBMITTED' | 'APPROVED' | 'POSTED' | 'CANCELED', number>
type CountContext = ActionContext & { approvalAbove: number }

const WRITE = { feature: 'INVENTORY_ADJUSTMENT', level: 'WRITE' } as const
const DELETE = { feature: 'INVENTORY_ADJUSTMENT', level: 'DELETE' } as const
const DELETE_COSTS = { feature: 'CATALOG_PRODUCT_COST', level: 'DELETE' } as const
const READ_ITEMS = { feature: 'CATALOG_PRODUCT', level: 'READ' } as const

const COUNT: DocumentKind<Count, CountContext, 'submit' | 'approve' | 'sendBack' | 'post' | 'cancel'> = {
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
      instead: {
        when: ({ lines }, { approvalAbove }) => lines.every((line) => line <= approvalAbove),
        to: 'APPROVED',
        effect: 'queue',
      },
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

const ITEMS = { key: 'CATALOG_PRODUCT', access: ['READ'] } as const
const GRANTS = grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['DELETE'] }, ITEMS])
const context = (user: string, more: Partial<CountContext> = {}): CountContext => ({
  user,
  grants: GRANTS,
  now: 1_795_000_000_000,
  approvalAbove: 10,
  ...more,
})
const system = context('job', { isSystem: true, grants: grantsOf([]) })
const draft: Count = { state: 'DRAFT', authors: ['ada'], lines: [20] }
const submitted: Count = { ...draft, state: 'SUBMITTED' }
const rejectionOf = (document: Count, action: string, who = context('ada'), more = {}) =>
  nextDocument(COUNT, document, { action, ...more }, who).rejection

test('K1 K2 K3 K4 accepts the kind of these tests, alone and among others', () => {
  const kinds: DocumentKind[] = [COUNT]
  expect(kinds.map(checkKind)).toEqual([[]])
})

describe('the next state', () => {
  test("N1 leads to the action's state with its effect", () => {
    expect(nextDocument(COUNT, draft, { action: 'submit' }, context('ada'))).toMatchObject({
      document: { ...draft, state: 'SUBMITTED' },
      effect: 'notify',
    })
    expect(draft.state).toBe('DRAFT')
  })

  test('N1 leads to the alternative state with its own effect', () => {
    const small = { ...draft, lines: [10] }
    const decision = nextDocument(COUNT, small, { action: 'submit' }, context('ada'))
    expect(decision).toMatchObject({ document: { state: 'APPROVED' }, event: { to: 'APPROVED' }, effect: 'queue' })
    const approved = nextDocument(COUNT, submitted, { action: 'approve' }, context('bob'))
    expect(approved.document?.state).toBe('APPROVED')
    expect(approved).not.toHaveProperty('effect')
  })

  test('N2 logs who, when, what and why', () => {
    const request = { action: 'cancel', remark: '  Counted twice ' }
    expect(nextDocument(COUNT, draft, request, context('ada')).event).toEqual({
      action: 'cancel',
      from: 'DRAFT',
      to: 'CANCELED',
      by: 'ada',
      at: 1_795_000_000_000,
      remark: 'Counted twice',
    })
    expect(nextDocument(COUNT, draft, { action: 'submit', remark: ' ' }, context('ada')).event).not.toHaveProperty(
      'remark',
    )
  })

  test('N3 refuses an unknown action', () => {
    expect(rejectionOf(draft, 'explode')).toEqual({
      code: 'unknownAction',
      message: 'A count has no action "explode".',
    })
    expect(rejectionOf(draft, 'toString')?.code).toBe('unknownAction')
  })

  test('N3 refuses an action of another state, and one of a job', () => {
    expect(rejectionOf({ ...draft, state: 'POSTED' }, 'submit')).toEqual({
      code: 'wrongState',
      message: `You can't submit this count: it is posted.`,
    })
    const approved: Count = { ...draft, state: 'APPROVED' }
    expect(rejectionOf(approved, 'post')).toEqual({ code: 'system', message: 'Only Greenroom itself does this.' })
    expect(nextDocument(COUNT, approved, { action: 'post' }, system)).toMatchObject({
      document: { state: 'POSTED' },
      event: { by: 'job' },
      effect: 'post',
    })
    expect(rejectionOf(draft, 'post', system)?.code).toBe('wrongState')
  })

  test('N4 does not change a document that somebody has moved in the meantime', () => {
    expect(rejectionOf(submitted, 'cancel', context('ada'), { expectedState: 'DRAFT', remark: 'x' })).toEqual({
      code: 'changed',
      message: 'This count is submitted now. Reload it and try again.',
    })
    expect(rejectionOf(submitted, 'cancel', context('ada'), { expectedState: 'SUBMITTED', remark: 'x' })).toBe(
      undefined,
    )
  })

  test('N5 requires every permission, except of a job', () => {
    const blind = grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['WRITE'] }])
    expect(rejectionOf(draft, 'submit', context('ada', { grants: blind }))).toEqual({
      code: 'denied',
      message: 'This needs READ access to Products (CATALOG_PRODUCT).',
    })
    expect(rejectionOf(draft, 'cancel', context('ada', { grants: blind }), { remark: 'x' })?.code).toBe('denied')
    const needsToRead = 'This needs READ access to Products (CATALOG_PRODUCT).'
    expect(rejectionOf(submitted, 'approve', context('bob', { grants: blind }))?.message).toBe(needsToRead)
    expect(rejectionOf(draft, 'submit', system)).toBe(undefined)
  })

  test('N11 asks less of the creator of a draft', () => {
    const writer = grantsOf([
      { key: 'INVENTORY_ADJUSTMENT', access: ['WRITE'] },
      { key: 'CATALOG_PRODUCT', access: ['READ'] },
    ])
    const refusal = (document: Count, user: string) =>
      rejectionOf(document, 'cancel', context(user, { grants: writer }), { remark: 'x' })?.message
    const needsDelete = 'This needs DELETE access to Adjustments (INVENTORY_ADJUSTMENT).'
    expect(refusal(draft, 'ada')).toBe(undefined)
    expect(refusal(addAuthor(draft, 'bob'), 'ada')).toBe(undefined)
    expect(refusal(addAuthor(draft, 'bob'), 'bob')).toBe(needsDelete)
    expect(refusal(submitted, 'ada')).toBe(needsDelete)
    expect(rejectionOf(draft, 'cancel', context('ada', { grants: grantsOf([]) }), { remark: 'x' })?.message).toBe(
      'This needs WRITE access to Adjustments (INVENTORY_ADJUSTMENT).',
    )
  })

  test('N13 requires the permissions of each line', () => {
    const secret: typeof COUNT = {
      ...COUNT,
      transitions: {
        ...COUNT.transitions,
        submit: { ...COUNT.transitions.submit, needsOfLine: (line) => (line > 100 ? [DELETE_COSTS] : []) },
      },
    }
    const refusal = (lines: number[], more: Partial<CountContext> = {}) =>
      nextDocument(secret, { ...draft, lines }, { action: 'submit' }, context('ada', more)).rejection
    const denied = { code: 'denied', message: 'This needs DELETE access to Product cost (CATALOG_PRODUCT_COST).' }
    expect(refusal([1, 101])).toEqual(denied)
    expect(actionsOf(secret, { ...draft, lines: [1, 101] }, context('ada'))[0]?.disabledReason).toBe(denied.message)
    expect(refusal([1, 100])).toBe(undefined)
    expect(refusal([1, 101], { isSystem: true, grants: grantsOf([]) })).toBe(undefined)
    expect(
      nextDocument(secret, { ...draft, lines: [101] }, { action: 'cancel', remark: 'x' }, context('ada')).event,
    ).toBeDefined()
  })

  test('N12 does nothing if the action leads to another state than the user was told', () => {
    const told = (lines: number[], to: string) =>
      nextDocument(COUNT, { ...draft, lines }, { action: 'submit', to }, context('ada'))
    expect(told([20], 'APPROVED').rejection).toEqual({
      code: 'changed',
      message: '"Submit" would make this count submitted now. Check it and try again.',
    })
    expect(told([20], 'SUBMITTED').document?.state).toBe('SUBMITTED')
    expect(told([10], 'SUBMITTED').rejection?.message).toMatch(/approved now/)
    const [submit] = actionsOf(COUNT, { ...draft, lines: [10] }, context('ada'))
    expect(submit?.to).toBe('APPROVED')
    expect(told([10], submit!.to!).document?.state).toBe('APPROVED')
    expect(actionsOf(COUNT, { ...draft, lines: [] }, context('ada'))[0]?.to).toBe(undefined)
  })

  test('N12 does nothing if the action has another outcome than the user was told', () => {
    const told = (lines: number[], note: string) =>
      nextDocument(COUNT, { ...draft, lines }, { action: 'submit', note }, context('ada'))
    const [submit] = actionsOf(COUNT, { ...draft, lines: [20] }, context('ada'))
    expect(told([20], submit!.outcome!.note).document?.state).toBe('SUBMITTED')
    expect(told([20, 30], submit!.outcome!.note).rejection).toEqual({
      code: 'changed',
      message: '"Submit" has another outcome now. Large: 20, 30. Check it and try again.',
    })
    expect(told([10], submit!.outcome!.note).rejection).toEqual({
      code: 'changed',
      message: '"Submit" has another outcome now. Check it and try again.',
    })
  })

  test('N6 does not let authors approve their own work', () => {
    expect(rejectionOf(submitted, 'approve')).toEqual({
      code: 'ownWork',
      message: `You can't approve your own count. Ask somebody who has not worked on it.`,
    })
    expect(rejectionOf(addAuthor(submitted, 'bob'), 'approve', context('bob'))?.code).toBe('ownWork')
    const byBob = nextDocument(COUNT, draft, { action: 'submit' }, context('bob')).document!
    expect(byBob.authors).toEqual(['ada', 'bob'])
    expect(rejectionOf(byBob, 'approve', context('bob'))?.code).toBe('ownWork')
    expect(rejectionOf(byBob, 'approve', context('cleo'))).toBe(undefined)
    const back = nextDocument(COUNT, byBob, { action: 'sendBack', remark: 'Recount' }, context('cleo')).document!
    expect(back.authors).toEqual(['ada', 'bob'])
    expect(addAuthor(draft, 'ada')).toBe(draft)
  })

  test('N7 applies guards in their order', () => {
    expect(rejectionOf({ ...draft, lines: [] }, 'submit')).toEqual({
      code: 'guard',
      guard: 'hasLines',
      message: 'Add at least one line first.',
    })
    expect(rejectionOf({ ...draft, lines: [1, 2, 3, -4] }, 'submit')).toMatchObject({
      guard: 'notTooMany',
      message: 'Submit at most 3 lines.',
      issues: [{ field: 'lines.3', code: 'notTooMany', message: 'Remove it.' }],
    })
  })

  test('N8 does not submit a document with issues', () => {
    expect(rejectionOf({ ...draft, lines: [1, -2] }, 'submit')).toEqual({
      code: 'invalid',
      message: 'Correct the marked field first.',
      issues: [{ field: 'lines.1.counted', code: 'negative', message: 'Counted is below 0.' }],
    })
    expect(rejectionOf({ ...draft, lines: [-1, -2] }, 'submit')?.message).toBe('Correct the 2 marked fields first.')
    expect(rejectionOf({ ...draft, lines: [-1] }, 'cancel', context('ada'), { remark: 'x' })).toBe(undefined)
    const { check: _, ...unchecked } = COUNT
    expect(nextDocument(unchecked, { ...draft, lines: [-1] }, { action: 'submit' }, context('ada')).event).toBeDefined()
  })

  test('N9 requires a remark', () => {
    const refused = { code: 'remark', message: 'Give the reason in a remark.' }
    expect(rejectionOf(draft, 'cancel')).toEqual(refused)
    expect(rejectionOf(draft, 'cancel', context('ada'), { remark: ' \n' })).toEqual(refused)
  })
})

describe('lines that the user cannot see', () => {
  const COST = { feature: 'CATALOG_PRODUCT_COST', level: 'READ' } as const
  const secret: typeof COUNT = { ...COUNT, toSeeLine: (line) => (line > 100 ? [COST] : []) }
  const seeing = grantsOf([
    { key: 'INVENTORY_ADJUSTMENT', access: ['DELETE'] },
    { key: 'CATALOG_PRODUCT', access: ['READ'] },
    { key: 'CATALOG_PRODUCT_COST', access: ['READ'] },
  ])
  const actions = Object.entries(COUNT.transitions).filter(([, { by }]) => by !== 'system')
  const cases = actions.flatMap(([action, { from }]) => from.map((state) => ({ action, state })))

  test.each(cases)('N10 refuse to $action a count that is $state', ({ action, state }) => {
    const decide = (lines: number[], more: Partial<CountContext>) =>
      nextDocument(secret, { ...draft, state, lines }, { action, remark: 'Because' }, context('bob', more)).rejection
    expect(decide([1, 101], {})).toEqual({
      code: 'denied',
      message:
        "This count has lines that you can't see. This needs READ access to Product cost (CATALOG_PRODUCT_COST).",
    })
    expect(decide([1, 100], {})).toBe(undefined)
    expect(decide([1, 101], { grants: seeing })).toBe(undefined)
    const [listed] = actionsOf(secret, { ...draft, state, lines: [101] }, context('bob'))
    expect(listed?.disabledReason).toMatch(/lines that you can't see/)
  })

  test('N10 do not stop a job', () => {
    const approved: Count = { ...draft, state: 'APPROVED', lines: [101] }
    expect(nextDocument(secret, approved, { action: 'post' }, system).document?.state).toBe('POSTED')
    expect(seesLine(secret, 101, GRANTS)).toBe(false)
    expect(seesLine(secret, 101, seeing)).toBe(true)
    expect(seesLine(secret, 100, GRANTS)).toBe(true)
    expect(seesLine(COUNT, 101, GRANTS)).toBe(true)
  })
})

describe('available actions', () => {
  test('A1 lists the actions of a state, the primary one first', () => {
    expect(actionsOf(COUNT, draft, context('ada'))).toEqual([
      {
        name: 'submit',
        label: 'Submit',
        isPrimary: true,
        needsRemark: false,
        disabledReason: undefined,
        to: 'SUBMITTED',
        outcome: { label: 'Submit for approval', note: 'Large: 20.' },
      },
      { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: true, to: 'CANCELED' },
    ])
    expect(actionsOf(COUNT, { ...draft, lines: [] }, context('ada'))[0]?.disabledReason).toBe(
      'Add at least one line first.',
    )
    expect(actionsOf(COUNT, { ...draft, state: 'APPROVED' }, system)).toEqual([])
    expect(actionsOf(COUNT, submitted, context('ada')).map(({ name }) => name)).toEqual([
      'approve',
      'cancel',
      'sendBack',
    ])
  })

  test('A4 says beforehand what an action leads to, and logs it', () => {
    const submission = (lines: number[]) => actionsOf(COUNT, { ...draft, lines }, context('ada'))[0]
    expect(submission([20, 10, 11])?.outcome).toEqual({ label: 'Submit for approval', note: 'Large: 20, 11.' })
    expect(submission([10])).toMatchObject({ disabledReason: undefined, outcome: undefined })
    expect(submission([20, -1])).toMatchObject({ disabledReason: expect.any(String), outcome: undefined })
    const event = (lines: number[]) =>
      nextDocument(COUNT, { ...draft, lines }, { action: 'submit' }, context('ada')).event
    expect(event([20])).toMatchObject({ to: 'SUBMITTED', note: 'Large: 20.' })
    expect(event([10])).not.toHaveProperty('note')
  })

  test('A5 waits for those who can take its primary action as somebody else', () => {
    const waiting = (access: 'READ' | 'WRITE', kind = COUNT) =>
      statesWaitingFor(
        kind,
        grantsOf([
          { key: 'INVENTORY_ADJUSTMENT', access: [access] },
          { key: 'CATALOG_PRODUCT', access: ['READ'] },
        ]),
      )
    expect(waiting('WRITE')).toEqual(['SUBMITTED'])
    expect(waiting('READ')).toEqual([])
    expect(statesWaitingFor(COUNT, grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['WRITE'] }]))).toEqual([])
    const { by: _, ...own } = COUNT.transitions.approve
    expect(waiting('WRITE', { ...COUNT, transitions: { ...COUNT.transitions, approve: own } })).toEqual([])
    const { isPrimary: __, ...rare } = COUNT.transitions.approve
    expect(waiting('WRITE', { ...COUNT, transitions: { ...COUNT.transitions, approve: rare } })).toEqual([])
  })

  test('A3 allows changes in an editable state, with the permissions', () => {
    expect(refuseEdit(COUNT, draft, context('bob'))).toBe(undefined)
    expect(refuseEdit(COUNT, submitted, context('bob'))).toEqual({
      code: 'wrongState',
      message: `You can't change this count: it is submitted.`,
    })
    expect(refuseEdit(COUNT, draft, context('bob', { grants: grantsOf([]) }))).toEqual({
      code: 'denied',
      message: 'This needs WRITE access to Adjustments (INVENTORY_ADJUSTMENT).',
    })
    const blind = grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['WRITE'] }])
    expect(refuseEdit({ ...COUNT, toEdit: [WRITE] }, draft, context('bob', { grants: blind }))?.code).toBe('denied')
    expect(refuseEdit(COUNT, draft, system)).toBe(undefined)
  })
})

test('L1 forgets an approval once the document can be edited again', () => {
  const applying = (...states: Count['state'][]) =>
    sinceEditable(
      COUNT,
      states.map((to) => ({ to })),
    ).map(({ to }) => to)
  expect(applying('DRAFT', 'SUBMITTED', 'APPROVED')).toEqual(['SUBMITTED', 'APPROVED'])
  expect(applying('DRAFT', 'SUBMITTED', 'APPROVED', 'DRAFT')).toEqual([])
  expect(applying('DRAFT', 'SUBMITTED', 'DRAFT', 'DRAFT', 'APPROVED')).toEqual(['APPROVED'])
  expect(applying('SUBMITTED')).toEqual(['SUBMITTED'])
})

describe('files', () => {
  test('F5 are attached in every state but the closed ones', () => {
    const refused = Object.keys(COUNT.states).filter((state) => refuseAttach(COUNT as DocumentKind, { state }))
    expect(refused).toEqual(['CANCELED'])
    expect(refuseAttach(COUNT as DocumentKind, { state: 'CANCELED' })).toEqual({
      code: 'wrongState',
      message: "You can't attach files to this count: it is canceled.",
    })
    expect(refuseAttach(COUNT as DocumentKind, { state: 'DRAFT', logged: 500 })?.code).toBe('tooMany')
  })

  test('F6 are removed by whoever can edit, and later by whoever has the permissions for it', () => {
    const writer = { ...context('ada'), grants: grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['WRITE'] }, ITEMS]) }
    expect(refuseDetach(COUNT, draft, writer)).toBeUndefined()
    expect(refuseDetach(COUNT, submitted, writer)).toEqual({
      code: 'wrongState',
      message: "You can't change this count: it is submitted.",
    })
    for (const state of Object.keys(COUNT.states) as Count['state'][]) {
      expect(refuseDetach(COUNT, { ...draft, state }, context('ada'))).toBeUndefined()
    }
    const blind = { ...context('ada'), grants: grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['DELETE'] }]) }
    expect(refuseDetach(COUNT, submitted, blind)?.code).toBe('denied')
  })
})

describe('drafts', () => {
  test('D1 trims item IDs, and nothing else', () => {
    const fields = [
      { name: 'itemID', label: 'Item ID', kind: 'item' },
      { name: 'note', label: 'Note', kind: 'text' },
    ] as const
    expect(trimItemIDs(fields, { itemID: '\t TS 1 ', note: ' x ' })).toEqual({ itemID: 'TS 1', note: ' x ' })
    const trimmed = { itemID: 'TS-1', note: null }
    expect(trimItemIDs(fields, trimmed)).toBe(trimmed)
    expect(trimItemIDs(fields, { itemID: null })).toEqual({ itemID: null })
  })

  test('D2 limits the drafts of a user, and what they create in a day', () => {
    expect(refuseCreate(COUNT, { drafts: 99, created: 999 })).toBe(undefined)
    expect(refuseCreate(COUNT, { drafts: 100, created: 0 })).toEqual({
      code: 'tooMany',
      message: 'You have 100 drafts of counts. Submit or cancel some of them first.',
    })
    expect(refuseCreate(COUNT, { drafts: 0, created: 1000 })).toEqual({
      code: 'tooMany',
      message: 'You have created 1,000 counts in the last 24 hours. Try again later.',
    })
  })

  test('D3 only lets people end a document with a full log, and jobs finish it', () => {
    const full = { code: 'tooMany', message: 'The log of this count is full, with 500 entries. Start a new one.' }
    const logged = { ...draft, logged: 500 }
    const refusal = (state: Count['state'], action: string, who = context('bob')) =>
      rejectionOf({ ...logged, state }, action, who, { remark: 'x' })
    expect(refuseEdit(COUNT, logged, context('ada'))).toEqual(full)
    expect(refuseEdit(COUNT, { ...draft, logged: 499 }, context('ada'))).toBe(undefined)
    expect(refusal('DRAFT', 'submit')).toEqual(full)
    expect(refusal('SUBMITTED', 'approve')).toEqual(full)
    expect(refusal('SUBMITTED', 'sendBack')).toEqual(full)
    expect(refusal('SUBMITTED', 'cancel')).toBe(undefined)
    expect(refusal('APPROVED', 'post', system)).toBe(undefined)
    expect(rejectionOf({ ...draft, logged: 499 }, 'submit')).toBe(undefined)
    const { cancel } = COUNT.transitions
    const goesOn = {
      ...COUNT,
      transitions: {
        ...COUNT.transitions,
        cancel: { ...cancel, instead: { when: () => false, to: 'DRAFT' as const } },
      },
    }
    expect(nextDocument(goesOn, logged, { action: 'cancel', remark: 'x' }, context('bob')).rejection).toEqual(full)
  })
})

const users = fc.constantFrom('ada', 'bob', 'cleo')
const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(COUNT.transitions)), users, fc.boolean()), {
  maxLength: 12,
})
const documents = fc.record({
  state: fc.constantFrom(...(Object.keys(COUNT.states) as Count['state'][])),
  authors: fc.subarray(['ada', 'bob']),
  lines: fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 4 }),
})

test.prop([steps])('N6 N2 logs every step to the state, and lets no author approve', (list) => {
  let document: Count = draft
  for (const [action, user, isSystem] of list) {
    const who = isSystem ? system : context(user)
    const before = document
    const { event, document: after } = nextDocument(COUNT, before, { action, remark: 'Because' }, who)
    if (!event) continue
    expect([event.from, event.to]).toEqual([before.state, after.state])
    if (action === 'approve') expect(before.authors).not.toContain(event.by)
    document = after
  }
  expect(Object.keys(COUNT.states)).toContain(document.state)
})

test.prop([documents, users])('A2 accepts the actions listed as possible, and refuses the others', (document, user) => {
  const listed = actionsOf(COUNT, document, context(user))
  for (const action of Object.keys(COUNT.transitions)) {
    const { rejection } = nextDocument(COUNT, document, { action, remark: 'Because' }, context(user))
    const one = listed.find(({ name }) => name === action)
    if (one) expect(rejection?.message).toBe(one.disabledReason)
    else expect(['wrongState', 'system']).toContain(rejection?.code)
  }
})
