import { actionsOf, checkKind, type DocumentKind, refuseEdit } from '@greenroom/documents'
import { type NeededLevel } from '@greenroom/permissions'
import { describe, expect, test } from 'vitest'
import { PRICE_CHANGE, type PriceChangeState } from '../index.ts'
import { as, at, DRAFT, grants, job, LINE, next, NOW } from './price-change-fixture.ts'

describe('the kind', () => {
  test('Q1 has a complete definition', () => {
    const kind: DocumentKind = PRICE_CHANGE
    expect(checkKind(kind)).toEqual([])
  })

  test('Q1 moves from draft to undone, with approval', () => {
    const large = { ...DRAFT, lines: [{ ...LINE, price: 60 }] }
    const submitted = next(large, 'submit')
    expect([submitted.document?.state, submitted.effect]).toEqual(['SUBMITTED', undefined])
    expect(next(submitted.document!, 'approve').rejection?.code).toBe('ownWork')
    const approved = next(submitted.document!, 'approve', as('bob'))
    expect([approved.document?.state, approved.effect]).toEqual(['APPROVED', 'schedulePrices'])
    const applied = next(approved.document!, 'apply', job)
    expect([applied.document?.state, applied.effect]).toEqual(['APPLIED', 'applyPrices'])
    const undone = next(applied.document!, 'undo')
    expect([undone.document?.state, undone.effect]).toEqual(['UNDONE', 'undoPrices'])
  })

  test('Q1 sends back, cancels and retries', () => {
    const walked = (state: PriceChangeState, action: string, who = as('ada')) => {
      const { document, effect } = next(at(state), action, who)
      return [document?.state, effect]
    }
    expect(walked('SUBMITTED', 'sendBack', as('bob'))).toEqual(['DRAFT', undefined])
    expect(walked('SUBMITTED', 'reopen')).toEqual(['DRAFT', 'unschedulePrices'])
    expect(walked('APPROVED', 'reopen')).toEqual(['DRAFT', 'unschedulePrices'])
    expect(walked('APPROVED', 'fail', job)).toEqual(['FAILED', undefined])
    expect(walked('FAILED', 'reopen')).toEqual(['DRAFT', 'unschedulePrices'])
    expect(walked('FAILED', 'retry')).toEqual(['APPROVED', 'schedulePrices'])
    for (const state of ['DRAFT', 'SUBMITTED', 'APPROVED', 'FAILED'] as const) {
      expect(walked(state, 'cancel')).toEqual(['CANCELED', 'unschedulePrices'])
    }
    expect(next(at('SUBMITTED'), 'sendBack', as('bob'), '').rejection?.code).toBe('remark')
    expect(next(at('SUBMITTED'), 'sendBack').rejection?.code).toBe('ownWork')
    expect(next(at('APPROVED'), 'fail', job, '').rejection?.code).toBe('remark')
    expect(next(at('APPROVED'), 'apply').rejection?.code).toBe('system')
    expect(next(at('APPROVED'), 'fail').rejection?.code).toBe('system')
  })

  test.each([
    ['DRAFT', ['Submit', 'Cancel']],
    ['SUBMITTED', ['Approve', 'Send back', 'Edit again', 'Cancel']],
    ['APPROVED', ['Edit again', 'Cancel']],
    ['APPLIED', ['Undo']],
    ['FAILED', ['Try again', 'Edit again', 'Cancel']],
    ['UNDONE', []],
    ['PARTLY_UNDONE', []],
    ['CANCELED', []],
  ] as const)('Q1 %s offers %j', (state, labels) => {
    const actions = actionsOf(PRICE_CHANGE, at(state), as('bob'))
    expect(actions.map(({ label }) => label)).toEqual(labels)
    expect(actions.flatMap(({ disabledReason }) => disabledReason ?? [])).toEqual([])
    expect(actions.filter(({ isPrimary }) => isPrimary).length).toBe(
      ['APPROVED', 'APPLIED'].includes(state) ? 0 : Math.min(labels.length, 1),
    )
    const refusal = refuseEdit(PRICE_CHANGE, at(state), as('bob'))
    expect(refusal?.code).toBe(state === 'DRAFT' ? undefined : 'wrongState')
  })

  test('Q3 requires an effective time in the future, and the job waits for it', () => {
    const passed = 'The effective time has passed. Choose a later one, or clear it to apply at once.'
    expect(next({ ...DRAFT, effectiveAt: NOW }, 'submit').rejection).toMatchObject({
      code: 'guard',
      guard: 'timeIsAhead',
      message: passed,
      issues: [{ field: 'effectiveAt', code: 'timeIsAhead', message: passed }],
    })
    expect(next({ ...DRAFT, effectiveAt: NOW + 1 }, 'submit').document?.state).toBe('APPROVED')
    expect(next({ ...DRAFT, effectiveAt: null }, 'submit').document?.state).toBe('APPROVED')
    expect(next(at('SUBMITTED', { effectiveAt: NOW }), 'approve', as('bob')).rejection?.message).toBe(passed)
    expect(next(at('APPROVED', { effectiveAt: NOW + 1 }), 'apply', job).rejection).toMatchObject({
      guard: 'timeHasCome',
      message: 'The effective time is still ahead.',
    })
    expect(next(at('APPROVED', { effectiveAt: NOW }), 'apply', job).document?.state).toBe('APPLIED')
  })

  test.each([
    ['submit', 'DRAFT', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['submit', 'DRAFT', 'CATALOG_PRODUCT', 'WRITE'],
    ['approve', 'SUBMITTED', 'CATALOG_PRICE_CHANGE_APPROVAL', 'WRITE'],
    ['sendBack', 'SUBMITTED', 'CATALOG_PRICE_CHANGE_APPROVAL', 'WRITE'],
    ['reopen', 'SUBMITTED', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['retry', 'FAILED', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['retry', 'FAILED', 'CATALOG_PRODUCT', 'WRITE'],
    ['cancel', 'APPROVED', 'CATALOG_PRICE_CHANGE', 'DELETE'],
    ['undo', 'APPLIED', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['undo', 'APPLIED', 'CATALOG_PRODUCT', 'WRITE'],
  ] as const)('Q4 to %s a price change that is %s takes %s %s', (action, state, key, level) => {
    const less = level === 'DELETE' ? 'WRITE' : 'READ'
    const refused = next(at(state), action, as('bob', { grants: grants({ [key]: less }) })).rejection
    expect(refused).toMatchObject({ code: 'denied', message: expect.stringContaining(`needs ${level} access`) })
    expect(refused?.message).toContain(`(${key})`)
    expect(next(at(state), action, as('bob', { grants: grants({ [key]: level }) })).rejection).toBeUndefined()
  })

  test('Q4 to cancel a draft of their own takes users WRITE', () => {
    const writer = as('ada', { grants: grants({ CATALOG_PRICE_CHANGE: 'WRITE' }) })
    expect(next(DRAFT, 'cancel', writer).document?.state).toBe('CANCELED')
    expect(next({ ...DRAFT, authors: ['bob', 'ada'] }, 'cancel', writer).rejection?.code).toBe('denied')
    expect(next(at('FAILED'), 'cancel', writer).rejection?.code).toBe('denied')
  })

  test.each([
    ['costPrice', 'CATALOG_PRODUCT_COST'],
    ['sellingPrice', 'CATALOG_PRODUCT_PRICE'],
  ] as const)('Q7 to undo a change of %s takes WRITE access to it', (field, key) => {
    const applied = at('APPLIED', {
      lines: [
        { ...LINE, field: 'msrp' },
        { ...LINE, field },
      ],
    })
    const refusal = (level: NeededLevel) => {
      const who = as('bob', { grants: grants({ [key]: level }) })
      const { rejection } = next(applied, 'undo', who)
      expect(actionsOf(PRICE_CHANGE, applied, who)[0]?.disabledReason).toBe(rejection?.message)
      return rejection?.message
    }
    expect(refusal('READ')).toMatch(new RegExp(`^This needs WRITE access to .* \\(${key}\\)\\.$`))
    expect(refusal('WRITE')).toBeUndefined()
  })

  test('Q4 sets the permissions to see and to create one', () => {
    expect(PRICE_CHANGE.toRead).toEqual([
      { feature: 'CATALOG_PRICE_CHANGE', level: 'READ' },
      { feature: 'CATALOG_PRODUCT', level: 'READ' },
    ])
    const reader = as('bob', { grants: grants({ CATALOG_PRICE_CHANGE: 'READ' }) })
    expect(refuseEdit(PRICE_CHANGE, DRAFT, reader)?.code).toBe('denied')
  })

  describe('undo', () => {
    const undo = (possible: number, ...changedSince: string[]) => {
      const who = as('bob', { undo: { possible, changedSince } })
      const [action] = actionsOf(PRICE_CHANGE, at('APPLIED'), who)
      return { ...next(at('APPLIED'), 'undo', who), action }
    }

    test('Q5 gives all items back their prices', () => {
      const { document, event, effect, action } = undo(2)
      expect([document?.state, effect, action?.to, action?.outcome]).toEqual([
        'UNDONE',
        'undoPrices',
        'UNDONE',
        undefined,
      ])
      expect(event).not.toHaveProperty('note')
      expect(next(at('APPROVED'), 'undo').rejection?.code).toBe('wrongState')
    })

    test('Q5 leaves out items that have changed since, and names them', () => {
      const { document, event, effect, action } = undo(2, 'TS-1')
      const note = 'TS-1 has changed since and keeps its prices.'
      expect([document?.state, effect, action?.to]).toEqual(['PARTLY_UNDONE', 'undoPrices', 'PARTLY_UNDONE'])
      expect([event?.note, action?.outcome]).toEqual([note, { note }])
      expect(undo(1, 'TS-1', 'TS-2').event?.note).toBe('TS-1, TS-2 have changed since and keep their prices.')
      const many = Array.from({ length: 1102 }, (_, index) => `TS-${index}`)
      expect(undo(1, ...many).event?.note).toMatch(/TS-98, TS-99 and 1,002 more have changed since/)
    })

    test('Q5 is refused if nothing is left to undo', () => {
      expect(undo(0, 'TS-1').rejection).toMatchObject({
        guard: 'canUndo',
        message: 'All of its items have changed since. Make another price change instead.',
      })
      expect(undo(0).rejection?.message).toBe('It changed no price.')
    })
  })
})
