import { fc, test } from '@fast-check/vitest'
import { grantsOf } from '@greenroom/permissions'
import { describe, expect } from 'vitest'
import { actionsOf, addAuthor, checkKind, type DocumentKind, nextDocument, sinceEditable } from './index.ts'
import {
  context,
  type Count,
  COUNT,
  type CountContext,
  DELETE_COSTS,
  draft,
  rejectionOf,
  submitted,
  system,
} from './count-fixture.ts'

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

  test('N1 leads to the first alternative state whose condition holds', () => {
    const { submit } = COUNT.transitions
    const never = { when: () => false, to: 'POSTED' as const }
    const always = { when: () => true, to: 'CANCELED' as const }
    const instead = [never, ...submit.instead!, always]
    const several = { ...COUNT, transitions: { ...COUNT.transitions, submit: { ...submit, instead } } }
    const stateAfter = (lines: number[]) =>
      nextDocument(several, { ...draft, lines }, { action: 'submit' }, context('ada')).document?.state
    expect([stateAfter([10]), stateAfter([20])]).toEqual(['APPROVED', 'CANCELED'])
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

test('N14 changes the lines', () => {
  const doubling = {
    ...COUNT,
    transitions: {
      ...COUNT.transitions,
      submit: { ...COUNT.transitions.submit, linesAfter: ({ lines }: Count) => lines.map((line) => line * 2) },
    },
  }
  const next = nextDocument(doubling, { ...draft, lines: [2, 3] }, { action: 'submit' }, context('ada'))
  expect(next.document?.lines).toEqual([4, 6])
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

const users = fc.constantFrom('ada', 'bob', 'cleo')
const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(COUNT.transitions)), users, fc.boolean()), {
  maxLength: 12,
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
