import { expect, test } from 'vitest'
import { type AskedRange, askedIn, rangesOf, readAsked, withAsked } from './report-range.ts'

const context = { now: Date.UTC(2026, 2, 18, 12), zone: 'UTC' }

test.each<AskedRange>([
  { of: 'LAST_MONTH', compare: 'year' },
  { of: { from: '2026-03-01', to: '2026-03-09' }, compare: 'none' },
  { of: { from: '2026-03-01T18:00', to: '2026-03-02T02:00' }, compare: 'before' },
])('reads %j as it was written, whatever else the URL says', (asked) => {
  const address = withAsked(new URLSearchParams('itemID=A&range=CURRENT_DAY&from=x'), asked)
  expect(address.get('itemID')).toBe('A')
  expect(readAsked(askedIn(address), 'CURRENT_DAY')).toEqual(asked)
})

test('uses defaults for what the URL does not say', () => {
  const defaults = { of: 'LAST_WEEK', compare: 'before' }
  expect(readAsked('', 'LAST_WEEK')).toEqual(defaults)
  expect(readAsked('range=TOMORROW&compare=toString', 'LAST_WEEK')).toEqual(defaults)
  expect(readAsked('from=2026-03-09&to=2026-03-01', 'LAST_WEEK')).toEqual(defaults)
})

test('compares a range with the previous one, with a year earlier, or with none', () => {
  const starts = (compare: AskedRange['compare']) => rangesOf({ of: 'LAST_MONTH', compare }, context)
  expect(starts('before').range.fromDateString).toBe('2026-02-01T00:00:00+00:00')
  expect(starts('before').compared?.fromDateString).toBe('2026-01-01T00:00:00+00:00')
  expect(starts('year').compared?.fromDateString).toBe('2025-02-01T00:00:00+00:00')
  expect(starts('none').compared).toBeUndefined()
})
