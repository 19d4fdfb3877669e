import type { TimeFormat } from './date-formats.ts'
import type { DateRange } from './date-range.ts'
import { isDayFirst } from './named-dates.ts'

/**
 * The range on the clocks of its zone, with the zone and the offset from UTC, or both offsets if the clocks change
 * between its ends: "Sun, Mar 8, 2026, 12:00 AM – 11:59 PM (America/New_York, UTC-05:00 to UTC-04:00)".
 */
export function rangeInWords(
  { interval, fromDate, toDate }: DateRange,
  zone: string,
  { dateFormat = 'MM/DD/YYYY', timeFormat = '12h' }: { dateFormat?: string; timeFormat?: TimeFormat } = {},
): string {
  const format = new Intl.DateTimeFormat(isDayFirst(dateFormat) ? 'en-GB' : 'en-US', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: timeFormat === '12h' ? 'h12' : 'h23',
  })
  const times = format
    .formatRangeToParts(interval.startDate * 1000, interval.endDate * 1000)
    .map(({ type, value }) => asElsewhere(type, value))
    .join('')
  const offsets = [...new Set([fromDate.offset, toDate.offset])].map((offset) => `UTC${offset}`)
  return `${times} (${zone}, ${offsets.join(' to ')})`
}

/** British English has "Sept" and "pm", which are "Sep" and "PM" everywhere else. */
function asElsewhere(type: string, value: string): string {
  if (type === 'month') return value.slice(0, 3)
  return type === 'dayPeriod' ? value.toUpperCase() : value
}
