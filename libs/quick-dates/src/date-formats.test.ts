import { expect, test } from 'vitest'
import { dateFormats, timeAgo, wallClock } from './index.ts'

/** 2026-11-21T03:05:00Z */
const NIGHT = 1795230300000

test.each([
  ['YYYY-MM-DD', '2026-11-20'],
  ['DD.MM.YYYY', '20.11.2026'],
  ['MM/DD/YYYY', '11/20/2026'],
])('F1 writes days as %s, in the time zone', (pattern, date) => {
  const formats = dateFormats(pattern, 'America/New_York')
  expect(formats.date(NIGHT)).toBe(date)
  expect(formats.dateTime(NIGHT)).toBe(`${date} 22:05`)
  expect(dateFormats(pattern, 'UTC').dateTime(NIGHT)).toMatch(/21.* 03:05$/)
})

test('F2 writes midnight as 00:00', () => {
  expect(dateFormats('YYYY-MM-DD', 'UTC').dateTime(1795219200000)).toBe('2026-11-21 00:00')
})

test('F2 writes a time on the 12-hour clock', () => {
  const formats = dateFormats('MM/DD/YYYY', 'UTC', '12h')
  expect(formats.dateTime(NIGHT)).toBe('11/21/2026 3:05 AM')
  expect([1795219200000, 1795219200000 + 12 * 3_600_000].map(formats.time)).toEqual(['12:00 AM', '12:00 PM'])
  expect(formats.zoned(NIGHT)).toBe('11/21/2026 3:05 AM UTC')
})

test('F3 names the zone as it is called on that day', () => {
  const zoned = dateFormats('YYYY-MM-DD', 'America/New_York').zoned
  expect(zoned(NIGHT)).toBe('2026-11-20 22:05 EST')
  expect(zoned(1782878400000)).toBe('2026-07-01 00:00 EDT')
  expect(dateFormats('DD.MM.YYYY', 'UTC').zoned(NIGHT)).toBe('21.11.2026 03:05 UTC')
})

test.each([
  [-60_001, undefined],
  [-60_000, 'just now'],
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [179_999, '2 minutes ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_399_999, '23 hours ago'],
  [86_400_000, undefined],
])('F4 %i milliseconds ago: %s', (passed, words) => {
  expect(timeAgo(NIGHT - passed, NIGHT)).toBe(words)
})

test('F5 the clocks of a zone, to the second', () => {
  expect(wallClock('America/New_York')(NIGHT + 7_000)).toBe('2026-11-20T22:05:07')
  expect(wallClock('Asia/Kolkata')(NIGHT)).toBe('2026-11-21T08:35:00')
  expect(wallClock('UTC')(1795219200000)).toBe('2026-11-21T00:00:00')
})
