import { type AmountFormats, amountFormats, decimalsOf, type NumberFormat, readTyped, typedIn } from '@greenroom/money'
import { type DateFormats, dateFormats, timeAgo } from '@greenroom/quick-dates'
import type { Numbers } from '@greenroom/ui'
import { parseMoney } from '@greenroom/validation'
import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { combined } from './combined.ts'
import { type Company, readingAtom } from './company.atoms.ts'

/** Formats money, numbers and times as chosen by the user or the company, whatever the browser's language. */
export type Formats = AmountFormats & {
  /** The chosen time zone. */
  timeZone: string
  numberFormat: NumberFormat
  /** Such as DD.MM.YYYY. */
  dateFormat: string
  /** Decimals of the company's currency, which prices have at most. */
  priceDecimals: number
  /** A time of the API (ISO 8601) as a day in the chosen time zone. */
  date: (time: string) => string
  /** A day without a time (YYYY-MM-DD). */
  day: (date: string) => string
  /** A minute on a wall clock, wherever that is (YYYY-MM-DDTHH:mm). */
  wall: (minute: string) => string
  /** A time of day on a wall clock (HH:mm). */
  clock: (time: string) => string
  /** The time of its day. */
  time: (time: string) => string
  /** For cells and fields: the zone is named where the browser's clocks show another time. */
  dateTime: (time: string) => string
  /** With the name of the zone, for what nobody should take for their own clock. */
  zoned: (time: string) => string
  /** For cells: "3 hours ago", and from a day on the day and time. */
  since: (time: string) => string
  /** For sentences: "3 hours ago", and from a day on "on" the day and time, with the zone. */
  when: (time: string) => string
}

type Settings = Pick<Company, 'currency' | 'timeZone' | 'dateFormat' | 'timeFormat' | 'numberFormat'>

export function formatsOf({ currency, timeZone, dateFormat, timeFormat, numberFormat }: Settings): Formats {
  const [dates, plainDates, local] = [timeZone, 'UTC', new Intl.DateTimeFormat().resolvedOptions().timeZone].map(
    (zone) => dateFormats(dateFormat, zone, timeFormat),
  ) as [DateFormats, DateFormats, DateFormats]
  const dateTime = (time: string) => {
    const at = Date.parse(time)
    const text = dates.dateTime(at)
    return text === local.dateTime(at) ? text : dates.zoned(at)
  }
  return {
    timeZone,
    numberFormat,
    dateFormat,
    priceDecimals: decimalsOf(currency),
    ...amountFormats(currency, numberFormat),
    date: (time) => dates.date(Date.parse(time)),
    // A date without time is read as midnight UTC.
    day: (date) => plainDates.date(Date.parse(date)),
    wall: (minute) => plainDates.dateTime(Date.parse(`${minute}Z`)),
    clock: (time) => plainDates.time(Date.parse(`1970-01-01T${time}Z`)),
    time: (time) => dates.time(Date.parse(time)),
    dateTime,
    zoned: (time) => dates.zoned(Date.parse(time)),
    since: (time) => timeAgo(Date.parse(time), Date.now()) ?? dateTime(time),
    when: (time) => timeAgo(Date.parse(time), Date.now()) ?? `on ${dates.zoned(Date.parse(time))}`,
  }
}

/** A typed amount with its currency. Text that is no amount stays as it is. */
export function amountText(text: string, { money }: Pick<Formats, 'money'>): string {
  const amount = parseMoney(text)
  return typeof amount === 'number' ? money(amount) : text
}

/** The formats of the signed-in user. Suspends until they are known. */
export const formatsAtom = combined({ reading: readingAtom }, ({ reading }) => formatsOf(reading))

/** How fields and counts write numbers. */
export function numbersOf({ number, numberFormat }: Formats): Numbers {
  return {
    text: number,
    read: (typed) => readTyped(typed, numberFormat),
    typed: (plain) => typedIn(plain, numberFormat),
  }
}

/** Undefined until the company is known: for the shell, which is there without it. */
export const knownFormatsAtom = unwrap(
  atom(async (get) => {
    try {
      return await get(formatsAtom)
    } catch {
      return undefined
    }
  }),
)
