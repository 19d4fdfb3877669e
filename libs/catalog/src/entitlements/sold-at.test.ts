import { expect, test } from 'vitest'
import { checkSellingDates } from './check-selling-dates.ts'
import { entitlementDifference } from './compare-entitled.ts'
import { ENTITLEMENT_LIMITS, tooManyCells, tooManyCellsToday } from './entitlement-limits.ts'
import { clockAt, entitledAt, isSoldAt, type SellingDates, sellingPhase, type SellingPlace } from './sold-at.ts'

const place = (key: string, more: Partial<SellingPlace> = {}): SellingPlace => ({
  key,
  isActive: true,
  timeZone: null,
  ...more,
})
const ALWAYS: SellingDates = { from: null, to: null }
const FRIDAY: SellingDates = { from: '2026-03-06T18:00', to: '2026-03-06T23:00' }
const TILL = [place('REGISTER/R1'), place('STORE/S1'), place('VENUE/V1')]
const explicit = (given: Record<string, SellingDates>) => (key: string) => given[key]

test('E1 the nearest place that has an entitlement decides, with its dates', () => {
  expect(entitledAt(TILL, explicit({}))).toBeUndefined()
  expect(entitledAt(TILL, explicit({ 'VENUE/V1': ALWAYS }))).toEqual({ ...ALWAYS, at: 'VENUE/V1', isInherited: true })
  const both = explicit({ 'VENUE/V1': ALWAYS, 'STORE/S1': FRIDAY })
  expect(entitledAt(TILL, both)).toEqual({ ...FRIDAY, at: 'STORE/S1', isInherited: true })
  expect(entitledAt(TILL.slice(1), both)).toEqual({ ...FRIDAY, at: 'STORE/S1', isInherited: false })
  expect(entitledAt(TILL.slice(2), both)).toEqual({ ...ALWAYS, at: 'VENUE/V1', isInherited: false })
})

test('E1 nothing is inherited from below', () => {
  expect(entitledAt(TILL.slice(2), explicit({ 'STORE/S1': ALWAYS }))).toBeUndefined()
})

test('E2 an item is sold from the first minute of its dates to before the last one', () => {
  const at = ['2026-03-06T17:59', '2026-03-06T18:00', '2026-03-06T22:59', '2026-03-06T23:00']
  const phases = (dates: SellingDates) => at.map((clock) => sellingPhase(dates, clock))
  expect(phases(FRIDAY)).toEqual(['before', 'within', 'within', 'after'])
  expect(phases({ ...FRIDAY, from: null })).toEqual(['within', 'within', 'within', 'after'])
  expect(phases({ ...FRIDAY, to: null })).toEqual(['before', 'within', 'within', 'within'])
  expect(sellingPhase(ALWAYS, '1999-01-01T00:00')).toBe('within')
})

test('E2 the clock is that of the place, else of the place above, else of the company', () => {
  const now = Temporal.Instant.from('2026-03-07T00:30:59Z').epochMilliseconds
  const zoned = (...zones: (string | null)[]) => zones.map((timeZone) => place('P', { timeZone }))
  expect(clockAt(zoned('Europe/Berlin', 'America/New_York'), 'UTC', now)).toBe('2026-03-07T01:30')
  expect(clockAt(zoned(null, 'America/New_York'), 'UTC', now)).toBe('2026-03-06T19:30')
  expect(clockAt(zoned(null, null), 'Asia/Kolkata', now)).toBe('2026-03-07T06:00')
})

test('E2 an hour that the clock shows twice counts twice', () => {
  const berlin = [place('P', { timeZone: 'Europe/Berlin' })]
  const twice = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']
  expect(twice.map((now) => clockAt(berlin, 'UTC', Temporal.Instant.from(now).epochMilliseconds))).toEqual([
    '2026-10-25T02:30',
    '2026-10-25T02:30',
  ])
})

test('E3 a discontinued item is not sold, nor anything at a place that is inactive or below one that is', () => {
  const own = explicit({ 'STORE/S1': FRIDAY })
  const clock = '2026-03-06T19:30'
  expect(isSoldAt(TILL, { isActive: true }, own, clock)).toBe(true)
  expect(isSoldAt(TILL, { isActive: false }, own, clock)).toBe(false)
  expect(isSoldAt(TILL, { isActive: true }, own, '2026-03-06T23:30')).toBe(false)
  expect(isSoldAt(TILL, { isActive: true }, explicit({}), clock)).toBe(false)
  for (const index of TILL.keys()) {
    const closed = TILL.with(index, { ...TILL[index]!, isActive: false })
    expect(isSoldAt(closed, { isActive: true }, own, clock)).toBe(false)
  }
})

test('E4 dates are minutes of the calendar, the end after the start', () => {
  expect(checkSellingDates(ALWAYS)).toEqual([])
  expect(checkSellingDates(FRIDAY)).toEqual([])
  for (const value of ['2026-02-30T10:00', '2026-03-06', '2026-03-06T24:00', '1899-12-31T10:00', '2026-03-06T10:00Z']) {
    const message = (name: string) => `${name} must be a date and a time such as 2026-03-06T18:00`
    expect(checkSellingDates({ from: value, to: null })).toEqual([
      { field: 'from', message: message('Sold from'), value },
    ])
    expect(checkSellingDates({ from: null, to: value })).toEqual([
      { field: 'to', message: message('Sold until'), value },
    ])
  }
  for (const from of [FRIDAY.to, '2026-03-06T23:01']) {
    const message = 'Sold until must be after Sold from'
    expect(checkSellingDates({ from, to: FRIDAY.to })).toEqual([{ field: 'to', message, value: FRIDAY.to }])
  }
})

test('E5 two places differ in an item that only one of them may sell, or both at other dates', () => {
  expect(entitlementDifference(undefined, undefined)).toBeUndefined()
  expect(entitlementDifference(ALWAYS, undefined)).toBe('onlyHere')
  expect(entitlementDifference(undefined, FRIDAY)).toBe('onlyThere')
  expect(entitlementDifference(FRIDAY, { ...FRIDAY })).toBeUndefined()
  expect(entitlementDifference(FRIDAY, { ...FRIDAY, to: null })).toBe('dates')
  expect(entitlementDifference(FRIDAY, { ...FRIDAY, from: null })).toBe('dates')
})

test('E6 a change of too many cells is refused with the limit', () => {
  expect(ENTITLEMENT_LIMITS).toMatchObject({ cells: 10_000, bulk: 50_000, locations: 200 })
  expect(tooManyCells()).toBe(
    'This would change more than 50,000 cells, one for each item at each location. Choose fewer items or locations.',
  )
})

test('E7 a change past the cells of a day is refused with the limit', () => {
  expect(ENTITLEMENT_LIMITS.daily).toBe(500_000)
  expect(tooManyCellsToday()).toBe(
    'With this change, you would have changed more than 500,000 cells, one for each item at each location, within a day.',
  )
})
