/// <reference lib="esnext.temporal" preserve="true" />
import type { WallSpan } from './wall-span.ts'

/** Whole seconds since 1970-01-01T00:00:00Z. */
export type EpochSeconds = number & { readonly unit: 'epoch seconds' }

/** A second on the clock of a zone (section 3): month 1 to 12, hour 1 to 12, offset from UTC such as -05:00. */
export type DateObject = Readonly<{
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  meridiem: 'AM' | 'PM'
  offset: string
}>

/**
 * The quick-date result (section 3). Both ends belong to the range: a day ends at 11:59:59 PM. The strings are ISO
 * 8601 with offset, 2026-03-08T00:00:00-05:00.
 */
export type DateRange = Readonly<{
  fromDate: DateObject
  toDate: DateObject
  interval: Readonly<{ startDate: EpochSeconds; endDate: EpochSeconds }>
  fromDateString: string
  toDateString: string
}>

/** The range between two instants, both included, on the clocks of its zone. */
export function rangeBetween(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): DateRange {
  return {
    fromDate: dateObject(from),
    toDate: dateObject(to),
    interval: { startDate: epochSeconds(from), endDate: epochSeconds(to) },
    fromDateString: dateString(from),
    toDateString: dateString(to),
  }
}

/**
 * The range during which the zone's clocks show `span`. If the zone skips all of it, as Pacific/Apia skipped
 * 2011-12-30, its end is not after its start and rolls to the next day (section 5).
 */
export function rangeIn(zone: string, { from, until }: WallSpan): DateRange {
  const start = firstInstant(from, zone)
  const end = firstInstant(until, zone)
  const isAfter = end.epochMilliseconds > start.epochMilliseconds
  return rangeBetween(start, (isAfter ? end : firstInstant(until.add({ days: 1 }), zone)).subtract({ seconds: 1 }))
}

/** When the clocks first show `wall`, or the moment they are put forward past it. */
export function firstInstant(wall: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  const at = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return at.toPlainDateTime().equals(wall) ? at : at.getTimeZoneTransition('next')!
}

function dateObject({ year, month, day, hour, minute, second, offset }: Temporal.ZonedDateTime): DateObject {
  return { year, month, day, hour: hour % 12 || 12, minute, second, meridiem: hour < 12 ? 'AM' : 'PM', offset }
}

function epochSeconds({ epochMilliseconds }: Temporal.ZonedDateTime): EpochSeconds {
  return Math.floor(epochMilliseconds / 1000) as EpochSeconds
}

function dateString(at: Temporal.ZonedDateTime): string {
  return at.toPlainDateTime().toString({ smallestUnit: 'second' }) + at.offset
}
