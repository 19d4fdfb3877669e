import { shortWeekday } from '@greenroom/quick-dates'

/** A minute on the clock of a place with its weekday: "Fri 2026-03-06 19:30". `wall` writes the minute. */
export function clockText(minute: string, wall: (minute: string) => string): string {
  return `${shortWeekday(Date.parse(minute.slice(0, 10)))} ${wall(minute)}`
}
