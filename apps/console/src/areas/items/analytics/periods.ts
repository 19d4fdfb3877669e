import { type DateRange, monthAndYear, shortDay, shortMonth, shortWeekday } from '@greenroom/quick-dates'
import type { components } from '@greenroom/openapi'

export type Interval = components['schemas']['SalesInterval']

export const INTERVAL_LABELS: Readonly<Record<Interval, string>> = { day: 'By day', week: 'By week', month: 'By month' }

/** The longest range in days that is shown by day, and by week. */
const BY_DAY = 62
const BY_WEEK = 400

/** The intervals that give a range a readable number of bars, finest first. */
export function intervalsFor({ interval: { startDate, endDate } }: DateRange): Interval[] {
  const days = (endDate - startDate) / 86_400
  if (days <= BY_DAY) return ['day', 'week', 'month']
  return days <= BY_WEEK ? ['week', 'month'] : ['month']
}

/** A period as an axis label, from its first day (YYYY-MM-DD). */
export function axisLabel(date: string, interval: Interval, dateFormat: string): string {
  const day = Date.parse(date)
  return interval === 'month' ? shortMonth(day) : shortDay(day, dateFormat)
}

/** A period in full. `day` formats its days. */
export function periodTitle(date: string, interval: Interval, day: (date: string) => string): string {
  if (interval === 'month') return monthAndYear(Date.parse(date))
  return interval === 'week' ? `Week of ${day(date)}` : `${shortWeekday(Date.parse(date))} ${day(date)}`
}
