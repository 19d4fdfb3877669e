import { isDay, isTime } from '@greenroom/validation'
import type { SellingDates } from './sold-at.ts'

/** What speaks against a date. */
export interface SellingDatesIssue {
  field: keyof SellingDates
  message: string
  value: string
}

const NAMES = { from: 'Sold from', to: 'Sold until' } as const

/** What speaks against the dates of an entitlement (E4). */
export function checkSellingDates(dates: SellingDates): SellingDatesIssue[] {
  const unreadable = (['from', 'to'] as const).flatMap((field) => {
    const value = dates[field]
    if (value === null || isMinute(value)) return []
    return [{ field, message: `${NAMES[field]} must be a date and a time such as 2026-03-06T18:00`, value }]
  })
  const { from, to } = dates
  if (unreadable.length > 0 || from === null || to === null || from < to) return unreadable
  return [{ field: 'to', message: 'Sold until must be after Sold from', value: to }]
}

/** From the year 1900 on. */
function isMinute(text: string): boolean {
  return isDay(text.slice(0, 10)) && text >= '1900' && text[10] === 'T' && isTime(text.slice(11))
}
