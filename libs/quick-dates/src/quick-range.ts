/// <reference lib="esnext.temporal" preserve="true" />
import { type Back, customSpan, type CustomRange } from './custom-range.ts'
import { type DateRange, firstInstant, rangeBetween, rangeIn } from './date-range.ts'
import type { QuickFilter } from './filters.ts'
import { ALL_DAY, type DayHours, rolls, spanOfDays } from './wall-span.ts'
import { daysSince, type WeekDay } from './week.ts'

/** What a range depends on. */
export type RangeContext = Readonly<{
  /** Epoch milliseconds, as `Date.now()` gives them. */
  now: number
  /** The company's IANA time zone. */
  zone: string
  /** Omitted when custom reporting hours are off: 12:00 AM to 11:59:59 PM. */
  hours?: DayHours
  /** The first day of the week: Monday, unless another one is chosen. */
  firstDay?: WeekDay
}>

type Context = Required<RangeContext>
type Period = Exclude<QuickFilter, 'LAST_30_MINUTES'>

/** The length of each period, and how many periods back it starts. */
const PERIODS = {
  CURRENT_DAY: ['days', 0],
  LAST_DAY: ['days', 1],
  DAY_BEFORE_LAST_DAY: ['days', 2],
  CURRENT_WEEK: ['weeks', 0],
  LAST_WEEK: ['weeks', 1],
  CURRENT_MONTH: ['months', 0],
  LAST_MONTH: ['months', 1],
  CURRENT_YEAR: ['years', 0],
  LAST_YEAR: ['years', 1],
} as const satisfies Record<Period, readonly [string, number]>

/** The range of a quick filter or of two dates, in the company's time zone and hours (sections 3, 5 and 9). */
export function quickRange(asked: QuickFilter | CustomRange, context: RangeContext): DateRange {
  return rangeBack(asked, context, { periods: 0, years: 0 })
}

/** The period before, for comparison: the week before LAST_WEEK, or the ten days before ten days. */
export function rangeBefore(asked: QuickFilter | CustomRange, context: RangeContext): DateRange {
  return rangeBack(asked, context, { periods: 1, years: 0 })
}

/** The same dates a year earlier, for comparison. Weeks go back by 52 weeks, so that they start on the same day. */
export function rangeYearEarlier(asked: QuickFilter | CustomRange, context: RangeContext): DateRange {
  return rangeBack(asked, context, { periods: 0, years: 1 })
}

function rangeBack(
  asked: QuickFilter | CustomRange,
  { hours = ALL_DAY, firstDay = 'MONDAY', ...rest }: RangeContext,
  back: Back,
) {
  const context = { hours, firstDay, ...rest }
  if (asked === 'LAST_30_MINUTES') return lastMinutes(context, back)
  if (typeof asked === 'object') return rangeIn(context.zone, customSpan(asked, hours, back))
  return periodRange(asked, context, back)
}

function lastMinutes({ now, zone }: Context, { periods, years }: Back): DateRange {
  const end = zoned(now, zone).subtract({ years, minutes: 30 * periods })
  return rangeBetween(end.subtract({ minutes: 30 }), end)
}

function periodRange(period: Period, context: Context, { periods, years }: Back): DateRange {
  const [unit, ago] = PERIODS[period]
  const first = startOf(unit, today(context), context.firstDay)
    .subtract({ [unit]: ago + periods })
    .subtract(unit === 'weeks' ? { weeks: 52 * years } : { years })
  const last = first.add({ [unit]: 1 }).subtract({ days: 1 })
  return rangeIn(context.zone, spanOfDays(first, last, context.hours))
}

/** The reporting day. If its hours roll over midnight it begins at their start; until then it is still the day before.
 * */
function today({ now, zone, hours }: Context): Temporal.PlainDate {
  const date = zoned(now, zone).toPlainDate()
  const isEarly = rolls(hours) && now < firstInstant(date.toPlainDateTime(hours.start), zone).epochMilliseconds
  return isEarly ? date.subtract({ days: 1 }) : date
}

function startOf(unit: (typeof PERIODS)[Period][0], day: Temporal.PlainDate, firstDay: WeekDay): Temporal.PlainDate {
  switch (unit) {
    case 'days':
      return day
    case 'weeks':
      return day.subtract({ days: daysSince(firstDay, day.dayOfWeek) })
    case 'months':
      return day.with({ day: 1 })
    case 'years':
      return day.with({ month: 1, day: 1 })
  }
}

function zoned(now: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone)
}
