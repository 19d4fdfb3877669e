import { combined } from './combined.ts'
import { type Company, companyAtom } from './company.atoms.ts'

/** Formats money, numbers and times as set by the company, whatever the browser's language. */
export type Formats = {
  /** An amount in major units, with the company's currency symbol. */
  money: (amount: number) => string
  number: (value: number) => string
  /** A time of the API (ISO 8601) as a day in the company's time zone. */
  date: (time: string) => string
  /** A day without a time (YYYY-MM-DD). */
  day: (date: string) => string
  dateTime: (time: string) => string
}

type Settings = Pick<Company, 'currency' | 'timeZone' | 'dateFormat' | 'numberFormat'>

/** The separators for thousands and decimals. */
const SEPARATORS: Record<Company['numberFormat'], { group: string; decimal: string }> = {
  '1,234.56': { group: ',', decimal: '.' },
  '1.234,56': { group: '.', decimal: ',' },
  // A narrow no-break space.
  '1 234.56': { group: '\u202f', decimal: '.' },
}

export function formatsOf({ currency, timeZone, dateFormat, numberFormat }: Settings): Formats {
  const separators = SEPARATORS[numberFormat]
  const written = (format: Intl.NumberFormat) => (value: number) =>
    partsOf(format.formatToParts(value), (type, text) => separators[type as keyof typeof separators] ?? text)
  const dayIn = (zone: string) =>
    new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: zone })
  const [day, plainDay] = [dayIn(timeZone), dayIn('UTC')]
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  const date = (time: string) => dayAs(dateFormat, day.formatToParts(new Date(time)))
  return {
    money: written(new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })),
    number: written(new Intl.NumberFormat('en-US')),
    date,
    // A date without time is read as midnight UTC.
    day: (text) => dayAs(dateFormat, plainDay.formatToParts(new Date(text))),
    dateTime: (time) => `${date(time)} ${clock.format(new Date(time))}`,
  }
}

type Part = { type: string; value: string }

function partsOf(parts: readonly Part[], text: (type: string, value: string) => string): string {
  return parts.map(({ type, value }) => text(type, value)).join('')
}

/** Formats a day by a pattern of YYYY, MM and DD. */
function dayAs(pattern: Company['dateFormat'], parts: readonly Part[]): string {
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)!.value
  return pattern.replace('YYYY', valueOf('year')).replace('MM', valueOf('month')).replace('DD', valueOf('day'))
}

/** The formats of the signed-in user's company. Suspends until the company is known. */
export const formatsAtom = combined({ company: companyAtom }, ({ company }) => formatsOf(company))
