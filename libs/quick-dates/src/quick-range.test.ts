import { expect, test } from 'vitest'
import { isQuickFilter, QUICK_FILTERS, quickRange, type CustomRange, type DayHours, type QuickFilter } from './index.ts'

const at = (time: string) => Temporal.Instant.from(time).epochMilliseconds

/** Start and end in New York, unless a zone is given. */
function ends(asked: QuickFilter | CustomRange, time: string, hours?: DayHours, zone = 'America/New_York') {
  const { fromDateString, toDateString } = quickRange(asked, { now: at(time), zone, hours })
  return [fromDateString, toDateString]
}

test('Q1 offers ten filters', () => {
  expect(QUICK_FILTERS).toHaveLength(10)
  expect(isQuickFilter('LAST_30_MINUTES')).toBe(true)
  expect(isQuickFilter('TODAY')).toBe(false)
})

test('Q2 returns today and the two days before', () => {
  const now = '2026-06-02T03:30:00Z'
  expect(ends('CURRENT_DAY', now)).toEqual(['2026-06-01T00:00:00-04:00', '2026-06-01T23:59:59-04:00'])
  expect(ends('LAST_DAY', now)).toEqual(['2026-05-31T00:00:00-04:00', '2026-05-31T23:59:59-04:00'])
  expect(ends('DAY_BEFORE_LAST_DAY', now)).toEqual(['2026-05-30T00:00:00-04:00', '2026-05-30T23:59:59-04:00'])
})

test.each(['2026-06-15T12:00:00Z', '2026-06-18T12:00:00Z', '2026-06-21T12:00:00Z'])(
  'Q3 finds the week of %s',
  (now) => {
    expect(ends('CURRENT_WEEK', now)).toEqual(['2026-06-15T00:00:00-04:00', '2026-06-21T23:59:59-04:00'])
    expect(ends('LAST_WEEK', now)).toEqual(['2026-06-08T00:00:00-04:00', '2026-06-14T23:59:59-04:00'])
  },
)

test.each([
  ['MONDAY', '2026-06-15', '2026-06-21'],
  ['SUNDAY', '2026-06-21', '2026-06-27'],
  ['SATURDAY', '2026-06-20', '2026-06-26'],
] as const)('Q3 starts the week on a chosen %s', (firstDay, from, to) => {
  const now = Temporal.Instant.from('2026-06-21T12:00:00Z').epochMilliseconds
  const { fromDateString, toDateString } = quickRange('CURRENT_WEEK', { now, zone: 'America/New_York', firstDay })
  expect([fromDateString.slice(0, 10), toDateString.slice(0, 10)]).toEqual([from, to])
})

test('Q3 lets a week cross the end of the year', () => {
  const week = ['2025-12-29T00:00:00-05:00', '2026-01-04T23:59:59-05:00']
  expect(ends('CURRENT_WEEK', '2026-01-01T12:00:00Z')).toEqual(week)
})

test('Q4 returns months and years', () => {
  const march = '2024-03-31T12:00:00Z'
  expect(ends('CURRENT_MONTH', march)).toEqual(['2024-03-01T00:00:00-05:00', '2024-03-31T23:59:59-04:00'])
  expect(ends('LAST_MONTH', march)).toEqual(['2024-02-01T00:00:00-05:00', '2024-02-29T23:59:59-05:00'])
  const newYear = '2026-01-01T05:00:00Z'
  expect(ends('LAST_DAY', newYear)).toEqual(['2025-12-31T00:00:00-05:00', '2025-12-31T23:59:59-05:00'])
  expect(ends('LAST_MONTH', newYear)).toEqual(['2025-12-01T00:00:00-05:00', '2025-12-31T23:59:59-05:00'])
  expect(ends('LAST_YEAR', newYear)).toEqual(['2025-01-01T00:00:00-05:00', '2025-12-31T23:59:59-05:00'])
})

test('Q5 returns the last 30 minutes across a clock change, whatever the hours', () => {
  const hours = { start: '06:00', end: '02:00' }
  const change = ['2026-03-08T01:45:00-05:00', '2026-03-08T03:15:00-04:00']
  expect(ends('LAST_30_MINUTES', '2026-03-08T07:15:00.999Z', hours)).toEqual(change)
})

test('Q6 runs a period to its end, not to now', () => {
  const year = ['2026-01-01T00:00:00-05:00', '2026-12-31T23:59:59-05:00']
  expect(ends('CURRENT_YEAR', '2026-01-01T05:00:00Z')).toEqual(year)
})

test('R1 returns the date object', () => {
  const { fromDate, toDate } = quickRange('CURRENT_DAY', { now: at('2026-03-08T15:00:00Z'), zone: 'America/New_York' })
  const day = { year: 2026, month: 3, day: 8 }
  expect(fromDate).toEqual({ ...day, hour: 12, minute: 0, second: 0, meridiem: 'AM', offset: '-05:00' })
  expect(toDate).toEqual({ ...day, hour: 11, minute: 59, second: 59, meridiem: 'PM', offset: '-04:00' })
})

test.each([
  ['00:30', 12, 'AM'],
  ['01:00', 1, 'AM'],
  ['11:59', 11, 'AM'],
  ['12:00', 12, 'PM'],
  ['13:00', 1, 'PM'],
])('R1 shows %s on the 12-hour clock', (time, hour, meridiem) => {
  const range = { from: `2026-01-05T${time}`, to: '2026-01-06T00:00' }
  expect(quickRange(range, { now: 0, zone: 'UTC' }).fromDate).toMatchObject({ hour, meridiem })
})

test('R2 gives the interval in epoch seconds', () => {
  const { interval } = quickRange('CURRENT_DAY', { now: at('2026-06-01T12:00:00Z'), zone: 'Asia/Kolkata' })
  expect(interval).toEqual({
    startDate: at('2026-05-31T18:30:00Z') / 1000,
    endDate: at('2026-06-01T18:29:59Z') / 1000,
  })
})

test('R2 rounds an instant before 1970 down to whole seconds', () => {
  const { interval } = quickRange('LAST_30_MINUTES', { now: -1, zone: 'UTC' })
  expect(interval).toEqual({ startDate: -1801, endDate: -1 })
})

test('R3 formats the strings as ISO 8601 with an offset', () => {
  const kathmandu = ['2026-06-01T00:00:00+05:45', '2026-06-01T23:59:59+05:45']
  expect(ends('CURRENT_DAY', '2026-06-01T12:00:00Z', undefined, 'Asia/Kathmandu')).toEqual(kathmandu)
})

test('Z1 throws for an unknown zone', () => {
  expect(() => quickRange('CURRENT_DAY', { now: 0, zone: 'Mars/Olympus' })).toThrow(RangeError)
})
