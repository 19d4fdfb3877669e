import { expect, test } from 'vitest'
import {
  isLongRange,
  quickRange,
  rangeBefore,
  rangeInWords,
  rangeYearEarlier,
  type CustomRange,
  type DateRange,
  type QuickFilter,
} from './index.ts'

const zone = 'America/New_York'
const at = (time: string) => Temporal.Instant.from(time).epochMilliseconds
const ends = (range: DateRange) => [range.fromDateString, range.toDateString].map((text) => text.slice(0, 19))
const days = (range: DateRange) => ends(range).map((text) => text.slice(0, 10))

const LEAP_DAY = at('2024-02-29T15:00:00Z')

test.each<[QuickFilter, string, string]>([
  ['CURRENT_DAY', '2024-02-28', '2024-02-28'],
  ['LAST_DAY', '2024-02-27', '2024-02-27'],
  ['DAY_BEFORE_LAST_DAY', '2024-02-26', '2024-02-26'],
  ['CURRENT_WEEK', '2024-02-19', '2024-02-25'],
  ['LAST_WEEK', '2024-02-12', '2024-02-18'],
  ['CURRENT_MONTH', '2024-01-01', '2024-01-31'],
  ['LAST_MONTH', '2023-12-01', '2023-12-31'],
  ['CURRENT_YEAR', '2023-01-01', '2023-12-31'],
  ['LAST_YEAR', '2022-01-01', '2022-12-31'],
])('B1 returns the period before %s', (filter, from, to) => {
  expect(days(rangeBefore(filter, { now: LEAP_DAY, zone }))).toEqual([from, to])
})

test('B1 returns the 30 minutes before across a clock change', () => {
  const before = rangeBefore('LAST_30_MINUTES', { now: at('2026-03-08T07:15:00Z'), zone })
  expect(ends(before)).toEqual(['2026-03-08T01:15:00', '2026-03-08T01:45:00'])
})

test.each<[CustomRange, string, string]>([
  [{ from: '2026-03-01', to: '2026-03-01' }, '2026-02-28T00:00:00', '2026-02-28T23:59:59'],
  [{ from: '2026-03-02', to: '2026-03-11' }, '2026-02-20T00:00:00', '2026-03-01T23:59:59'],
  [{ from: '2026-03-02T19:30', to: '2026-03-02T01:00' }, '2026-03-01T19:30:00', '2026-03-02T01:00:59'],
  [{ from: '2026-03-02T19:30', to: '2026-03-04T20:00' }, '2026-02-27T19:30:00', '2026-03-01T20:00:59'],
])('B2 returns the days before %o', (range, from, to) => {
  expect(ends(rangeBefore(range, { now: 0, zone }))).toEqual([from, to])
})

test('B2 keeps the hours of the days before', () => {
  const context = { now: 0, zone, hours: { start: '18:00', end: '02:00' } }
  const before = rangeBefore({ from: '2026-03-03', to: '2026-03-04' }, context)
  expect(ends(before)).toEqual(['2026-03-01T18:00:00', '2026-03-03T02:00:59'])
})

test.each<[QuickFilter | CustomRange, string, string, string]>([
  ['CURRENT_DAY', '2024-02-29T15:00:00Z', '2023-02-28', '2023-02-28'],
  ['LAST_DAY', '2025-03-01T15:00:00Z', '2024-02-28', '2024-02-28'],
  ['CURRENT_MONTH', '2025-02-10T15:00:00Z', '2024-02-01', '2024-02-29'],
  ['LAST_MONTH', '2024-03-31T15:00:00Z', '2023-02-01', '2023-02-28'],
  ['CURRENT_YEAR', '2024-02-29T15:00:00Z', '2023-01-01', '2023-12-31'],
  ['LAST_YEAR', '2024-02-29T15:00:00Z', '2022-01-01', '2022-12-31'],
  [{ from: '2024-02-27', to: '2024-02-29' }, '1970-01-01T00:00:00Z', '2023-02-27', '2023-02-28'],
  [{ from: '2025-02-28', to: '2025-02-28' }, '1970-01-01T00:00:00Z', '2024-02-28', '2024-02-28'],
])('B3 shifts %o at %s a year earlier', (asked, now, from, to) => {
  expect(days(rangeYearEarlier(asked, { now: at(now), zone }))).toEqual([from, to])
})

