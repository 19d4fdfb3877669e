import type { RecordIssue } from '../check-record.ts'
import { isTime, readTime } from '../text.ts'

export type Weekday = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI' | 'SAT' | 'SUN'

/**
 * When a location is open on a weekday, as HH:MM. A range whose end is not after its start ends on the next day
 * (section 5).
 */
export type WeekdayHours = { readonly day: Weekday; readonly opens: string; readonly closes: string }

/** At most one range a day; on a day without one the location is closed. */
export type OpeningHours = readonly WeekdayHours[]

/** The days of a week, which starts on Monday (section 9). */
export const HOURS_DAYS = [
  { day: 'MON', label: 'Monday' },
  { day: 'TUE', label: 'Tuesday' },
  { day: 'WED', label: 'Wednesday' },
  { day: 'THU', label: 'Thursday' },
  { day: 'FRI', label: 'Friday' },
  { day: 'SAT', label: 'Saturday' },
  { day: 'SUN', label: 'Sunday' },
] as const satisfies readonly { day: Weekday; label: string }[]

const labelOf = (day: Weekday) => HOURS_DAYS.find((one) => one.day === day)?.label ?? day

/** All problems with opening hours: times are HH:MM, and a day has one range (L4). */
export function checkHours(hours: OpeningHours): RecordIssue[] {
  const days = hours.map(({ day }) => day)
  return hours.flatMap(({ day, opens, closes }, index) => {
    const issue = (code: string, words: string) => [{ field: 'hours', code, message: `${labelOf(day)} ${words}` }]
    if (days.indexOf(day) !== index) return issue('duplicate', 'has opening hours twice.')
    return isTime(opens) && isTime(closes) ? [] : issue('unfit', 'needs times from 00:00 to 23:59.')
  })
}

/** The hours of one day in a file: 10:00-23:00, closed, or nothing where no hours are known at all. */
export function writeDayHours(hours: OpeningHours | null | undefined, day: Weekday): string {
  if (!hours) return ''
  const found = hours.find((one) => one.day === day)
  return found ? `${found.opens}-${found.closes}` : 'closed'
}

/** The hours of a whole week in words: "Monday 10:00-23:00, Tuesday closed, ..."; nothing where none are known. */
export function writeHours(hours: OpeningHours | null): string {
  return hours ? HOURS_DAYS.map(({ day, label }) => `${label} ${writeDayHours(hours, day)}`).join(', ') : ''
}

/** Typed hours, with each time that `readTime` can read as HH:MM. */
export function readHours(hours: OpeningHours): OpeningHours {
  const read = (time: string) => readTime(time) ?? time
  return hours.map(({ day, opens, closes }) => ({ day, opens: read(opens), closes: read(closes) }))
}

/** Reads the hours of one day: none for closed, undefined for a text that is neither. Times are read by `readTime`. */
export function readDayHours(day: Weekday, text: string): OpeningHours | undefined {
  const trimmed = text.trim()
  if (/^closed$/i.test(trimmed)) return []
  const [opens, closes, ...more] = trimmed.split(/[-–]/).map(readTime)
  return opens && closes && more.length === 0 ? [{ day, opens, closes }] : undefined
}
