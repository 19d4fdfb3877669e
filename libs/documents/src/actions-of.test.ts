import { fc, test } from '@fast-check/vitest'
import { grantsOf } from '@greenroom/permissions'
import { describe, expect } from 'vitest'
import { actionsOf, nextDocument, refuseEdit, statesWaitingFor } from './index.ts'
import {
  context,
  type Count,
  COUNT,
  DELETE_COSTS,
  draft,
  GRANTS,
  ITEMS,
  submitted,
  system,
  WRITE,
} from './count-fixture.ts'

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

  test('A7 does not say beforehand what an action leads to without the permissions to know', () => {
    const transitions = { ...COUNT.transitions, submit: { ...COUNT.transitions.submit, toForesee: [DELETE_COSTS] } }
    const kind = { ...COUNT, transitions }
    const submit = (grants = GRANTS) => actionsOf(kind, draft, context('ada', { grants }))[0]
    expect(submit()).toMatchObject({ name: 'submit', disabledReason: undefined, to: undefined, outcome: undefined })
    const costs = { key: DELETE_COSTS.feature, access: ['DELETE' as const] }
    expect(submit(grantsOf([{ key: 'INVENTORY_ADJUSTMENT', access: ['DELETE'] }, ITEMS, costs]))).toMatchObject({
      to: 'SUBMITTED',
      outcome: { label: 'Submit for approval' },
    })
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

test('A6 does not allow changes that the kind refuses', () => {
  const guarded = {
    ...COUNT,
    editGuards: [
      {
        name: 'place',
        reason: (_: Count, { user }: { user: string }) => (user === 'bob' ? 'Bob is elsewhere.' : undefined),
      },
    ],
  }
  expect(refuseEdit(guarded, draft, context('ada'))).toBe(undefined)
  expect(refuseEdit(guarded, draft, context('bob'))).toEqual({
    code: 'guard',
    guard: 'place',
    message: 'Bob is elsewhere.',
  })
})

const users = fc.constantFrom('ada', 'bob', 'cleo')
const documents = fc.record({
  state: fc.constantFrom(...(Object.keys(COUNT.states) as Count['state'][])),
  authors: fc.subarray(['ada', 'bob']),
  lines: fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 4 }),
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
