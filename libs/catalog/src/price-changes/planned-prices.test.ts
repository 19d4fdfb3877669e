import { fc, test } from '@fast-check/vitest'
import { actionsOf } from '@greenroom/documents'
import { describe, expect } from 'vitest'
import { type PlannedPrice, pricesBefore, type PriceChangeLine } from '../index.ts'
import { as, at, DRAFT, LINE, next, NOW } from './price-change-fixture.ts'
import { PRICE_CHANGE } from './price-change-kind.ts'

const HOUR = 3_600_000
const FRIDAY = NOW + 24 * HOUR
const MONDAY = NOW + 96 * HOUR

const planned = (number: string, at: number, was: number, price: number, isApproved = true): PlannedPrice => ({
  number,
  at,
  price,
  was,
  isApproved,
})
/** Somebody for whom the price of now is 20, and these changes are planned. */
const knowing = (user: string, ...plannedPrices: PlannedPrice[]) =>
  as(user, { priceNow: () => 20, plannedPrices: () => plannedPrices })
const promotion = { ...LINE, was: 20, price: 15 }
const ending = { ...LINE, was: 15, price: 20 }

describe('the price before', () => {
  const before = (effectiveAt: number | null, ...all: PlannedPrice[]) =>
    pricesBefore(LINE, effectiveAt, knowing('ada', ...all))

  test('Q14 is what the last earlier one sets, and the price of now without one', () => {
    const [friday, monday] = [planned('PC-000001', FRIDAY, 20, 15), planned('PC-000002', MONDAY, 15, 18)]
    expect(before(MONDAY, friday, monday)).toEqual([15])
    expect(before(MONDAY + 1, friday, monday)).toEqual([18])
    expect(before(FRIDAY, friday, monday)).toEqual([20])
    expect(before(null, friday)).toEqual([20])
    expect(before(null, planned('PC-000003', NOW - 1, 20, 19))).toEqual([19])
    expect(before(Number.NaN, friday)).toEqual([20])
  })

  test('Q14 may be another one without those that wait for approval', () => {
    const waiting = planned('PC-000001', FRIDAY, 20, 15, false)
    expect(before(MONDAY, waiting)).toEqual([15, 20])
    expect(before(MONDAY, planned('PC-000002', FRIDAY - 1, 20, 18), waiting)).toEqual([15, 18])
    expect(before(MONDAY, waiting, planned('PC-000002', FRIDAY + 1, 15, 18))).toEqual([18])
    // Its time has passed: nobody can approve it any more.
    expect(before(MONDAY, { ...waiting, at: NOW })).toEqual([20])
  })

  test('Q14 is what the line says where it no longer matters', () => {
    expect(pricesBefore(LINE, MONDAY, as('ada'))).toEqual([30])
    expect(pricesBefore({ ...LINE, was: undefined }, MONDAY, as('ada'))).toEqual([null])
  })

  const changes = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 1, max: 99 }) }))
  test.prop([changes, fc.integer({ min: 0, max: 10 })])('Q14 is the price that there will be then', (all, hours) => {
    const plan = all.map((one, index) => planned(`PC-${index}`, NOW + one.hours * HOUR, 0, one.price))
    const ordered = plan.toSorted((one, other) => one.at - other.at)
    let price = 20
    for (const change of ordered) if (change.at < NOW + hours * HOUR) price = change.price
    expect(before(NOW + hours * HOUR, ...ordered)).toEqual([price])
  })
})

describe('a promotion and its end', () => {
  const draft = (effectiveAt: number, line: PriceChangeLine) => ({ ...DRAFT, effectiveAt, lines: [line] })

  test('Q14 can be submitted in any order', () => {
    expect(next(draft(FRIDAY, promotion), 'submit', knowing('ada')).document?.state).toBe('SUBMITTED')
    const waiting = planned('PC-000001', FRIDAY, 20, 15, false)
    expect(next(draft(MONDAY, ending), 'submit', knowing('ada', waiting)).document?.state).toBe('SUBMITTED')
    const approved = { ...waiting, isApproved: true }
    expect(next(draft(MONDAY, ending), 'submit', knowing('ada', approved)).document?.state).toBe('SUBMITTED')
    expect(next(draft(MONDAY, ending), 'submit', knowing('ada')).rejection?.guard).toBe('pricesDiffer')
  })

  test('Q14 needs approval if it does with or without those that wait', () => {
    const waiting = planned('PC-000001', FRIDAY, 20, 15, false)
    const submit = (price: number) => next(draft(MONDAY, { ...ending, price }), 'submit', knowing('ada', waiting))
    expect(submit(17).document?.state).toBe('APPROVED')
    // Within 20 % of 15, but not of 20.
    expect(submit(14).document?.state).toBe('SUBMITTED')
    expect(submit(14).event?.note).toBe(
      'Needs approval: more than 20% for TS-1, unless what is planned before is approved.',
    )
    expect(submit(9).event?.note).toBe('Needs approval: more than 20% for TS-1.')
  })

  test('Q10 the end is approved while the price is as it was planned', () => {
    const submitted = at('SUBMITTED', { effectiveAt: MONDAY, lines: [ending] })
    const approve = (...all: PlannedPrice[]) => next(submitted, 'approve', knowing('bob', ...all)).rejection?.guard
    expect(approve(planned('PC-000001', FRIDAY, 20, 15))).toBeUndefined()
    expect(approve(planned('PC-000001', FRIDAY, 20, 15, false))).toBeUndefined()
    expect(approve()).toBeUndefined()
    expect(approve(planned('PC-000001', FRIDAY, 20, 10))).toBe('pricesStand')
  })
})

