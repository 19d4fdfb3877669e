import type { Print } from './stored-kind.ts'

export interface CompanyFormats {
  time_zone: string
  currency: string
  /** Such as DD.MM.YYYY. */
  date_format: string
  /** A number as an example: 1,234.56. */
  number_format: string
}

/** How a company writes money, numbers and times, as on its screens. */
export function printFormats({ time_zone: timeZone, currency, date_format, number_format }: CompanyFormats): Print {
  const [, group, decimal] = /^1(.)234(.)56$/u.exec(number_format)!
  // The fonts have no narrow no-break space.
  const separators: Readonly<Record<string, string>> = { group: group === ' ' ? '\u00A0' : group!, decimal: decimal! }
  const written = (format: Intl.NumberFormat) => (value: number) =>
    format
      .formatToParts(value)
      .map(({ type, value: text }) => separators[type] ?? text)
      .join('')
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return {
    money: written(new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 4 })),
    number: written(new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })),
    time: (rfc3339) => {
      const parts = Object.fromEntries(time.formatToParts(new Date(rfc3339)).map(({ type, value }) => [type, value]))
      const { year = '', month = '', day = '', hour, minute } = parts
      return `${date_format.replace('YYYY', year).replace('MM', month).replace('DD', day)} ${hour}:${minute}`
    },
  }
}
