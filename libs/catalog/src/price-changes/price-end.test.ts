import { fc, test } from '@fast-check/vitest'
import { actionsOf } from '@greenroom/documents'
import { describe, expect } from 'vitest'
import { checkPriceChange, type PlannedPrice, type PriceChange, pricesBefore } from '../index.ts'
import { as, at, DRAFT, grants, job, LINE, next, NOW } from './price-change-fixture.ts'
import { PRICE_CHANGE } from './price-change-kind.ts'

const HOUR = 3_600_000
const FRIDAY = NOW + 24 * HOUR
const SUNDAY = NOW + 72 * HOUR
const MONDAY = NOW + 96 * HOUR

const promotion = { ...LINE, was: 30, price: 25.5 }
const draft: PriceChange = { ...DRAFT, effectiveAt: FRIDAY, endsAt: MONDAY, lines: [promotion] }
/** The price is this one now, and these others are planned. */
const knowing = (price: number, ...plannedPrices: PlannedPrice[]) =>
  as('ada', { priceNow: () => price, plannedPrices: () => plannedPrices })
const other = (more: Partial<PlannedPrice>): PlannedPrice => ({
  number: 'PC-000007',
  at: FRIDAY,
  endsAt: MONDAY,
  price: 25.5,
  was: 30,
  isApproved: true,
  ...more,
})

describe('an end', () => {
  const issues = (times: Partial<PriceChange>) => checkPriceChange({ ...draft, ...times }, { grants: grants() })

  test('Q17 is a complete time after the effective one', () => {
    expect(issues({})).toEqual([])
    expect(issues({ effectiveAt: null })).toEqual([])
    expect(issues({ endsAt: Number.NaN })).toEqual([
      { field: 'endsAt', code: 'notDay', message: 'Until is not a complete date and time.' },
    ])
    for (const endsAt of [FRIDAY, FRIDAY - 1]) {
      expect(issues({ endsAt })).toEqual([
        { field: 'endsAt', code: 'order', message: 'Until must be after Effective.' },
      ])
    }
  })

  test('Q17 is in the future at submission, approval and applying', () => {
    const late = { ...draft, effectiveAt: null, endsAt: NOW }
    expect(next(late, 'submit', knowing(30)).rejection).toMatchObject({
      guard: 'endIsAhead',
      issues: [{ field: 'endsAt' }],
    })
    expect(next({ ...late, state: 'SUBMITTED' }, 'approve', as('bob')).rejection?.guard).toBe('endIsAhead')
    expect(next({ ...late, state: 'APPROVED' }, 'apply', job).rejection?.guard).toBe('endIsAhead')
    expect(next({ ...late, state: 'FAILED' }, 'retry', knowing(30)).rejection?.guard).toBe('endIsAhead')
  })

  test('Q17 makes it run, with the prices that it replaced', () => {
    const approved = at('APPROVED', { effectiveAt: NOW, endsAt: MONDAY, lines: [promotion] })
    const { document, effect } = next(approved, 'apply', { ...job, priceNow: () => 29 })
    expect(document).toMatchObject({ state: 'RUNNING', lines: [{ was: 29, price: 25.5 }] })
    expect(effect).toBe('applyPrices')
    expect(next({ ...approved, endsAt: null }, 'apply', job).document?.state).toBe('APPLIED')
  })

  test('Q17 comes at its time or before, and names the items whose prices have changed since', () => {
    const running = at('RUNNING', { ...draft, state: 'RUNNING' })
    const outcome = (price: number) =>
      actionsOf(PRICE_CHANGE, running, knowing(price)).find(({ name }) => name === 'end')?.outcome
    expect(outcome(25.5)).toBeUndefined()
    expect(outcome(26)).toEqual({ note: 'TS-1 has changed since and keeps its prices.' })
    for (const who of [knowing(26), { ...job, priceNow: () => 26 }]) {
      const { document, event, effect } = next(running, 'end', who)
      expect([document?.state, effect]).toEqual(['ENDED', 'endPrices'])
      expect(event?.note).toBe('TS-1 has changed since and keeps its prices.')
    }
    expect(next(running, 'failToEnd', job).document?.state).toBe('NOT_ENDED')
    expect(next({ ...running, state: 'NOT_ENDED' }, 'end', knowing(25.5)).document?.state).toBe('ENDED')
    expect(next(running, 'undo').rejection?.code).toBe('wrongState')
  })
})

