import { type CalendarRange, calendarSpan } from '@greenroom/catalog'
import { daysSince, type WeekDay } from '@greenroom/quick-dates'
import type { PriceChangeRow } from '../price-changes.atoms.ts'

export type Day = Temporal.PlainDate
export type Month = Temporal.PlainYearMonth

/** A price change on the days of a range, of which `isStart` and `isEnd` say whether it starts on the first and ends on the last. */
export type CalendarEntry = { row: PriceChangeRow; first: Day; last: Day; isStart: boolean; isEnd: boolean }

/** The part of an entry in one week, from one day to another, the first of which is 0. */
export type CalendarBar = { entry: CalendarEntry; from: number; to: number; isStart: boolean; isEnd: boolean }

export type AgendaDay = {
  day: Day
  begins: readonly CalendarEntry[]
  ends: readonly CalendarEntry[]
  runs: readonly CalendarEntry[]
}

const WEEK = 7

export function dayAt(instant: number, zone: string): Day {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate()
}

/** The month that an address names, such as 2030-07, or else that of today. */
export function monthOf(text: string | null, today: Day): Month {
  return text !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text)
    ? Temporal.PlainYearMonth.from(text)
    : today.toPlainYearMonth()
}

export function daysOf(month: Month): Day[] {
  return Array.from({ length: month.daysInMonth }, (_, index) => month.toPlainDate({ day: index + 1 }))
}

/** The whole weeks that hold a month. */
export function weeksOf(month: Month, firstDay: WeekDay): Day[][] {
  const first = month.toPlainDate({ day: 1 })
  const before = daysSince(firstDay, first.dayOfWeek)
  const start = first.subtract({ days: before })
  return Array.from({ length: Math.ceil((before + month.daysInMonth) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_day, index) => start.add({ days: week * WEEK + index })),
  )
}

/** From the start of the first day to the end of the last one, on the clock of a zone. */
export function rangeOf(days: readonly Day[], zone: string): CalendarRange {
  const startOf = (day: Day) => day.toZonedDateTime(zone).epochMilliseconds
  return { from: startOf(days[0]!), to: startOf(days.at(-1)!.add({ days: 1 })) }
}

/** What stands in a range, in the order of its start. */
export function entriesIn(range: CalendarRange, rows: readonly PriceChangeRow[], zone: string): CalendarEntry[] {
  const timed = rows.map((row) => ({ row, effectiveAt: timeOf(row.effectiveAt), endsAt: timeOf(row.endsAt) }))
  return timed
    .toSorted(
      (one, other) =>
        (one.effectiveAt ?? 0) - (other.effectiveAt ?? 0) || one.row.number.localeCompare(other.row.number, 'en'),
    )
    .flatMap(({ row, ...times }) => {
      const span = calendarSpan(times, range)
      if (!span) return []
      const [first, last] = [dayAt(span.from, zone), dayAt(span.to - 1, zone)]
      return [{ row, first, last, isStart: span.from === times.effectiveAt, isEnd: span.to === times.endsAt }]
    })
}

const timeOf = (time: string | null | undefined) => (time == null ? null : Date.parse(time))

/** The bars of a week in rows, each as far up as there is room. */
export function barsOf(entries: readonly CalendarEntry[], week: readonly Day[]): CalendarBar[][] {
  const rows: CalendarBar[][] = []
  for (const entry of entries) {
    const bar = barIn(week, entry)
    if (!bar) continue
    const free = rows.find((row) => row.at(-1)!.to < bar.from)
    if (free) free.push(bar)
    else rows.push([bar])
  }
  return rows
}

function barIn(week: readonly Day[], entry: CalendarEntry): CalendarBar | undefined {
  const [start, end] = [week[0]!, week.at(-1)!]
  const [from, to] = [dayOfWeek(start, entry.first), dayOfWeek(start, entry.last)]
  if (from >= WEEK || to < 0) return undefined
  return {
    entry,
    from: Math.max(from, 0),
    to: Math.min(to, WEEK - 1),
    isStart: entry.isStart && !isBefore(entry.first, start),
    isEnd: entry.isEnd && !isBefore(end, entry.last),
  }
}

const dayOfWeek = (start: Day, day: Day) => start.until(day, { largestUnit: 'days' }).days

const isBefore = (one: Day, other: Day) => Temporal.PlainDate.compare(one, other) < 0

/** The days on which something begins or ends, and the first one and today if something runs then, with all that is on. */
export function agendaOf(entries: readonly CalendarEntry[], days: readonly Day[], today: Day): AgendaDay[] {
  return days.flatMap((day, index) => {
    const on = entries.filter(({ first, last }) => !isBefore(day, first) && !isBefore(last, day))
    const begins = on.filter(({ first, isStart }) => isStart && first.equals(day))
    const ends = on.filter((entry) => entry.isEnd && entry.last.equals(day) && !begins.includes(entry))
    const runs = on.filter((entry) => !begins.includes(entry) && !ends.includes(entry))
    const isShown = begins.length + ends.length > 0 || (runs.length > 0 && (index === 0 || day.equals(today)))
    return isShown ? [{ day, begins, ends, runs }] : []
  })
}