describe('a clash', () => {
  test('Q15 of the same time is refused, at its lines', () => {
    const waiting = planned('PC-000007', FRIDAY, 20, 18, false)
    const decision = next({ ...DRAFT, effectiveAt: FRIDAY, lines: [promotion] }, 'submit', knowing('ada', waiting))
    expect(decision.rejection).toEqual({
      code: 'guard',
      guard: 'noClash',
      message: 'PC-000007 changes the same prices at the same time: TS-1. Choose another time, or remove the lines.',
      issues: [{ field: 'lines.0.price', code: 'clash', message: 'PC-000007 changes this price at the same time.' }],
    })
    const submitted = at('SUBMITTED', { effectiveAt: FRIDAY, lines: [promotion] })
    expect(next(submitted, 'approve', knowing('bob', waiting)).rejection?.guard).toBe('noClash')
    expect(next(submitted, 'approve', knowing('bob', { ...waiting, at: FRIDAY + 1 })).rejection).toBeUndefined()
  })

  test('Q15 with a later one that would be beyond the limit is refused, whether it comes at once or has a time', () => {
    const later = planned('PC-000007', MONDAY, 20, 24)
    const submit = (effectiveAt: number | null, price: number, other = later) =>
      next({ ...DRAFT, effectiveAt, lines: [{ ...LINE, was: 20, price }] }, 'submit', knowing('ada', other)).rejection
    for (const effectiveAt of [null, FRIDAY]) {
      expect(submit(effectiveAt, 19.99)).toEqual({
        code: 'guard',
        guard: 'noClash',
        message:
          'After this, PC-000007 would change prices by more than 20%: TS-1. Edit PC-000007 again, and submit it after this.',
        issues: [
          {
            field: 'lines.0.price',
            code: 'clash',
            message: 'After this, PC-000007 would change the price by more than 20%.',
          },
        ],
      })
      expect(submit(effectiveAt, 21)).toBeUndefined()
    }
    // It was approved as what follows this price.
    expect(submit(FRIDAY, 15, { ...later, was: 15 })).toBeUndefined()
    // Somebody will judge it again.
    expect(submit(FRIDAY, 15, { ...later, isApproved: false })).toBeUndefined()
    expect(submit(MONDAY + 1, 25)).toBeUndefined()
  })

  test('Q15 names the first other one, with its items', () => {
    const lines = ['A', 'B', 'C'].map((itemID) => ({ ...promotion, itemID }))
    const of = new Map([
      ['A', planned('PC-000007', FRIDAY, 20, 18)],
      ['B', planned('PC-000008', FRIDAY, 20, 18)],
      ['C', planned('PC-000007', FRIDAY, 20, 18)],
    ])
    const who = as('ada', { priceNow: () => 20, plannedPrices: ({ itemID }) => [of.get(String(itemID))!] })
    const { rejection } = next({ ...DRAFT, effectiveAt: FRIDAY, lines }, 'submit', who)
    expect(rejection?.message).toContain('PC-000007 changes the same prices at the same time: A, C.')
    expect(rejection?.issues).toHaveLength(3)
  })
})

test.each(['reopen', 'cancel'])('Q16 %s says what follows', (name) => {
  const approved = at('APPROVED', { effectiveAt: FRIDAY, lines: [{ ...LINE, was: 20, price: 25 }] })
  const outcome = (document: typeof approved, ...all: PlannedPrice[]) =>
    actionsOf(PRICE_CHANGE, document, knowing('ada', ...all)).find((action) => action.name === name)?.outcome
  const later = planned('PC-000007', MONDAY, 25, 29)
  expect(outcome(approved, later)).toEqual({
    note: 'Without this, PC-000007 would change prices by more than 20% and would not be applied: TS-1.',
  })
  expect(outcome(approved)).toBeUndefined()
  expect(outcome(approved, { ...later, price: 24 })).toBeUndefined()
  expect(outcome(approved, { ...later, isApproved: false })).toBeUndefined()
  expect(outcome({ ...approved, state: 'FAILED' }, later)).toBeUndefined()
})