describe('periods of the same price', () => {
  const clash = (times: Partial<PriceChange>, ...planned: PlannedPrice[]) =>
    next({ ...draft, ...times }, 'submit', knowing(30, ...planned)).rejection

  test('Q18 do not overlap', () => {
    expect(clash({ effectiveAt: SUNDAY, endsAt: null }, other({}))).toMatchObject({
      guard: 'noClash',
      message:
        'PC-000007 changes the same prices and has not ended by then: TS-1. Choose a time after its end, or remove the lines.',
      issues: [{ field: 'lines.0.price', message: 'PC-000007 changes this price and has not ended by then.' }],
    })
    expect(clash({}, other({ at: SUNDAY, endsAt: null }))).toMatchObject({
      guard: 'noClash',
      message: 'PC-000007 changes the same prices before this ends: TS-1. Choose an earlier end, or remove the lines.',
      issues: [{ field: 'lines.0.price', message: 'PC-000007 changes this price before this ends.' }],
    })
    const running = other({ at: NOW - HOUR, endsAt: SUNDAY, isRunning: true })
    expect(clash({ effectiveAt: null }, running)?.message).toContain('has not ended by then')
    expect(clash({ effectiveAt: FRIDAY }, running)?.message).toContain('has not ended by then')
  })

  test('Q18 may follow each other at once, and one that nobody can approve any more is not in the way', () => {
    expect(clash({ effectiveAt: MONDAY, endsAt: MONDAY + HOUR }, other({}))).toBeUndefined()
    expect(clash({}, other({ at: MONDAY, endsAt: null }))).toBeUndefined()
    expect(clash({}, other({ at: NOW - HOUR, isApproved: false }))).toBeUndefined()
  })

  test('Q18 leave a later price change as it is', () => {
    // 30 to 33 is within the limit, 25.50 to 33 is not.
    const later = other({ at: MONDAY, endsAt: null, was: 30, price: 33 })
    expect(clash({}, later)).toBeUndefined()
    expect(clash({ endsAt: null }, later)?.guard).toBe('noClash')
    const approved = at('APPROVED', { ...draft, state: 'APPROVED' })
    const told = (change: PriceChange) =>
      actionsOf(PRICE_CHANGE, change, knowing(30, later)).find(({ name }) => name === 'cancel')?.outcome
    expect(told(approved)).toBeUndefined()
  })
})

describe('the price before', () => {
  const before = (time: number | null, current: number, ...planned: PlannedPrice[]) =>
    pricesBefore(LINE, time, knowing(current, ...planned))

  test('Q18 is the one of the period, and after it what it would be without', () => {
    const [first, promo] = [other({ number: 'PC-000006', at: NOW + 1, endsAt: null, price: 28 }), other({ was: 28 })]
    expect(before(FRIDAY, 30, first, promo)).toEqual([28])
    expect(before(SUNDAY, 30, first, promo)).toEqual([25.5])
    expect(before(MONDAY, 30, first, promo)).toEqual([28])
    expect(before(MONDAY, 30, promo)).toEqual([30])
  })

  test('Q18 after one that runs is what it replaced, unless the price has changed since', () => {
    const running = other({ at: NOW - HOUR, isRunning: true })
    expect(before(SUNDAY, 25.5, running)).toEqual([25.5])
    expect(before(MONDAY, 25.5, running)).toEqual([30])
    expect(before(MONDAY, 27, running)).toEqual([27])
    expect(before(SUNDAY, 27, running)).toEqual([27])
    // Its end is late.
    expect(before(null, 25.5, { ...running, endsAt: NOW })).toEqual([30])
  })

  const periods = fc.array(
    fc.record({ gap: fc.nat(2), length: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 1, max: 9 }) }),
  )
  test.prop([periods, fc.integer({ min: 0, max: 30 })])('Q18 is the one of each period', (all, hours) => {
    const planned: PlannedPrice[] = []
    for (const { gap, length, price } of all) {
      const from = (planned.at(-1)?.endsAt ?? NOW + HOUR) + gap * HOUR
      planned.push(other({ at: from, endsAt: from + length * HOUR, price }))
    }
    const time = NOW + hours * HOUR
    const current = planned.find(({ at, endsAt }) => at < time && time < endsAt!)
    expect(before(time, 30, ...planned)).toEqual([current?.price ?? 30])
  })
})
