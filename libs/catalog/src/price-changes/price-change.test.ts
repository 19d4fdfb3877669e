import { fc, test } from '@fast-check/vitest'
import { actionsOf } from '@greenroom/documents'
import { describe, expect } from 'vitest'
import {
  approvalPercent,
  checkPriceChange,
  needsApproval,
  type PlannedPrice,
  PRICE_CHANGE,
  type PriceChangeLine,
} from '../index.ts'
import { as, at, DRAFT, job, LINE, next, NOW } from './price-change-fixture.ts'

describe('approval', () => {
  const isNeeded = (was: number | null | undefined, price: unknown, percent = 20) =>
    needsApproval({ lines: [{ ...LINE, was, price: price as string }] }, as('ada', { approvalPercent: percent }))

  test.each([
    [100, 120, false],
    [100, 120.0001, true],
    [100, 80, false],
    [100, '79.9999', true],
    [0.0001, 0.0002, true],
    [30, '$36.00', false],
    [0, 5, true],
    [null, 5, true],
    [undefined, 5, true],
    [null, 0, true],
    [undefined, 0, true],
    [null, 'ten', false],
    [0, 0, false],
    [100, 'ten', false],
  ] as const)('Q2 from %o to %o: %o', (was, price, needed) => {
    expect(isNeeded(was, price)).toBe(needed)
  })

  test('Q2 takes the limit from the account setting', () => {
    expect(isNeeded(100, 100.01, 0)).toBe(true)
    expect(isNeeded(100, 100, 0)).toBe(false)
    expect(isNeeded(100, 1100, 1000)).toBe(false)
    expect(isNeeded(null, 0, 1000)).toBe(true)
    expect(approvalPercent({})).toBe(20)
    expect(approvalPercent({ 'catalog.price.change.approval.percent': '7' })).toBe(7)
    const small = { ...LINE, price: 30.1 }
    expect(needsApproval({ lines: [small, { ...LINE, price: 300 }, small] }, as('ada'))).toBe(true)
    expect(next(DRAFT, 'submit', as('ada', { approvalPercent: 10 })).document?.state).toBe('APPROVED')
    expect(next(DRAFT, 'submit', as('ada', { approvalPercent: 9 })).document?.state).toBe('SUBMITTED')
  })

  test('Q21 counts from the price of lately, too, and says so', () => {
    const lately = (was: number | null | undefined) => as('ada', { priceLately: () => was })
    expect(needsApproval({ lines: [LINE] }, lately(undefined))).toBe(false)
    expect(needsApproval({ lines: [LINE] }, lately(28))).toBe(false)
    expect(needsApproval({ lines: [LINE] }, lately(27))).toBe(true)
    expect(needsApproval({ lines: [LINE] }, lately(null))).toBe(true)
    const [submit] = actionsOf(PRICE_CHANGE, DRAFT, lately(27))
    expect(submit?.outcome?.note).toBe('Needs approval: more than 20% within 7 days for TS-1.')
    expect(next(DRAFT, 'submit', lately(27)).document?.state).toBe('SUBMITTED')
  })

  test('Q21 counts steps that are planned, from the last that somebody else approved', () => {
    const [early, later] = [NOW + 1000, NOW + 2000]
    const step = { number: 'PC-1', at: early, price: 35, was: 30, isApproved: true }
    const judged = (price: number, ...planned: PlannedPrice[]) =>
      needsApproval(
        { effectiveAt: later, lines: [{ ...LINE, price }] },
        as('ada', { priceNow: () => 30, plannedPrices: () => planned }),
      )
    expect(judged(36, step)).toBe(false)
    expect(judged(41, step)).toBe(true)
    const large = { ...step, price: 60 }
    expect(judged(66, large)).toBe(false)
    expect(judged(37, { ...large, isApproved: false })).toBe(true)
    // What a running one gives back at its end was approved with it.
    const running = { ...step, isRunning: true, endsAt: later, at: NOW - 1000, price: 30, was: 60 }
    expect(judged(61, running)).toBe(false)
    expect(judged(80, running)).toBe(true)
  })

  const units = fc.bigInt({ min: 1n, max: 99_999_999_900n })
  test.prop([units, units, fc.integer({ min: 0, max: 1000 })])(
    'Q2 compares exactly, for every price',
    (from, to, percent) => {
      const change = to > from ? to - from : from - to
      expect(isNeeded(Number(from) / 10_000, Number(to) / 10_000, percent)).toBe(change * 100n > from * BigInt(percent))
    },
  )
})

