/// <reference lib="esnext.temporal" preserve="true" />
import type { DateRange } from './date-range.ts'

/** Days that a range may last before it is flagged (sections 5 and 9). */
export const LONG_RANGE_DAYS = 30

/** Whether a range is longer than 30 days of the calendar, each of 23, 24 or 25 hours: 31 whole days are. */
export function isLongRange({ fromDateString, toDateString }: DateRange): boolean {
  const limit = Temporal.PlainDateTime.from(fromDateString).add({ days: LONG_RANGE_DAYS })
  return Temporal.PlainDateTime.compare(Temporal.PlainDateTime.from(toDateString), limit) >= 0
}
