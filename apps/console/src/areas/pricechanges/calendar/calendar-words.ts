import { PRICE_CHANGE_STATES } from '@greenroom/catalog'
import type { DocumentState } from '@greenroom/documents'
import { monthAndYear, shortWeekday } from '@greenroom/quick-dates'
import type { Formats } from '#data/formats.ts'
import type { PriceChangeRow } from '../price-changes.atoms.ts'
import type { CalendarEntry, Day, Month } from './calendar-days.ts'

export function monthText(month: Month): string {
  return monthAndYear(Date.parse(`${month.toString()}-01`))
}

export function weekdayText(day: Day): string {
  return shortWeekday(Date.parse(day.toString()))
}

export function stateOf({ state }: Pick<PriceChangeRow, 'state'>): DocumentState {
  return PRICE_CHANGE_STATES[state as keyof typeof PRICE_CHANGE_STATES]
}

/** A price change in full, for screen readers and where its bar has no room. */
export function entryText({ row }: CalendarEntry, { dateTime }: Pick<Formats, 'dateTime'>): string {
  const { number, reason, effectiveAt, endsAt } = row
  const times = endsAt ? `${dateTime(effectiveAt!)} to ${dateTime(endsAt)}` : `from ${dateTime(effectiveAt!)}`
  return [`${number} ${stateOf(row).label}`, reason, times].filter(Boolean).join(', ')
}
