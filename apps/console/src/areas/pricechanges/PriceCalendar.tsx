import { dataOf } from '@greenroom/api-client'
import { CALENDAR_STATES, calendarSpan, PRICE_CHANGE_STATES } from '@greenroom/catalog'
import type { Formats } from '#data/formats.ts'
import { resource } from '#data/resource.ts'
import { type CalendarEntry, type Day, dayAt, rangeOf } from '#documents/calendar/calendar-days.ts'
import { DocumentCalendar } from '#documents/calendar/DocumentCalendar.tsx'
import { PRICE_CHANGES, priceChangePath } from './paths.ts'
import type { PriceChangeRow } from './price-changes.atoms.ts'

/** The most that a calendar shows. */
const MOST = 200

/** The price changes between two times, those that start first. Throws ApiError. */
const priceCalendar = resource({
  name: 'priceCalendar',
  entities: ['priceChange'],
  load: async (api, signal, range: { endsAfter: string; startsBefore: string }) => {
    const query = { ...range, state: CALENDAR_STATES.join(','), sort: 'effectiveAt', limit: MOST }
    return dataOf(await api.GET('/pricechanges', { params: { query }, signal })).body
  },
})

function rowsOn(days: readonly Day[], zone: string) {
  const { from, to } = rangeOf(days, zone)
  return priceCalendar({ endsAfter: new Date(from).toISOString(), startsBefore: new Date(to).toISOString() })
}

/** The price changes of a month. */
export function PriceCalendar() {
  return (
    <DocumentCalendar
      one="price change"
      many="price changes"
      listPath={PRICE_CHANGES}
      rowsOn={rowsOn}
      entriesOf={priceEntries}
      hint="Promotions and planned prices of this month appear here."
      note="Price changes without a time start as soon as they are approved, and are only in the list."
    />
  )
}

/** What stands on some days, in the order of its start. */
export function priceEntries(
  rows: readonly PriceChangeRow[],
  days: readonly Day[],
  formats: Formats,
): readonly CalendarEntry[] {
  const range = rangeOf(days, formats.timeZone)
  const timed = rows.map((row) => ({ row, effectiveAt: timeOf(row.effectiveAt), endsAt: timeOf(row.endsAt) }))
  return timed
    .toSorted(
      (one, other) =>
        (one.effectiveAt ?? 0) - (other.effectiveAt ?? 0) || one.row.number.localeCompare(other.row.number, 'en'),
    )
    .flatMap(({ row, ...times }) => {
      const span = calendarSpan(times, range)
      if (!span) return []
      const [first, last] = [dayAt(span.from, formats.timeZone), dayAt(span.to - 1, formats.timeZone)]
      const isStart = span.from === times.effectiveAt
      return [{ ...wordsOf(row, last, formats), first, last, isStart, isEnd: span.to === times.endsAt }]
    })
}

const timeOf = (time: string | null | undefined) => (time == null ? null : Date.parse(time))

function wordsOf(row: PriceChangeRow, last: Day, { date, dateTime, day, time }: Formats) {
  const { number, reason, effectiveAt, endsAt } = row
  const state = PRICE_CHANGE_STATES[row.state as keyof typeof PRICE_CHANGE_STATES]
  const times = endsAt ? `${dateTime(effectiveAt!)} to ${dateTime(endsAt)}` : `from ${dateTime(effectiveAt!)}`
  const until = endsAt ? `until ${dateTime(endsAt)}` : 'without an end'
  return {
    number,
    href: priceChangePath(number),
    state,
    about: reason ?? '',
    text: [`${number} ${state.label}`, reason, times].filter(Boolean).join(', '),
    words: (event: 'begins' | 'ends' | 'runs') => {
      if (event === 'begins') return `Begins at ${time(effectiveAt!)}, ${until}`
      if (event === 'runs') return `Runs ${until}`
      // The first instant of a day ends the day before.
      return date(endsAt!) === day(last.toString()) ? `Ends at ${time(endsAt!)}` : 'Ends at midnight'
    },
  }
}
