/** 22:05 or 10:05 PM. */
export type TimeFormat = '24h' | '12h'

/** How days and times are written, in one time zone. */
export type DateFormats = {
  /** The day of an instant, which is in epoch milliseconds. */
  date: (at: number) => string
  time: (at: number) => string
  dateTime: (at: number) => string
  /** The same with the name of the zone, such as EST. */
  zoned: (at: number) => string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Two clocks differ a little: what is this far ahead happened just now. In milliseconds. */
const AHEAD = MINUTE

/** `pattern` has YYYY, MM and DD, such as DD.MM.YYYY; `zone` is an IANA time zone. */
export function dateFormats(pattern: string, zone: string, timeFormat: TimeFormat = '24h'): DateFormats {
  const isShort = timeFormat === '12h'
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: isShort ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isShort ? 'h12' : 'h23',
  })
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  const read = (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const { year = '', month = '', day = '', hour, minute, dayPeriod } = parts
    return {
      date: pattern.replace('YYYY', year).replace('MM', month).replace('DD', day),
      time: isShort ? `${hour}:${minute} ${dayPeriod}` : `${hour}:${minute}`,
    }
  }
  return {
    date: (at) => read(at).date,
    time: (at) => read(at).time,
    dateTime: (at) => {
      const { date, time } = read(at)
      return `${date} ${time}`
    },
    zoned: (at) => {
      const { date, time } = read(at)
      const name = named.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value
      return `${date} ${time} ${name}`
    },
  }
}

/**
 * How long ago an instant was, such as "3 hours ago"; undefined unless it is less than a day before `now`. Both in epoch
 * milliseconds.
 */
export function timeAgo(at: number, now: number): string | undefined {
  const passed = now - at
  if (passed < -AHEAD || passed >= DAY) return undefined
  if (passed < MINUTE) return 'just now'
  return passed < HOUR ? counted(Math.floor(passed / MINUTE), 'minute') : counted(Math.floor(passed / HOUR), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

/** What the clocks of a zone show at instants, which are in epoch milliseconds: YYYY-MM-DDTHH:mm:ss. */
export function wallClock(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return (at) => format.format(at).replace(' ', 'T')
}
