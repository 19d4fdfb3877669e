import { expect, test } from 'vitest'
import {
  ALL_DAY,
  dayStart,
  quickRange,
  readHours,
  readRange,
  type CustomRange,
  type DayHours,
  type QuickFilter,
} from './index.ts'

const FRIDAY_NOON = Temporal.Instant.from('2026-01-16T12:00:00Z').epochMilliseconds
const NIGHT = { start: '18:00', end: '02:00' }

/** Start and end in UTC, without the offset. */
function ends(asked: QuickFilter | CustomRange, hours?: DayHours, now = FRIDAY_NOON) {
  const { fromDateString, toDateString } = quickRange(asked, { now, zone: 'UTC', hours })
  return [fromDateString, toDateString].map((text) => text.replace('+00:00', ''))
}

test('H1 uses the default window', () => {
  expect(ALL_DAY).toEqual({ start: '00:00', end: '23:59' })
  expect(ends('CURRENT_DAY')).toEqual(['2026-01-16T00:00:00', '2026-01-16T23:59:59'])
  expect(ends('CURRENT_DAY', ALL_DAY)).toEqual(ends('CURRENT_DAY'))
})

test('H2 applies custom hours to a day and to a week', () => {
  const hours = { start: '09:00', end: '17:29' }
  expect(ends('CURRENT_DAY', hours)).toEqual(['2026-01-16T09:00:00', '2026-01-16T17:29:59'])
  expect(ends('CURRENT_WEEK', hours)).toEqual(['2026-01-12T09:00:00', '2026-01-18T17:29:59'])
})

test('H3 rolls an end before the start to the next day', () => {
  expect(ends('LAST_DAY', { start: '06:00', end: '05:59' })).toEqual(['2026-01-15T06:00:00', '2026-01-16T05:59:59'])
})

test('H4 includes the last second of the end', () => {
  expect(ends('LAST_DAY', NIGHT)).toEqual(['2026-01-14T18:00:00', '2026-01-15T02:00:59'])
})

test('H5 makes 24 hours of an end equal to the start', () => {
  const hours = { start: '06:00', end: '06:00' }
  expect(ends('LAST_DAY', hours)).toEqual(['2026-01-15T06:00:00', '2026-01-16T05:59:59'])
  expect(ends('CURRENT_DAY', { start: '00:00', end: '00:00' })).toEqual(ends('CURRENT_DAY'))
})

test('H6 ends a longer period with the hours of its last day', () => {
  expect(ends('LAST_WEEK', NIGHT)).toEqual(['2026-01-05T18:00:00', '2026-01-12T02:00:59'])
  expect(ends('LAST_MONTH', NIGHT)).toEqual(['2025-12-01T18:00:00', '2026-01-01T02:00:59'])
  expect(ends('LAST_YEAR', NIGHT)).toEqual(['2025-01-01T18:00:00', '2026-01-01T02:00:59'])
})

test.each([
  ['2026-01-16T17:59:59.999Z', '2026-01-15T18:00:00'],
  ['2026-01-16T18:00:00Z', '2026-01-16T18:00:00'],
])('H7 at %s starts the current day at %s', (time, start) => {
  expect(ends('CURRENT_DAY', NIGHT, Temporal.Instant.from(time).epochMilliseconds)[0]).toBe(start)
})

test('H7 starts the day at midnight when hours do not roll', () => {
  const night = Temporal.Instant.from('2026-01-16T00:30:00Z').epochMilliseconds
  expect(ends('CURRENT_DAY', { start: '09:00', end: '17:00' }, night)[0]).toBe('2026-01-16T09:00:00')
})

test('H7 returns the time at which a reporting day begins', () => {
  expect(dayStart({ start: '18:00', end: '02:00' })).toBe('18:00')
  expect(dayStart({ start: '06:00', end: '06:00' })).toBe('06:00')
  expect(dayStart({ start: '09:00', end: '17:00' })).toBe('00:00')
})

test('H8 reads hours as HH:mm', () => {
  expect(readHours('06:00', '23:59')).toEqual({ start: '06:00', end: '23:59' })
  for (const text of ['', '6:00', '24:00', '19:60', '06:00:00', '06:00 AM', ' 06:00', '0600']) {
    expect(readHours(text, '23:59')).toBeUndefined()
    expect(readHours('00:00', text)).toBeUndefined()
  }
})

test('C1 reads two dates as whole reporting days', () => {
  const range = { from: '2026-02-27', to: '2026-03-01' }
  expect(ends(range)).toEqual(['2026-02-27T00:00:00', '2026-03-01T23:59:59'])
  expect(ends(range, NIGHT)).toEqual(['2026-02-27T18:00:00', '2026-03-02T02:00:59'])
  expect(ends({ from: '2028-02-29', to: '2028-02-29' })).toEqual(['2028-02-29T00:00:00', '2028-02-29T23:59:59'])
})

test('C2 takes two dates with times literally, whatever the hours', () => {
  const show = { from: '2026-03-01T19:30', to: '2026-03-01T23:15' }
  expect(ends(show, NIGHT)).toEqual(['2026-03-01T19:30:00', '2026-03-01T23:15:59'])
  const late = { from: '2026-03-01T19:30', to: '2026-03-01T01:15' }
  expect(ends(late)).toEqual(['2026-03-01T19:30:00', '2026-03-02T01:15:59'])
  const equal = { from: '2026-03-01T19:30', to: '2026-03-01T19:30' }
  expect(ends(equal)).toEqual(['2026-03-01T19:30:00', '2026-03-02T19:29:59'])
})

test.each([
  ['2026-02-28', '2026-02-29'],
  ['2026-13-01', '2026-13-02'],
  ['2026-03-02', '2026-03-01'],
  ['2026-03-02T10:00', '2026-03-01T12:00'],
  ['2026-03-01', '2026-03-02T10:00'],
  ['2026-03-01T24:00', '2026-03-02T10:00'],
  ['2026-03-01T10:00:00', '2026-03-02T10:00:00'],
  ['2026-03-01T10:00Z', '2026-03-02T10:00Z'],
  ['2026-03-01T10:00', '2026-03-02t10:00'],
  ['x2026-03-01', 'x2026-03-01'],
  ['', ''],
])('C3 refuses "%s" to "%s"', (from, to) => {
  expect(readRange(from, to)).toBeUndefined()
  expect(() => ends({ from, to })).toThrow(RangeError)
})

test('C3 names both ends in the error', () => {
  const thrown = '"Monday" to "Friday" is not a range of dates, or of dates with times'
  expect(() => ends({ from: 'Monday', to: 'Friday' })).toThrow(thrown)
})

test('C3 reads valid ranges', () => {
  for (const [from, to] of [
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T10:00', '2026-03-01T09:00'],
  ] as const) {
    expect(readRange(from, to)).toEqual({ from, to })
  }
})
