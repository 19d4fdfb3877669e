import { amountFormats } from '@greenroom/money'
import { dateFormats } from '@greenroom/quick-dates'
import type { Formats } from '#companies/formats.ts'
import type { Print } from './stored-kind.ts'

/** How a company prints money, numbers and times. Times name their zone, because a print is read anywhere. */
export function printFormats(currency: string, formats: Formats): Print {
  const { zoned } = dateFormats(formats.dateFormat, formats.timeZone, formats.timeFormat)
  return {
    ...amountFormats(currency, formats.numberFormat),
    time: (rfc3339) => zoned(Date.parse(rfc3339)),
    day: (day) => dateFormats(formats.dateFormat, 'UTC').date(Date.parse(day)),
  }
}
