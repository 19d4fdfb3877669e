/**
 * Dates with the name of a month or weekday. The names are English, as the screens are; the order is that of a pattern
 * such as DD.MM.YYYY. A day is its midnight in UTC, in epoch milliseconds.
 */

/** Whether a pattern writes the day before its month. */
export function isDayFirst(pattern: string): boolean {
  return pattern.indexOf('DD') < pattern.indexOf('MM')
}

/** "Mar 9", or "9 Mar". */
export function shortDay(day: number, pattern: string): string {
  const [month, date] = [named(day, { month: 'short' }), named(day, { day: 'numeric' })]
  return isDayFirst(pattern) ? `${date} ${month}` : `${month} ${date}`
}

/** "March 2026". */
export function monthAndYear(day: number): string {
  return named(day, { month: 'long', year: 'numeric' })
}

/** "Mar 2026". */
export function shortMonth(day: number): string {
  return named(day, { month: 'short', year: 'numeric' })
}

/** "Mon". */
export function shortWeekday(day: number): string {
  return named(day, { weekday: 'short' })
}

function named(day: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(day)
}
