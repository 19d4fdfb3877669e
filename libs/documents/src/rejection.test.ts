import { grantsOf } from '@greenroom/permissions'
import { describe, expect, test } from 'vitest'
import {
  actionsOf,
  type DocumentKind,
  nextDocument,
  refuseAttach,
  refuseCreate,
  refuseDetach,
  refuseEdit,
  refuseFiles,
  seesLine,
} from './index.ts'
import {
  context,
  type Count,
  COUNT,
  type CountContext,
  draft,
  GRANTS,
  ITEMS,
  rejectionOf,
  submitted,
  system,
} from './count-fixture.ts'

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

  test('F8 hide the files of the document', () => {
    const { grants } = context('bob')
    expect(refuseFiles(secret, { lines: [1, 101] }, grants)).toEqual({
      code: 'denied',
      message:
        "This count has lines that you can't see, so its attachments are hidden, too. This needs READ access to Product cost (CATALOG_PRODUCT_COST).",
    })
    expect(refuseFiles(secret, { lines: [1, 100] }, grants)).toBeUndefined()
    expect(refuseFiles(secret, { lines: [1, 101] }, seeing)).toBeUndefined()
    expect(refuseFiles(COUNT, { lines: [1, 101] }, grants)).toBeUndefined()
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
        cancel: { ...cancel, instead: [{ when: () => false, to: 'DRAFT' as const }] },
      },
    }
    expect(nextDocument(goesOn, logged, { action: 'cancel', remark: 'x' }, context('bob')).rejection).toEqual(full)
  })
})