describe('what submission leads to', () => {
  const submission = (lines: PriceChangeLine[], percent = 20) =>
    actionsOf(PRICE_CHANGE, { ...DRAFT, lines }, as('ada', as('ada', { approvalPercent: percent })))[0]?.outcome
  const large = (itemID: string): PriceChangeLine => ({ ...LINE, itemID, price: 60 })
  const first = (itemID: string, was: number | null): PriceChangeLine => ({ ...LINE, itemID, was })

  test('Q12 says that no approval is needed, with the limit', () => {
    expect(submission([LINE, { ...LINE, field: 'msrp', price: 24 }])).toEqual({
      note: 'No price changes by more than 20%: no approval needed.',
    })
    expect(submission([LINE], 10)?.note).toBe('No price changes by more than 10%: no approval needed.')
  })

  test('Q12 names the items that need approval, each once', () => {
    const label = 'Submit for approval'
    expect(submission([LINE], 9.5)).toEqual({ label, note: 'Needs approval: more than 9.5% for TS-1.' })
    expect(submission([large('A'), LINE, { ...large('A'), field: 'msrp' }, large('B')])).toEqual({
      label,
      note: 'Needs approval: more than 20% for A, B.',
    })
    expect(submission(['A', 'B', 'C', 'D', 'E', 'F'].map(large))?.note).toBe(
      'Needs approval: more than 20% for A, B, C, D, E and 1 more.',
    )
    expect(submission([first('A', null), first('B', 0), large('C')])).toEqual({
      label,
      note: 'Needs approval: a first price for A, B; more than 20% for C.',
    })
    expect(submission([first('A', null)])?.note).toBe('Needs approval: a first price for A.')
    expect(submission([{ ...first('A', null), price: 0 }])?.note).toBe('Needs approval: a first price for A.')
  })

  test.prop([
    fc.array(fc.record({ was: fc.constantFrom(null, 0, 10, 30), price: fc.constantFrom(0, 5, 31, 36) }), {
      minLength: 1,
    }),
  ])('Q12 says what happens then', (prices) => {
    const document = { ...DRAFT, lines: prices.map((one, index) => ({ ...LINE, itemID: `TS-${index}`, ...one })) }
    const [submit] = actionsOf(PRICE_CHANGE, document, as('ada'))
    const { document: after, event } = next(document, 'submit')
    expect(submit?.outcome?.note).toBe(event?.note)
    if (after) expect(submit?.outcome?.label !== undefined).toBe(after.state === 'SUBMITTED')
  })
})

