import type { DateRange } from '@greenroom/quick-dates'
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

const SHORT: Readonly<Record<Interval, Intl.DateTimeFormatOptions>> = {
  day: { month: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
}

/** A period as an axis label, from its first day (YYYY-MM-DD). */
export function axisLabel(date: string, interval: Interval): string {
  return new Intl.DateTimeFormat('en-US', { ...SHORT[interval], timeZone: 'UTC' }).format(new Date(date))
}

/** A period in full. `day` formats its days. */
export function periodTitle(date: string, interval: Interval, day: (date: string) => string): string {
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date))
  if (interval === 'month') return named({ month: 'long', year: 'numeric' })
  return interval === 'week' ? `Week of ${day(date)}` : `${named({ weekday: 'short' })} ${day(date)}`
}
