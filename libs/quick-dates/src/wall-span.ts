/// <reference lib="esnext.temporal" preserve="true" />

/** A span of wall-clock time, from `from` up to but not including `until`, without a zone. */
export type WallSpan = Readonly<{ from: Temporal.PlainDateTime; until: Temporal.PlainDateTime }>

/** First and last minute of a reporting day, as HH:mm: the custom reporting hours of a company (sections 5 and 6). */
export type DayHours = Readonly<{ start: string; end: string }>

/** The default window, 12:00 AM to 11:59:59 PM (section 5). */
export const ALL_DAY: DayHours = { start: '00:00', end: '23:59' }

const MINUTE_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reads configured hours. Undefined if either is not HH:mm. */
export function readHours(start: string, end: string): DayHours | undefined {
  return MINUTE_OF_DAY.test(start) && MINUTE_OF_DAY.test(end) ? { start, end } : undefined
}

/** Whether a day with these hours ends on the next date. */
export function rolls({ start, end }: DayHours): boolean {
  return end <= start
}

/** When a reporting day begins, as HH:mm: at the start of its hours if they roll over midnight, else at midnight. */
export function dayStart(hours: DayHours): string {
  return rolls(hours) ? hours.start : ALL_DAY.start
}

/**
 * The span from the minute `start` through the minute `end`: 23:59 means 11:59:59 PM. An end that is not after the
 * start rolls to the next day (section 5); an end equal to the start makes exactly 24 hours.
 */
export function spanOfMinutes(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): WallSpan {
  const order = Temporal.PlainDateTime.compare(end, start)
  return { from: start, until: end.add({ days: order > 0 ? 0 : 1, minutes: order === 0 ? 0 : 1 }) }
}

/** Whole days: from the start of the first day's hours to the end of the last day's. */
export function spanOfDays(first: Temporal.PlainDate, last: Temporal.PlainDate, { start, end }: DayHours): WallSpan {
  return {
    from: first.toPlainDateTime(start),
    until: spanOfMinutes(last.toPlainDateTime(start), last.toPlainDateTime(end)).until,
  }
}
