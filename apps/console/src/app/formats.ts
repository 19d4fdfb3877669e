import { atom } from 'jotai'
import { type Company, companyAtom } from './session.atoms.ts'

/** Money, numbers and times as the company writes them. */
export type Formats = {
  /** An amount in major units, with the company's currency symbol. */
  money: (amount: number) => string
  number: (value: number) => string
  /** A time of the API (ISO 8601) as a day of the company's time zone. */
  date: (time: string) => string
  dateTime: (time: string) => string
}

export function formatsOf({ currency, timeZone }: Pick<Company, 'currency' | 'timeZone'>, locale?: string): Formats {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const number = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return {
    money: (amount) => money.format(amount),
    number: (value) => number.format(value),
    date: (time) => date.format(new Date(time)),
    dateTime: (time) => dateTime.format(new Date(time)),
  }
}

/** The formats of the signed-in user's company. Suspends until the company is known. */
export const formatsAtom = atom(async (get) => formatsOf(await get(companyAtom)))