test('B3 shifts 30 minutes a year earlier by the clock', () => {
  const earlier = rangeYearEarlier('LAST_30_MINUTES', { now: at('2026-03-08T15:00:00Z'), zone })
  expect(ends(earlier)).toEqual(['2025-03-08T10:30:00', '2025-03-08T11:00:00'])
})

test('B4 shifts a week 52 weeks earlier', () => {
  expect(days(rangeYearEarlier('CURRENT_WEEK', { now: LEAP_DAY, zone }))).toEqual(['2023-02-27', '2023-03-05'])
  expect(days(rangeYearEarlier('LAST_WEEK', { now: LEAP_DAY, zone }))).toEqual(['2023-02-20', '2023-02-26'])
})

/** Replaces the narrow spaces of the runtime's locale data with plain ones. */
const inWords = (range: DateRange, formats?: Parameters<typeof rangeInWords>[2]) =>
  rangeInWords(range, zone, formats).replace(/\s/g, ' ')

test('W1 describes a range in words', () => {
  const words = (from: string, to: string) => inWords(quickRange({ from, to }, { now: 0, zone }))
  expect(words('2026-06-01', '2026-06-01')).toBe('Mon, Jun 1, 2026, 12:00 AM – 11:59 PM (America/New_York, UTC-04:00)')
  expect(words('2025-12-29', '2026-01-04')).toBe(
    'Mon, Dec 29, 2025, 12:00 AM – Sun, Jan 4, 2026, 11:59 PM (America/New_York, UTC-05:00)',
  )
})

test('W1 gives both offsets where the clocks change in between', () => {
  const range = quickRange({ from: '2026-03-08', to: '2026-03-08' }, { now: 0, zone })
  expect(inWords(range)).toBe('Sun, Mar 8, 2026, 12:00 AM – 11:59 PM (America/New_York, UTC-05:00 to UTC-04:00)')
})

test.each([
  [{ dateFormat: 'DD.MM.YYYY', timeFormat: '24h' }, 'Tue, 1 Sep 2026, 00:00–23:59'],
  [{ dateFormat: 'DD.MM.YYYY', timeFormat: '12h' }, 'Tue, 1 Sep 2026, 12:00 AM – 11:59 PM'],
  [{ dateFormat: 'YYYY-MM-DD', timeFormat: '24h' }, 'Tue, Sep 1, 2026, 00:00 – 23:59'],
] as const)('W1 describes a range in the formats %j', (formats, words) => {
  const range = quickRange({ from: '2026-09-01', to: '2026-09-01' }, { now: 0, zone })
  expect(inWords(range, formats)).toBe(`${words} (America/New_York, UTC-04:00)`)
})

test.each<[string, string, boolean]>([
  ['2026-04-01', '2026-04-30', false],
  ['2026-03-01', '2026-03-30', false],
  ['2026-10-15', '2026-11-13', false],
  ['2026-03-01', '2026-03-31', true],
  ['2026-10-15', '2026-11-14', true],
  ['2026-04-01T12:00', '2026-05-01T11:59', false],
  ['2026-04-01T12:00', '2026-05-01T12:00', true],
])('W2 finds %s to %s longer than 30 days: %s', (from, to, isLong) => {
  expect(isLongRange(quickRange({ from, to }, { now: 0, zone }))).toBe(isLong)
})

test('W2 does not flag 30 days whose hours roll', () => {
  const hours = { start: '06:00', end: '05:59' }
  const range = (to: string) => quickRange({ from: '2026-04-01', to }, { now: 0, zone, hours })
  expect(isLongRange(range('2026-04-30'))).toBe(false)
  expect(isLongRange(range('2026-05-01'))).toBe(true)
})
