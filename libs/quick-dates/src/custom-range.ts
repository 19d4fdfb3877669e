/// <reference lib="esnext.temporal" preserve="true" />
import { ALL_DAY, type DayHours, spanOfDays, spanOfMinutes, type WallSpan } from './wall-span.ts'

/**
 * A range set by the user, both ends included: two dates (2026-03-01), which mean whole reporting days, or two dates
 * with a time (2026-03-01T18:00), which are taken literally.
 */
export type CustomRange = Readonly<{ from: string; to: string }>

/** How far to go back: a number of periods of the range's own length, and a number of years. */
export type Back = Readonly<{ periods: number; years: number }>

const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/

/** Reads a range, such as one from a URL. Undefined if an end is not a date, only one has a time, or it ends before it
 * starts. */
export function readRange(from: string, to: string): CustomRange | undefined {
  try {
    customSpan({ from, to }, ALL_DAY, { periods: 0, years: 0 })
    return { from, to }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Throws a RangeError for anything that `readRange` refuses. */
export function customSpan(range: CustomRange, hours: DayHours, back: Back): WallSpan {
  const [from, to] = endsOf(range)
  const isDays = range.from.length === 10
  const span = (start: Temporal.PlainDateTime, end: Temporal.PlainDateTime) =>
    isDays ? spanOfDays(start.toPlainDate(), end.toPlainDate(), hours) : spanOfMinutes(start, end)
  const days = back.periods * daysIn(span(from, to))
  return span(from.subtract({ years: back.years, days }), to.subtract({ years: back.years, days }))
}

function endsOf({ from, to }: CustomRange): [Temporal.PlainDateTime, Temporal.PlainDateTime] {
  const isRange = DATE.test(from) && DATE.test(to) && from.length === to.length && from.slice(0, 10) <= to
  if (!isRange) throw new RangeError(`"${from}" to "${to}" is not a range of dates, or of dates with times`)
  return [Temporal.PlainDateTime.from(from), Temporal.PlainDateTime.from(to)]
}

function daysIn({ from, until }: WallSpan): number {
  return from.until(until, { smallestUnit: 'days', roundingMode: 'ceil' }).days
}