describe('prices that have changed since submission', () => {
  const priceNow = (now: Record<string, number | null>) => (line: PriceChangeLine) => now[String(line.itemID)]
  const lines = (...itemIDs: string[]) => itemIDs.map((itemID) => ({ ...LINE, itemID }))
  const from = (now: number | null | undefined) => as('bob', { priceNow: () => now })

  test.each([
    ['approve', 'SUBMITTED', as('bob')],
    ['retry', 'FAILED', as('bob')],
    ['apply', 'APPROVED', job],
  ] as const)('Q10 %s judges them again', (action, state, who) => {
    const decide = (now: number | null | undefined) => next(at(state), action, { ...who, priceNow: () => now })
    expect(decide(1).rejection).toMatchObject({ code: 'guard', guard: 'pricesStand' })
    expect(decide(null).rejection).toMatchObject({ guard: 'pricesStand' })
    expect(decide(27.5).document).toBeDefined()
    expect(decide(27.49).rejection?.guard).toBe('pricesStand')
    expect(decide(undefined).document).toBeDefined()
    const free = { ...at(state), lines: [{ ...LINE, was: 0.5, price: 0 }] }
    expect(next(free, action, { ...who, priceNow: () => null }).rejection?.guard).toBe('pricesStand')
  })

  test('Q10 accepts a change beyond the limit that was approved, as long as its price stands', () => {
    const large = at('SUBMITTED', {
      lines: [
        { ...LINE, price: 300 },
        { ...LINE, itemID: 'TS-2', was: undefined },
      ],
    })
    const stands = priceNow({ 'TS-1': 30, 'TS-2': null })
    expect(next(large, 'approve', as('bob', { priceNow: stands })).document).toBeDefined()
    expect(next(large, 'approve', from(31)).rejection?.guard).toBe('pricesStand')
  })

  test('Q10 names at most five items, each once', () => {
    const message = (documentLines: PriceChangeLine[]) =>
      next(at('SUBMITTED', { lines: documentLines }), 'approve', from(1)).rejection?.message
    expect(message([...lines('A', 'B'), { ...LINE, itemID: 'A', field: 'costPrice' }])).toBe(
      'Prices have changed since this was submitted, and its new prices are beyond the limit now: A, B. Edit it again, then submit it.',
    )
    expect(message(lines('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toMatch(/: A, B, C, D, E and 2 more\./)
    expect(message(lines('A', 'B', 'C', 'D', 'E'))).toMatch(/: A, B, C, D, E\. Edit/)
  })
})

describe('an old approval', () => {
  const WEEK = 7 * 24 * 3_600_000
  const retry = (approvedAt: number | undefined, effectiveAt?: number | null) =>
    next(at('FAILED', { effectiveAt }), 'retry', as('ada', { approvedAt })).rejection

  test('Q13 is valid for 7 days after the approval or the effective time, whichever is later', () => {
    expect(retry(NOW - WEEK)).toBeUndefined()
    expect(retry(NOW - WEEK - 1)).toMatchObject({
      code: 'guard',
      guard: 'approvalStands',
      message: 'The approval has expired: approvals last 7 days. Edit the price change and submit it again.',
    })
    expect(retry(NOW - 2 * WEEK, NOW - WEEK)).toBeUndefined()
    expect(retry(NOW - 2 * WEEK, NOW - WEEK - 1)?.guard).toBe('approvalStands')
    expect(retry(NOW - WEEK, NOW - 2 * WEEK)).toBeUndefined()
    expect(retry(NOW - WEEK - 1, null)?.guard).toBe('approvalStands')
    expect(retry(undefined)).toBeUndefined()
  })
})

describe('prices that would not change', () => {
  const same = { ...LINE, itemID: 'TS-2', price: 30 }

  test('Q11 refuses them on submission, at their lines', () => {
    expect(next({ ...DRAFT, lines: [LINE, same] }, 'submit').rejection).toEqual({
      code: 'guard',
      guard: 'pricesDiffer',
      message: 'The new price is the same as before: TS-2. Change it, or remove the line.',
      issues: [{ field: 'lines.1.price', code: 'samePrice', message: 'The new price is the same as before.' }],
    })
    expect(checkPriceChange({ ...DRAFT, lines: [same] }, as('ada'))).toEqual([])
    expect(next(at('SUBMITTED', { lines: [same] }), 'approve', as('bob')).document).toBeDefined()
  })

  test('Q11 compares with the price of now; a first price of 0 is a change', () => {
    const submit = (line: PriceChangeLine, now?: number | null) =>
      next({ ...DRAFT, lines: [line] }, 'submit', as('ada', { priceNow: () => now })).rejection?.guard
    expect(submit(same, 29)).toBeUndefined()
    expect(submit(LINE, 33)).toBe('pricesDiffer')
    expect(submit({ ...LINE, price: '$30.00' })).toBe('pricesDiffer')
    expect(submit({ ...LINE, was: null, price: 0 })).toBeUndefined()
  })
})
