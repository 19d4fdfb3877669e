import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { quickRange, QUICK_FILTERS, rangeBefore, rangeYearEarlier, type DateObject, type DateRange } from './index.ts'

const PERIODS = QUICK_FILTERS.filter((filter) => filter !== 'LAST_30_MINUTES')
const DAYS = ['DAY_BEFORE_LAST_DAY', 'LAST_DAY', 'CURRENT_DAY'] as const

/** 1990 to 2040. */
const nows = fc.integer({ min: 631_152_000_000, max: 2_208_988_800_000 })

/** Zones that have skipped a whole date since 1990 are covered by rule Z6. */
const SKIPPED = /Apia|Fakaofo|Kwajalein|Enderbury|Kanton|Kiritimati/
const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone').filter((zone) => !SKIPPED.test(zone)))
const timeOf = (minute: number) =>
  Temporal.PlainTime.from('00:00').add({ minutes: minute }).toString({ smallestUnit: 'minute' })
const minutes = fc.integer({ min: 0, max: 1439 })
const hours = fc.record({ start: minutes.map(timeOf), end: minutes.map(timeOf) })

/** Longer than any clock change, which could otherwise skip them entirely (Z6). */
const longHours = fc
  .tuple(minutes, fc.integer({ min: 180, max: 1440 }))
  .map(([start, length]) => ({ start: timeOf(start), end: timeOf(start + length) }))
const filters = fc.constantFrom(...QUICK_FILTERS)
const periods = fc.constantFrom(...PERIODS)

const dateAt = (second: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(second * 1000)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString()

/** The instant that a date object represents. */
function secondOf({ year, month, day, hour, minute, second, meridiem, offset }: DateObject): number {
  const wall = { year, month, day, hour: (hour % 12) + (meridiem === 'PM' ? 12 : 0), minute, second }
  return Temporal.Instant.from(`${Temporal.PlainDateTime.from(wall)}${offset}`).epochMilliseconds / 1000
}

const follows = (later: DateRange, earlier: DateRange) =>
  expect(later.interval.startDate).toBe(earlier.interval.endDate + 1)

test.prop([filters, nows, zones, hours])(
  'R4 names the same instants in all three forms',
  (filter, now, zone, hours) => {
    const { fromDate, toDate, fromDateString, toDateString, interval } = quickRange(filter, { now, zone, hours })
    expect(secondOf(fromDate)).toBe(interval.startDate)
    expect(secondOf(toDate)).toBe(interval.endDate)
    expect(Temporal.Instant.from(fromDateString).epochMilliseconds).toBe(interval.startDate * 1000)
    expect(Temporal.Instant.from(toDateString).epochMilliseconds).toBe(interval.endDate * 1000)
    expect(fromDate.hour).toBeGreaterThan(0)
    expect(fromDate.hour).toBeLessThan(13)
  },
)

test.prop([filters, nows, zones, hours])('H3 ends after it starts', (filter, now, zone, hours) => {
  for (const range of [quickRange, rangeBefore, rangeYearEarlier]) {
    const { startDate, endDate } = range(filter, { now, zone, hours }).interval
    expect(endDate).toBeGreaterThanOrEqual(startDate)
  }
})

test.prop([periods, nows, zones])('Z7 has the second before a start on another date', (filter, now, zone) => {
  const { startDate, endDate } = quickRange(filter, { now, zone }).interval
  expect(dateAt(startDate - 1, zone)).not.toBe(dateAt(startDate, zone))
  expect(dateAt(endDate, zone)).not.toBe(dateAt(endDate + 1, zone))
})

test.prop([periods, nows, zones])('Z7 starts a period where the previous one ends', (filter, now, zone) => {
  follows(quickRange(filter, { now, zone }), rangeBefore(filter, { now, zone }))
})

test.prop([periods, nows, zones, minutes])(
  'Z7 leaves no gap when the hours of adjacent days meet',
  (filter, now, zone, start) => {
    const context = { now, zone, hours: { start: timeOf(start), end: timeOf(start + 1439) } }
    follows(quickRange(filter, context), rangeBefore(filter, context))
  },
)

test.prop([nows, zones, longHours])('Z7 never overlaps days that have hours', (now, zone, hours) => {
  const days = DAYS.map((filter) => quickRange(filter, { now, zone, hours }).interval)
  expect(days[0]!.endDate).toBeLessThan(days[1]!.startDate)
  expect(days[1]!.endDate).toBeLessThan(days[2]!.startDate)
})

test.prop([nows, zones])('Q3 makes a week of seven dates from Monday', (now, zone) => {
  const { startDate, endDate } = quickRange('CURRENT_WEEK', { now, zone }).interval
  const [first, last] = [startDate, endDate].map((second) => Temporal.PlainDate.from(dateAt(second, zone)))
  expect([first!.dayOfWeek, last!.dayOfWeek, first!.until(last!).days]).toEqual([1, 7, 6])
})

test.prop([periods, nows, hours])('H6 equals the custom range of the same dates and hours', (filter, now, hours) => {
  const lastMillisecond = now - (now % 86_400_000) + 86_399_999
  const context = { now: lastMillisecond, zone: 'UTC' }
  const { fromDateString, toDateString } = quickRange(filter, context)
  const dates = { from: fromDateString.slice(0, 10), to: toDateString.slice(0, 10) }
  expect(quickRange(filter, { ...context, hours })).toEqual(quickRange(dates, { ...context, hours }))
})
