import type { DocumentState } from '@greenroom/documents'
import { daysSince, type WeekDay } from '@greenroom/quick-dates'

export type Day = Temporal.PlainDate
export type Month = Temporal.PlainYearMonth

/** A document on the days of a range, of which `isStart` and `isEnd` say whether it starts on the first and ends on the last. */
export type CalendarEntry = {
  number: string
  href: string
  state: DocumentState
  /** What it is about, beside the number. */
  about: string
  /** All of it, for screen readers and where a bar has no room. */
  text: string
  first: Day
  last: Day
  isStart: boolean
  isEnd: boolean
  /** What is said of it on a day on which it begins, ends or goes on. */
  words: (event: 'begins' | 'ends' | 'runs') => string
}

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

/** From the start of the first day to the end of the last one, on the clock of a zone, in epoch milliseconds. */
export function rangeOf(days: readonly Day[], zone: string): { from: number; to: number } {
  const startOf = (day: Day) => day.toZonedDateTime(zone).epochMilliseconds
  return { from: startOf(days[0]!), to: startOf(days.at(-1)!.add({ days: 1 })) }
}

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
